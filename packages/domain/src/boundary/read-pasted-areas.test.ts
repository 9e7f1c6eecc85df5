import { expect, test } from 'vitest';
import type { Geometry } from '@tussock/geometry';
import { boundaryWords } from './boundary-words.ts';
import { areasOfMapRows, readPastedAreas } from './read-pasted-areas.ts';

const ring = [
  [172, -43.2],
  [172.1, -43.2],
  [172.1, -43.1],
  [172, -43.2],
];
const area = { type: 'Polygon', coordinates: [ring] };
const line = { type: 'LineString', coordinates: ring };
const feature = (geometry: object) => ({ type: 'Feature', properties: {}, geometry });

test.each([
  ['a geometry', area],
  ['a feature', feature(area)],
  ['a collection with lines in it', { type: 'FeatureCollection', features: [feature(line), feature(area)] }],
  ['a collection of geometries', { type: 'GeometryCollection', geometries: [line, area] }],
])('areas are read from %s', (_what, json) => {
  expect(readPastedAreas(`\uFEFF ${JSON.stringify(json)}`)).toMatchObject({ ok: true, areas: [area] });
});

test('each part of an area of several is an area of its own, also in WKT', () => {
  const wkt =
    'MULTIPOLYGON (((172 -43.2, 172.1 -43.2, 172.1 -43.1, 172 -43.2)), ((173 -43.2, 173.1 -43.2, 173.1 -43.1, 173 -43.2)))';
  const read = readPastedAreas(wkt);
  expect(read.ok && read.areas).toHaveLength(2);
});

test.each([
  ['nothing', '  ', 'Paste the areas first, or choose a file.'],
  ['other text', 'Lot 4 DP 978580', 'This is neither GeoJSON nor WKT.'],
  ['half a text', '{"type":"Polygon"', 'This is neither GeoJSON nor WKT.'],
  ['a line', JSON.stringify(line), 'There is no area in it.'],
  [
    'nulls',
    '{"type":"FeatureCollection","features":[null,{"type":"Feature","geometry":null}]}',
    'This is neither GeoJSON nor WKT.',
  ],
])('%s is refused with a sentence', (_what, text, message) => {
  expect(readPastedAreas(text)).toEqual({ ok: false, message });
});

test('an area elsewhere in the world is refused', () => {
  const abroad = {
    type: 'Polygon',
    coordinates: [
      [
        [10, 50],
        [10.1, 50],
        [10.1, 50.1],
        [10, 50],
      ],
    ],
  };
  expect(readPastedAreas(JSON.stringify(abroad))).toMatchObject({ ok: false });
});

const row = (geometry: unknown) => ({ geometry: geometry as Geometry | null });

test('the areas of a file of places are taken, without its lines and the rows that are left out', () => {
  expect(areasOfMapRows([row(line), row(null), row(area)])).toMatchObject({ ok: true, areas: [area] });
});

test.each([
  ['of lines alone', [row(line)], null, 'There is no area in it.'],
  ['whose coordinates nobody has said', [row(area)], 'system', boundaryWords.fileUnplaced],
] as const)('a file %s is refused with a sentence', (_what, rows, needs, message) => {
  expect(areasOfMapRows(rows, needs)).toEqual({ ok: false, message });
});
