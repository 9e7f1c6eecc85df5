import { expect, test } from 'vitest';
import { joinLines } from './join-lines.ts';

const [a, b, c, d] = [
  [0, 0],
  [10, 0],
  [20, 0],
  [20, 10],
] as const;

test('what was cut is one line again, each in the direction it is drawn', () => {
  expect(
    joinLines(
      [
        [a, b],
        [b, c],
        [c, d],
      ],
      0.1,
    ),
  ).toEqual([[a, b, c, d]]);
});

test('where three lines meet each stays its own', () => {
  const meeting = [
    [a, b],
    [b, c],
    [b, d],
  ];
  expect(joinLines(meeting, 0.1)).toEqual(meeting);
});

test('a line that ends where it begins, and lines that are apart, stay as they are', () => {
  const ring = [a, b, d, a];
  expect(joinLines([ring, [c, [40, 0]]], 0.1)).toEqual([ring, [c, [40, 0]]]);
});
