import { expect, test } from 'vitest';
import { forwardClock } from './forward-clock.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 20, 0, minutes));

test('a clock that is set back goes on from where it stood, and follows the other once that is ahead', () => {
  const machine = { now: at(60), elapsed: 0 };
  const clock = forwardClock({ now: () => machine.now }, () => machine.elapsed);
  expect(clock.now()).toEqual(at(60));
  machine.now = at(0);
  machine.elapsed = 10 * 60_000;
  expect(clock.now()).toEqual(at(70));
  machine.now = at(90);
  expect(clock.now()).toEqual(at(90));
});

test('a clock that was wrong by days is believed once it is put right', () => {
  const machine = { now: at(60 * 48) };
  const clock = forwardClock({ now: () => machine.now }, () => 0);
  machine.now = at(0);
  expect(clock.now()).toEqual(at(0));
});
