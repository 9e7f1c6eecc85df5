import { expect, test } from 'vitest';
import { areaSquareMetres } from '../measure/area-of-record.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import type { PolygonGeometry } from '../shape/geometry.ts';
import { uniteAreas } from './unite-areas.ts';

const box = (west: number, east: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43.11],
      [east, -43.11],
      [east, -43.1],
      [west, -43.1],
      [west, -43.11],
    ],
  ],
});

test('areas that touch or lie over each other are one, and those apart stay apart', () => {
  const united = uniteAreas([box(172, 172.02), box(172.01, 172.03), box(172.03, 172.04), box(172.1, 172.11)]);
  expect(united && polygonsOf(united)).toHaveLength(2);
  const whole = areaSquareMetres(box(172, 172.04)) + areaSquareMetres(box(172.1, 172.11));
  expect(united && areaSquareMetres(united)).toBeCloseTo(whole, 0);
});

test('one is itself, and none is none', () => {
  expect(uniteAreas([box(172, 172.01)])).toMatchObject({ type: 'Polygon' });
  expect(uniteAreas([])).toBeNull();
});
