import { expect, test } from 'vitest';
import { outsideOf } from './outside-of.ts';

const ring = (west: number, south: number, side: number) =>
  [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ] as const;
const block = (id: string, ...rings: ReturnType<typeof ring>[]) =>
  ({ id, geometry: { type: 'Polygon', coordinates: rings } }) as const;

test('outside the farm is the world without the outlines of all its blocks', () => {
  const [home, runOff] = [ring(172, -43, 0.1), ring(173, -43, 0.1)];
  const [outside] = outsideOf([block('home', home), block('run-off', runOff)]);
  expect(outside?.geometry).toMatchObject({
    type: 'Polygon',
    // Against the outline of the world, so that the engine takes them for holes.
    coordinates: [expect.anything(), home.toReversed(), runOff.toReversed()],
  });
});

test('land of others within a block is outside as well, drawn once more', () => {
  const [home, hole] = [ring(172, -43, 0.1), ring(172.04, -42.96, 0.01)];
  const shapes = outsideOf([block('home', home, hole)]);
  expect(shapes.map(({ geometry }) => geometry)).toEqual([
    expect.objectContaining({ coordinates: [expect.anything(), home.toReversed()] }),
    expect.objectContaining({ coordinates: [hole] }),
  ]);
});

test('an outline that runs the other way is a hole as it is', () => {
  const home = ring(172, -43, 0.1).toReversed();
  const [outside] = outsideOf([{ id: 'home', geometry: { type: 'Polygon', coordinates: [home] } }]);
  expect(outside?.geometry).toMatchObject({ coordinates: [expect.anything(), home] });
});

test('a plan without a boundary has no outside', () => {
  expect(outsideOf([])).toEqual([]);
});
