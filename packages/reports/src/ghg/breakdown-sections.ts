import { gases, sourceGroups, type Emissions, type Tenths } from '@tussock/domain';
import { figure, method, wide } from '../document/blocks.ts';
import type { Block, Section } from '../document/plan-document.ts';
import { percentagesOf } from '../share/percentages-of.ts';
import { showPercentage } from '../text/figures.ts';
import { showKg } from './kg-figures.ts';

const KILOGRAMS_IN_TENTHS = 10;

/** Parts of the whole as a bar chart and a table; their shares add up to 100.0. */
function parts<Key extends string>(
  title: string,
  names: Readonly<Record<Key, string>>,
  sums: Readonly<Record<Key, Tenths>>,
): readonly Block[] {
  const keys = Object.keys(names) as Key[]; // the very keys of the names
  const shares = percentagesOf(keys.map((key) => sums[key]));
  const rows = keys.map((key, at) => ({
    label: names[key],
    sum: sums[key],
    share: `${showPercentage(shares[at] ?? 0)} %`,
  }));
  const total = rows.reduce((all, { sum }) => all + sum, 0);
  return [
    {
      type: 'chart',
      spec: {
        title,
        axis: 'Kilograms of CO₂-equivalent',
        bars: rows.map(({ label, sum, share }) => ({
          label,
          value: sum / KILOGRAMS_IN_TENTHS,
          figure: share,
        })),
      },
    },
    {
      type: 'table',
      label: title,
      columns: [wide('Part'), figure('kg CO₂-e', 40), figure('Share', 24)],
      rows: rows.map(({ label, sum, share }) => [label, showKg(sum), share]),
      total: ['All', showKg(total), total === 0 ? '' : '100.0 %'],
    },
  ];
}

/** Sections with emissions by gas and by source. */
export const breakdownSections = ({ byGas, bySource }: Emissions): readonly Section[] => [
  { id: 'by-gas', title: 'By gas', level: 2, blocks: parts('Emissions by gas', gases, byGas) },
  {
    id: 'by-source',
    title: 'By source',
    level: 2,
    blocks: [
      ...parts('Emissions by source', sourceGroups, bySource),
      ...method([
        'Uncertainty: enteric fermentation ±15.5 %, methane of manure ±20 %, nitrous oxide of manure ±100 %, agricultural soils ±54.1 %; fertiliser as in its table. It is not combined.',
      ]),
    ],
  },
];
