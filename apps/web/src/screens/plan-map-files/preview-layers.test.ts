import type { MapRow } from '@tussock/domain';
import type { PolygonGeometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { previewLayers } from './preview-layers.ts';

const bowTie: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172, -43],
      [173, -42],
      [173, -43],
      [172, -42],
      [172, -43],
    ],
  ],
};
const half: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172, -43],
      [172.5, -42.5],
      [172, -42],
      [172, -43],
    ],
  ],
};
const sound: MapRow = { line: 1, geometry: half, cells: [] };
const mended: MapRow = {
  line: 2,
  geometry: half,
  cells: [],
  repair: { what: 'It crossed.', before: bowTie },
};
const refused: MapRow = { line: 3, geometry: null, cells: [], fault: 'It is outside New Zealand.' };

test('a mended shape is drawn as it is now and, in another colour, with the outline it had', () => {
  const layers = previewLayers([sound, mended, refused]);
  expect(layers.map(({ id, shapes }) => [id, shapes.map((shape) => shape.geometry.type)])).toEqual([
    ['preview', ['Polygon', 'Polygon']],
    ['before', ['MultiLineString']],
  ]);
  expect(new Set(layers.map(({ colour }) => colour)).size).toBe(2);
  expect(layers[1]?.shapes[0]?.geometry).toMatchObject({ coordinates: bowTie.coordinates });
});

test('where nothing was mended there is one outline of each', () => {
  expect(previewLayers([sound, refused]).map(({ id }) => id)).toEqual(['preview']);
});
