import { labelPoint } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { landUnitFeature, squareAt } from '../testing/report-examples.ts';
import { landUnitFinder } from './land-unit-of.ts';

const west = landUnitFeature('West', squareAt(0, 0, 2));
const east = landUnitFeature('East', squareAt(2, 0, 2));
const placed = (geometry: ReturnType<typeof squareAt>) => ({ geometry, middle: labelPoint(geometry) });

test('a paddock belongs to the unit that holds its middle', () => {
  expect(landUnitFinder([west, east])(placed(squareAt(2.5, 0.5)))).toBe('East');
  expect(landUnitFinder([west, east])(placed(squareAt(1.2, 0)))).toBe('West');
});

test('a paddock whose middle is in no unit belongs to the one that covers most of it', () => {
  expect(landUnitFinder([east, west])(placed(squareAt(-0.6, 0)))).toBe('West');
});

test('a paddock away from all units, or a plan without units, has none', () => {
  expect(landUnitFinder([west, east])(placed(squareAt(20, 20)))).toBeNull();
  expect(landUnitFinder([])(placed(squareAt(0, 0)))).toBeNull();
});

test('removed units are not asked', () => {
  const removed = { ...west, attributes: { ...west.attributes, status: 'removed' } };
  expect(landUnitFinder([removed])(placed(squareAt(0, 0)))).toBeNull();
});
