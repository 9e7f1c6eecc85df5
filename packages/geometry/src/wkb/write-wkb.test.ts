import { expect, test } from 'vitest';
import { writeWkb } from './write-wkb.ts';

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const ONE = '000000000000f03f';
const TWO = '0000000000000040';

test('a point is its byte order, its code and its two figures', () => {
  expect(hexOf(writeWkb({ type: 'Point', coordinates: [1, 2, 99] }))).toBe(`0101000000${ONE}${TWO}`);
});

test('a line counts its places', () => {
  const line = writeWkb({ type: 'LineString', coordinates: [[1, 2], [2, 1]] }); // prettier-ignore
  expect(hexOf(line)).toBe(`010200000002000000${ONE}${TWO}${TWO}${ONE}`);
});

test('of many polygons each has its own head and counts its rings', () => {
  const ring = [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 1],
  ] as const;
  const places = ring.map(([x, y]) => (x === 1 ? ONE : TWO) + (y === 1 ? ONE : TWO)).join('');
  expect(hexOf(writeWkb({ type: 'MultiPolygon', coordinates: [[ring]] }))).toBe(
    `01060000000100000001030000000100000004000000${places}`,
  );
});
