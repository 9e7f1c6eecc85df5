import { hundredthsOf, showHectares } from '../text/figures.ts';
import { breakable } from '../text/printable.ts';
import type { PaddockLine } from './paddock-line.ts';
import type { PaddockSums } from './sum-up.ts';
import { paddockUses } from './paddock-line.ts';

/** Stands where nothing is recorded. */
export const NOTHING = '–';

/** The table of paddocks, every cell as text. */
export function tableSection(
  paddocks: readonly PaddockLine[],
  { sums, landUnitOf }: { sums: PaddockSums; landUnitOf: (line: PaddockLine) => string | null },
) {
  const useLabels = new Map(paddockUses.map(({ key, label }) => [key, label]));
  return {
    head: ['No.', 'Paddock', 'Use', 'Species or crop', 'ha', 'Slope, degrees', 'Land unit', 'Irrigated'],
    rows: paddocks.map((line) => [
      line.number === null ? NOTHING : breakable(line.number),
      breakable(line.isPlanned ? `${line.name} (planned)` : line.name),
      useLabels.get(line.use) ?? line.use,
      coverOf(line),
      showHectares(hundredthsOf(line.areaM2)),
      line.slope ?? NOTHING,
      breakable(landUnitOf(line) ?? NOTHING),
      line.hasIrrigator ? 'Yes' : NOTHING,
    ]),
    total: ['', 'Total', '', '', showHectares(sums.areaHundredths), '', '', ''],
    statements: paddocks.length === 0 ? ['There are no paddocks to list.'] : [],
    method:
      paddocks.length === 0
        ? []
        : [
            'The land unit is the land management unit that holds the middle of the paddock (its balance point, or the middle of the largest circle within it if the balance point lies outside); if none does, the unit that covers most of a grid of points over it.',
            `Irrigated: an irrigator is recorded for the paddock. ${NOTHING} means not recorded or none.`,
          ],
  };
}

/** Pasture and crop of the season, in this order where a paddock has both. */
function coverOf({ use, species, crop }: PaddockLine): string {
  if (use === 'retired') return NOTHING;
  return [species, crop].filter((cover) => cover !== null).join(', then ') || 'Not recorded';
}
