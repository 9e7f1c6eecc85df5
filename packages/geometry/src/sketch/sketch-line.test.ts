import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bounds, Position } from '../shape/geometry.ts';
import { lineOfSketch, sketchedLine } from './sketch-line.ts';

const box: Bounds = [172, -43.1, 172.1, -43];

test('a line is told in steps from its north-western corner, each from the one before', () => {
  expect(
    sketchedLine(
      [
        [172, -43],
        [172.05, -43.1],
        [172.1, -43.05],
      ],
      box,
    ),
  ).toEqual([0, 0, 2048, 4096, 2048, -2048]);
});

test('corners that nobody would see are left out', () => {
  const straight: readonly Position[] = [
    [172, -43],
    [172.05, -43.00005],
    [172.1, -43],
  ];
  expect(sketchedLine(straight, box)).toEqual([0, 0, 4096, 0]);
});

test('a single place has a box as well', () => {
  const at: Position = [172.5, -43.5];
  const around: Bounds = [172.5, -43.5, 172.5, -43.5];
  expect(lineOfSketch(sketchedLine([at], around), around)).toEqual([at]);
});

test('what is sketched comes back within half a step of where it was', () => {
  const inside = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
  const place = fc.tuple(inside(172, 172.1), inside(-43.1, -43));
  fc.assert(
    fc.property(place, place, (from, to) => {
      const back = lineOfSketch(sketchedLine([from, to], box), box);
      expect(back).toHaveLength(2);
      for (const [index, [longitude, latitude]] of [from, to].entries()) {
        expect(Math.abs((back[index]?.[0] ?? 0) - longitude)).toBeLessThanOrEqual(0.1 / 8191);
        expect(Math.abs((back[index]?.[1] ?? 0) - latitude)).toBeLessThanOrEqual(0.1 / 8191);
      }
    }),
  );
});
