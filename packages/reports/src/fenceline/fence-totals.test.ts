import { expect, test } from 'vitest';
import { fenceLine } from '../testing/fence-example.ts';
import { costOf, fencesBy, sumOfFences } from './fence-totals.ts';

const deer = fenceLine({ type: 'Deer netting', lengthMetres: 200, costPerMetre: 30 });
const wire = fenceLine({ type: 'Post and wire', lengthMetres: 150, costPerMetre: 10 });
const moreWire = fenceLine({ type: 'Post and wire', lengthMetres: 100 });
const unknown = fenceLine({ type: null, lengthMetres: 900 });

test('the cost of a fence is its length times its cost per metre, and nothing where that is not recorded', () => {
  expect([costOf(deer), costOf(moreWire)]).toEqual([6000, null]);
});

test('the sum counts all fences and all metres, and costs as far as they are recorded', () => {
  expect(sumOfFences([deer, wire, moreWire])).toEqual({
    label: null,
    count: 3,
    lengthMetres: 450,
    cost: 7500,
  });
});

test('without any recorded cost the sum has none', () => {
  expect(sumOfFences([moreWire, unknown]).cost).toBeNull();
  expect(sumOfFences([])).toEqual({ label: null, count: 0, lengthMetres: 0, cost: null });
});

test('by type, the longest together come first, and what is not recorded comes last however long', () => {
  expect(fencesBy([unknown, deer, wire, moreWire], ({ type }) => type)).toEqual([
    { label: 'Post and wire', count: 2, lengthMetres: 250, cost: 1500 },
    { label: 'Deer netting', count: 1, lengthMetres: 200, cost: 6000 },
    { label: null, count: 1, lengthMetres: 900, cost: null },
  ]);
});
