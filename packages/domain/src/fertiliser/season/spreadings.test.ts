import { loadGeos } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { seasonStarting } from '../season.ts';
import { reckonSeason } from './reckon-season.ts';
import { paddock, planOf, spread, strip } from './testing/strips.ts';

test.each([
  { area: 3.625, shares: [2.417, 1.208] },
  { area: 3.62, shares: [2.41, 1.21] },
])('an area of $area ha is shared out whole, and no finer than it was typed', async ({ area, shares }) => {
  const paddocks = [paddock('Wide', strip(172.3, 0.002)), paddock('Narrow', strip(172.31, 0.001))];
  const dressing = spread('Spring', 50, { paddocks });
  const tried = { ...dressing, properties: { ...dressing.properties, area } };
  const found = reckonSeason(await loadGeos(), planOf([], paddocks, [tried]), seasonStarting(2025));
  expect(found.totals.spreadHectares).toBe(area);
  expect(found.paddocks.map((one) => one.spreadHectares)).toEqual(shares);
});
