import { kinds } from '@tussock/domain';
import type { PolygonalGeometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { farmThumbnail } from './farm-thumbnail.ts';

const square = (west: number): PolygonalGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -42.8],
      [west + 0.01, -42.8],
      [west + 0.01, -42.79],
      [west, -42.79],
      [west, -42.8],
    ],
  ],
});
const paddock = {
  id: 'p',
  kindId: kinds.paddock.id,
  geometry: square(172.4),
  attributes: {},
  areaM2: 1,
  lengthMetres: null,
};

test('a thumbnail shows the boundary, and a paddock in the colour of its use', () => {
  const outline = farmThumbnail([square(172.4)], []);
  expect(outline).toMatch(/^<svg [^>]*viewBox="0 0 168 112"/);
  expect(farmThumbnail([square(172.4)], [paddock]).match(/<path /g)?.length).toBeGreaterThan(
    outline.match(/<path /g)?.length ?? 0,
  );
});

test('a farm on which nothing is drawn is paper', () => {
  expect(farmThumbnail([], [])).not.toContain('<path');
});
