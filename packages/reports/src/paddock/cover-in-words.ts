import { paddockUses, type PaddockLine } from './paddock-line.ts';

const useLabels = new Map(paddockUses.map(({ key, label }) => [key, label]));

/** Formats the use, pasture and crop of this season: 'Pasture then crop: Tall fescue, then Kale'. */
export function coverInWords({ use, species, crop }: PaddockLine): string {
  const said = [species, crop].filter((cover) => cover !== null).join(', then ');
  return `${useLabels.get(use) ?? use}${said === '' ? '' : `: ${said}`}`;
}
