import { expect, test } from 'vitest';
import type { Geometry } from '../shape/geometry.ts';
import { readWkb } from './read-wkb.ts';
import { writeWkb } from './write-wkb.ts';

const ring = [
  [172.3, -42.8],
  [172.31, -42.8],
  [172.31, -42.79],
  [172.3, -42.8],
] as const;
const shapes: readonly Geometry[] = [
  { type: 'Point', coordinates: [172.3, -42.8] },
  { type: 'LineString', coordinates: ring },
  { type: 'Polygon', coordinates: [ring] },
  { type: 'MultiLineString', coordinates: [ring, ring] },
  { type: 'MultiPolygon', coordinates: [[ring], [ring]] },
];

test.each(shapes)('what is written of a $type is read as it was', (shape) => {
  expect(readWkb(writeWkb(shape))).toEqual(shape);
});

test.each(shapes)('bytes of a $type that stop short are nothing', (shape) => {
  expect(readWkb(writeWkb(shape).slice(0, -1))).toBeNull();
});
