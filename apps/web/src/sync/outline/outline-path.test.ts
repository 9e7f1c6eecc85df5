import { expect, test } from 'vitest';
import { hasExtent, outlinePath } from './outline-path.ts';

test('a shape fills its picture, north up and as wide as it is on the ground', () => {
  // At 60° south a degree of longitude is half as wide as one of latitude: this is a square on the ground.
  const line = { type: 'LineString' as const, coordinates: [[170, -61] as const, [172, -59] as const] };
  expect(outlinePath(line as never, [170, -61, 172, -59])).toBe('M116.0 188.0L204.0 12.0');
});

test('every ring of every part is drawn, and a point is a ring round its place', () => {
  const ring = (west: number): [number, number][] => [
    [west, 0],
    [west + 1, 0],
    [west + 1, 1],
    [west, 0],
  ];
  const shape = { type: 'MultiPolygon' as const, coordinates: [[ring(0)], [ring(2)]] };
  expect(outlinePath(shape, [0, 0, 3, 1]).match(/M/g)).toHaveLength(2);
  expect(outlinePath({ type: 'Point', coordinates: [0, 0] }, [0, 0, 1, 1])).toMatch(
    /^M72\.0 188\.0m-4 0a4 4 /,
  );
});

test('what runs straight north or straight east stands in the middle of its picture', () => {
  const line = (...coordinates: [number, number][]) => ({ type: 'LineString' as const, coordinates });
  expect(outlinePath(line([172, -43], [172, -42]), [172, -43, 172, -42])).toBe('M160.0 188.0L160.0 12.0');
  expect(outlinePath(line([172, -43], [173, -43]), [172, -43, 173, -43])).toBe('M12.0 100.0L308.0 100.0');
});

test('one point alone has no extent, a line has', () => {
  expect(hasExtent([172, -43, 172, -43])).toBe(false);
  expect(hasExtent([172, -43, 172, -42])).toBe(true);
});
