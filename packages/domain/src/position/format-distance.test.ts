import { expect, test } from 'vitest';
import { circleAround, rectangleFrom, type Position } from '@tussock/geometry';
import { formatDistance } from './format-distance.ts';

const start: Position = [172.31, -42.79];

test('a distance is said with its bearing, true and on the grid', () => {
  const line = { type: 'LineString' as const, coordinates: [start, [172.32, -42.79] as const] };
  expect(formatDistance(line)).toMatch(/^818\.2 m, bearing 90\.0° true, 89\.5° grid$/);
});

test('an area is said with the way around it', () => {
  const field = rectangleFrom(start, { bearing: 30, length: 200, width: 100 });
  expect(field.ok && formatDistance(field.geometry)).toBe('2.00 ha, 600.0 m around');
});

test('what is long is said in kilometres', () => {
  const circle = circleAround(start, 4000);
  expect(circle.ok && formatDistance(circle.geometry)).toMatch(/ha, 25\.1\d km around$/);
});

test('a point has nothing to measure', () => {
  expect(formatDistance({ type: 'Point', coordinates: start })).toBe('');
});
