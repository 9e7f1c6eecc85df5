import type { Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { EarlyPresses } from './early-presses.ts';

const [a, b]: readonly [Position, Position] = [
  [172, -43],
  [172.01, -43],
];

test('early presses are those of the drawing that was to begin, and are taken once', () => {
  const early = new EarlyPresses();
  expect(early.add('first', a)).toEqual([a]);
  expect(early.add('first', b)).toEqual([a, b]);
  expect([early.take('first'), early.take('first')]).toEqual([[a, b], []]);
});

test('those of a drawing that was put away are none of the next', () => {
  const early = new EarlyPresses();
  early.add('first', a);
  expect(early.add('second', b)).toEqual([b]);
  expect([early.take('third'), early.take('second')]).toEqual([[], []]);
});
