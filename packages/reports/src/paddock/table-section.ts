import { figure, method, narrow, say, wide } from '../document/blocks.ts';
import { figureWith } from '@tussock/domain';
import { columnTable, type ColumnOf } from '../document/column-table.ts';
import type { Block } from '../document/plan-document.ts';
import type { PaddockNitrogen } from '../report-input.ts';
import { hundredthsOf, showHectares } from '../text/figures.ts';
import type { PaddockLine } from './paddock-line.ts';
import type { PaddockSums } from './sum-up.ts';
import { paddockUses } from './paddock-line.ts';

/** Stands where nothing is recorded. */
export const NOTHING = '–';

interface TableQuestion {
  readonly sums: PaddockSums;
  readonly landUnitOf: (line: PaddockLine) => string | null;
  readonly nitrogen?: PaddockNitrogen | undefined;
}

const useLabels = new Map(paddockUses.map(({ key, label }) => [key, label]));

const nitrogenColumn = ({ kgPerHectare }: PaddockNitrogen): ColumnOf<PaddockLine> => ({
  column: figure('N, kg/ha', 14),
  cell: ({ id }) => {
    const spread = kgPerHectare[id];
    return spread === undefined ? NOTHING : figureWith(spread, 1);
  },
});

const columnsOf = ({ sums, landUnitOf, nitrogen }: TableQuestion): readonly ColumnOf<PaddockLine>[] => [
  { column: figure('No.', 10), cell: ({ key }) => key },
  {
    column: wide('Paddock', 1.1),
    cell: ({ name, isPlanned }) => (isPlanned ? `${name} (planned)` : name),
    total: 'Total',
  },
  { column: narrow('Use', 24), cell: ({ use }) => useLabels.get(use) ?? use },
  { column: wide('Species or crop', 1.3), cell: coverOf },
  {
    column: figure('ha', 13),
    cell: ({ areaM2 }) => showHectares(hundredthsOf(areaM2)),
    total: showHectares(sums.areaHundredths),
  },
  { column: narrow('Slope, degrees', 24), cell: ({ slope }) => slope ?? NOTHING },
  { column: wide('Land unit'), cell: (line) => landUnitOf(line) ?? NOTHING },
  ...(nitrogen ? [nitrogenColumn(nitrogen)] : []),
  { column: narrow('Irrigated', 17), cell: ({ hasIrrigator }) => (hasIrrigator ? 'Yes' : NOTHING) },
];

/** The table of paddocks, every cell as text. */
export function tableSection(paddocks: readonly PaddockLine[], question: TableQuestion): readonly Block[] {
  if (paddocks.length === 0) return say('There are no paddocks to list.');
  const { nitrogen } = question;
  return [
    columnTable('Paddocks', columnsOf(question), paddocks),
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
