import { expect, test } from 'vitest';
import { outlinePath } from './outline-path.ts';

test('a shape fills its picture, north up and as wide as it is on the ground', () => {
  // At 60° south a degree of longitude is half as wide as one of latitude: this is a square on the ground.
  const line = { type: 'LineString' as const, coordinates: [[170, -61] as const, [172, -59] as const] };
  expect(outlinePath(line as never, [170, -61, 172, -59])).toBe('M116.0 188.0L204.0 12.0');
});

test('every ring of every part is drawn, and a point is a dot', () => {
  const ring = (west: number): [number, number][] => [
    [west, 0],
    [west + 1, 0],
    [west + 1, 1],
    [west, 0],
  ];
  const shape = { type: 'MultiPolygon' as const, coordinates: [[ring(0)], [ring(2)]] };
  expect(outlinePath(shape, [0, 0, 3, 1]).match(/M/g)).toHaveLength(2);
  expect(outlinePath({ type: 'Point', coordinates: [0, 0] }, [0, 0, 1, 1])).toContain('h0.01');
});
