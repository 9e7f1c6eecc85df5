import { figure, method, narrow, say, wide } from '../document/blocks.ts';
import { figureWith } from '@tussock/domain';
import type { Block, Column } from '../document/plan-document.ts';
import type { PaddockNitrogen } from '../report-input.ts';
import { hundredthsOf, showHectares } from '../text/figures.ts';
import type { PaddockLine } from './paddock-line.ts';
import type { PaddockSums } from './sum-up.ts';
import { paddockUses } from './paddock-line.ts';

/** Stands where nothing is recorded. */
export const NOTHING = '–';

const columnsWith = (hasNitrogen: boolean): readonly Column[] => [
  figure('No.', 10),
  wide('Paddock', 1.1),
  narrow('Use', 24),
  wide('Species or crop', 1.3),
  figure('ha', 13),
  narrow('Slope, degrees', 24),
  wide('Land unit'),
  ...(hasNitrogen ? [figure('N, kg/ha', 14)] : []),
  narrow('Irrigated', 17),
];

interface TableQuestion {
  readonly sums: PaddockSums;
  readonly landUnitOf: (line: PaddockLine) => string | null;
  readonly nitrogen?: PaddockNitrogen | undefined;
}

/** The table of paddocks, every cell as text. */
export function tableSection(
  paddocks: readonly PaddockLine[],
  { sums, landUnitOf, nitrogen }: TableQuestion,
): readonly Block[] {
  if (paddocks.length === 0) return say('There are no paddocks to list.');
  const useLabels = new Map(paddockUses.map(({ key, label }) => [key, label]));
  const spread = ({ id }: PaddockLine): string => {
    const kgPerHectare = nitrogen?.kgPerHectare[id];
    return kgPerHectare === undefined ? NOTHING : figureWith(kgPerHectare, 1);
  };
  return [
    {
      type: 'table',
      label: 'Paddocks',
      columns: columnsWith(nitrogen !== undefined),
      rows: paddocks.map((line) => [
        line.key,
        line.isPlanned ? `${line.name} (planned)` : line.name,
        useLabels.get(line.use) ?? line.use,
        coverOf(line),
        showHectares(hundredthsOf(line.areaM2)),
        line.slope ?? NOTHING,
        landUnitOf(line) ?? NOTHING,
        ...(nitrogen ? [spread(line)] : []),
        line.hasIrrigator ? 'Yes' : NOTHING,
      ]),
      total: ['', 'Total', '', '', showHectares(sums.areaHundredths), '', '', ...(nitrogen ? [''] : []), ''],
    },
    ...method([
      ...(paddocks.some(({ number }) => number === null)
        ? ['No. is the farm’s own number; a paddock without one has letters, here and on the map.']
        : []),
      nitrogen
        ? `N: all nitrogen of the applications recorded in the season ${nitrogen.seasonName} (July to June), as far as they lie on the paddock, on each of its mapped hectares.`
        : 'Nitrogen is reckoned when the report is printed.',
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
