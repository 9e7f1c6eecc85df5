import fc from 'fast-check';
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

test('lines that meet by their starts, and lines in a circle, are joined as well', () => {
  expect(
    joinLines(
      [
        [b, a],
        [b, c],
      ],
      0.1,
    ),
  ).toEqual([[a, b, c]]);
  const around = joinLines(
    [
      [a, b],
      [b, d],
      [d, a],
    ],
    0.1,
  );
  expect(around).toEqual([[a, b, d, a]]);
});

test('a line cut anywhere, its pieces in any order and direction, is one line again', () => {
  const pieces = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean(), fc.integer()), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(pieces, (cuts) => {
      let at = 0;
      const cut = cuts.map(([steps, isReversed, order]) => {
        const piece = Array.from({ length: steps + 1 }, (_, step) => [10 * (at + step), 0] as const);
        at += steps;
        return { order, line: isReversed ? piece.toReversed() : piece };
      });
      const shuffled = cut.toSorted((one, two) => one.order - two.order).map(({ line }) => line);
      const whole = Array.from({ length: at + 1 }, (_, step) => [10 * step, 0] as const);
      const [joined, ...others] = joinLines(shuffled, 0.1);
      expect(others).toEqual([]);
      expect([whole, whole.toReversed()]).toContainEqual(joined);
    }),
  );
});
