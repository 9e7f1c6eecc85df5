import { expect, test } from 'vitest';
import { uplinkAllowance } from './uplink-allowance.ts';

const START = new Date('2026-11-27T00:00:00Z').getTime();

/** Six a minute: one every ten seconds. */
function allowance() {
  const clock = { at: START };
  const waitFor = uplinkAllowance(6, { now: () => new Date(clock.at) });
  return { clock, ask: () => waitFor('farm'), askOther: () => waitFor('other') };
}

test('a minute’s worth may come at once; after that each waits its ten seconds, of one integration alone', () => {
  const { clock, ask, askOther } = allowance();
  expect(Array.from({ length: 7 }, ask)).toEqual([0, 0, 0, 0, 0, 0, 10]);
  expect(askOther()).toBe(0);
  clock.at += 4000;
  expect(ask()).toBe(6);
  clock.at += 6000;
  expect([ask(), ask()]).toEqual([0, 10]);
});

test('a clock that is set back takes away nothing that is left', () => {
  const { clock, ask } = allowance();
  expect([ask(), ask()]).toEqual([0, 0]);
  clock.at -= 3_600_000;
  expect(Array.from({ length: 5 }, ask)).toEqual([0, 0, 0, 0, 10]);
});

test('an hour without uplinks saves up no more than a minute’s worth', () => {
  const { clock, ask } = allowance();
  ask();
  clock.at += 3_600_000;
  expect(Array.from({ length: 7 }, ask).filter((seconds) => seconds === 0)).toHaveLength(6);
});
