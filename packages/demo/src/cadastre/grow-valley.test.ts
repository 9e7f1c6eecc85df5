import { expect, test } from 'vitest';
import { growValley, growValleyInTurns } from './grow-valley.ts';

test('what a process has to do besides goes on while a valley grows, which is the same as in one go', async () => {
  const wish = { parcels: 400, seed: 'turns' };
  let turns = 0;
  let isGrown = false;
  const besides = (): void => {
    turns += 1;
    if (!isGrown) setImmediate(besides);
  };
  setImmediate(besides);
  const valley = await growValleyInTurns(wish);
  isGrown = true;
  expect(turns).toBeGreaterThanOrEqual(5);
  const { statistics, titles, contours, landUseCapability } = growValley(wish);
  expect(valley).toMatchObject({ statistics, titles, contours, landUseCapability });
});
