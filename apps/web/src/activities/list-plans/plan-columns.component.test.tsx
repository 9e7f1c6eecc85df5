import { listSorts, type PlanListItem } from '@tussock/contract';
import { NOTHING } from '@tussock/ui';
import { expect, test } from 'vitest';
import { planColumns } from './plan-columns.tsx';

const sorted: readonly string[] = listSorts.plans;

test('[UI-5] every column of the farms by which the server can sort is sorted by its heading', () => {
  const unsorted = planColumns.filter(({ id, isSortable }) => sorted.includes(id) && isSortable !== true);
  expect(unsorted.map(({ header }) => header)).toEqual([]);
});

test('what a plan does not have stands as nothing, for a phone to leave it out', () => {
  const bare = { ownerName: null, areaHectares: null, catchment: null, nextDate: null, adviser: null };
  const cells = planColumns.flatMap(({ id, cell }) =>
    Object.hasOwn(bare, id) ? [cell(bare as PlanListItem)] : [],
  ); // of the rest of a plan these columns know nothing
  expect(cells).toEqual([NOTHING, NOTHING, NOTHING, NOTHING, NOTHING]);
});
