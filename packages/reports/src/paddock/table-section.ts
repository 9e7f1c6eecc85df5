import { figure, method, narrow, say, wide } from '../document/blocks.ts';
import type { Block } from '../document/plan-document.ts';
import { hundredthsOf, showHectares } from '../text/figures.ts';
import type { PaddockLine } from './paddock-line.ts';
import type { PaddockSums } from './sum-up.ts';
import { paddockUses } from './paddock-line.ts';

/** Stands where nothing is recorded. */
export const NOTHING = '–';

const COLUMNS = [
  figure('No.', 9),
  wide('Paddock', 1.15),
  narrow('Use', 28),
  wide('Species or crop', 1.6),
  figure('ha', 14),
  narrow('Slope, degrees', 26),
  wide('Land unit'),
  narrow('Irrigated', 16),
];

/** The table of paddocks, every cell as text. */
export function tableSection(
  paddocks: readonly PaddockLine[],
  { sums, landUnitOf }: { sums: PaddockSums; landUnitOf: (line: PaddockLine) => string | null },
): readonly Block[] {
  if (paddocks.length === 0) return say('There are no paddocks to list.');
  const useLabels = new Map(paddockUses.map(({ key, label }) => [key, label]));
  return [
    {
      type: 'table',
      label: 'Paddocks',
      columns: COLUMNS,
      rows: paddocks.map((line) => [
        line.number ?? NOTHING,
        line.isPlanned ? `${line.name} (planned)` : line.name,
        useLabels.get(line.use) ?? line.use,
        coverOf(line),
        showHectares(hundredthsOf(line.areaM2)),
        line.slope ?? NOTHING,
        landUnitOf(line) ?? NOTHING,
        line.hasIrrigator ? 'Yes' : NOTHING,
      ]),
      total: ['', 'Total', '', '', showHectares(sums.areaHundredths), '', '', ''],
    },
    ...method([
      'The land unit is the land management unit that holds the middle of the paddock (its balance point, or the middle of the largest circle within it if the balance point lies outside); if none does, the unit that covers most of a grid of points over it.',
      `Irrigated: an irrigator is recorded for the paddock. ${NOTHING} means not recorded or none.`,
    ]),
  ];
}

/** Pasture and crop of the season, in this order where a paddock has both. */
function coverOf({ use, species, crop }: PaddockLine): string {
  if (use === 'retired') return NOTHING;
  return [species, crop].filter((cover) => cover !== null).join(', then ') || 'Not recorded';
}
