import { countInFigures, monthOf } from '@tussock/domain';
import { figure, method, narrow, say, wide } from '../document/blocks.ts';
import type { Block, Section } from '../document/plan-document.ts';
import { costOf, fencesBy, sumOfFences, type FenceSum } from './fence-totals.ts';
import type { FenceLine } from './fence-lines.ts';
import { showKilometres, showMetres, showWholeDollars } from './show-metres.ts';

const NOT_RECORDED = 'Not recorded';
const NOTHING = '–';

function sumTable(title: string, sums: readonly FenceSum[], all: FenceSum): Block {
  const rowOf = ({ count, lengthMetres, cost }: FenceSum) => [
    countInFigures(count),
    showKilometres(lengthMetres),
    showWholeDollars(cost),
  ];
  return {
    type: 'table',
    label: `Fences by ${title.toLowerCase()}`,
    columns: [wide(title), figure('Fences', 24), figure('km', 24), figure('Recorded cost', 34)],
    rows: sums.map((sum) => [sum.label ?? NOT_RECORDED, ...rowOf(sum)]),
    total: ['Total', ...rowOf(all)],
  };
}

/** Tables of fence lengths by type, purpose and condition; empty when there is no fence. */
export function sumTables(fences: readonly FenceLine[]): readonly Section[] {
  if (fences.length === 0) return [];
  const all = sumOfFences(fences);
  const ways = [
    ['by-type', 'Type', ({ type }: FenceLine) => type],
    ['by-purpose', 'Purpose', ({ purpose }: FenceLine) => purpose],
    ['by-condition', 'Condition', ({ condition }: FenceLine) => condition],
  ] as const;
  return ways.map(([id, title, labelOf]) => ({
    id,
    title: `By ${title.toLowerCase()}`,
    level: 2,
    blocks: [sumTable(title, fencesBy(fences, labelOf), all)],
  }));
}

/** Formats a month: '2027-05' as 'May 2027'. */
const monthInWords = (month: string): string => monthOf(`${month}-01`);

/** Year in which a fence was built, or is to be built. */
const yearOf = ({ isPlanned, plannedBy, yearBuilt }: FenceLine): string => {
  if (isPlanned) return plannedBy === null ? 'Planned' : `Planned by ${monthInWords(plannedBy)}`;
  return yearBuilt === null ? NOTHING : String(yearBuilt);
};

/** Table of every fence with its recorded values. */
export function fenceTable(fences: readonly FenceLine[]): readonly Block[] {
  if (fences.length === 0) return say('There are no fence lines to list.');
  const all = sumOfFences(fences);
  return [
    {
      type: 'table',
      label: 'Fences',
      columns: [
        wide('Fence', 1.2),
        wide('Type', 1.2),
        wide('Purpose', 1.1),
        figure('m', 16),
        narrow('Built', 22),
        narrow('Condition', 22),
        figure('Cost', 20),
      ],
      rows: fences.map((fence) => [
        fence.name || 'Without a name',
        fence.type ?? NOT_RECORDED,
        fence.purpose ?? NOT_RECORDED,
        showMetres(fence.lengthMetres),
        yearOf(fence),
        fence.condition ?? NOTHING,
        showWholeDollars(costOf(fence)),
      ]),
      total: ['Total', '', '', showMetres(all.lengthMetres), '', '', showWholeDollars(all.cost)],
    },
    ...method([
      `Lengths are measured along geodesics of the GRS80 ellipsoid from the drawn lines; totals are rounded once, so the lengths shown may miss them by a metre or two. Fences marked as removed are left out. Cost is the recorded cost per metre times the length; ${NOTHING} means not recorded.`,
    ]),
  ];
}
