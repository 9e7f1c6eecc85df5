import { listSorts } from '@tussock/contract';
import { expect, test } from 'vitest';
import { planColumns } from './plan-columns.tsx';

const sorted: readonly string[] = listSorts.plans;

test('[UI-5] every column of the farms by which the server can sort is sorted by its heading', () => {
  const unsorted = planColumns.filter(({ id, isSortable }) => sorted.includes(id) && isSortable !== true);
  expect(unsorted.map(({ header }) => header)).toEqual([]);
});
