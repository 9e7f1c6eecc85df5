import type { PolygonGeometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import type { FarmFeature } from './farm.ts';
import { groundOnDevice } from './treated-ground.ts';

/** A thousandth of a degree wide and high: 81.3 m by 111.1 m at 43.1° S, 0.9034 ha. */
const squareAt = (west: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43.101],
      [west + 0.001, -43.101],
      [west + 0.001, -43.1],
      [west, -43.1],
      [west, -43.101],
    ],
  ],
});
const feature = (_id: string, geometry: FarmFeature['geometry']): FarmFeature => ({
  _id,
  featureType: geometry.type === 'Point' ? 'troughs' : 'paddocks',
  geometry,
  properties: { name: _id },
  areaHectares: null,
});
const farm = new Map(
  [
    feature('north', squareAt(172.5)),
    feature('south', squareAt(172.501)),
    feature('over', squareAt(172.5005)),
    feature('trough', { type: 'Point', coordinates: [172.5, -43.1] }),
  ].map((one) => [one._id, one]),
);
const of = (properties: Record<string, unknown>, drawn: PolygonGeometry | null = null) =>
  groundOnDevice({ drawn, properties }, farm);

test('paddocks that were chosen come to their ground together, each with what it adds', () => {
  expect(of({ paddocks: ['north', 'south'] })).toMatchObject({
    hectares: 1.81,
    parts: [
      { label: 'north', hectares: 0.9 },
      { label: 'south', hectares: 0.91 },
    ],
  });
});

test('ground that two have is counted once', () => {
  expect(of({ paddocks: ['north', 'over'] })?.hectares).toBe(1.36);
});

test('what was drawn counts where nothing is chosen', () => {
  expect(of({}, squareAt(172.5))).toMatchObject({
    hectares: 0.9,
    parts: [{ label: 'Drawn shape', hectares: 0.9 }],
  });
  expect(of({})).toMatchObject({ geometry: null, hectares: 0 });
});

test('a new area is called as it was typed', () => {
  const row = { name: 'Back of the hill', feature_map_layer: ['south'] };
  expect(of({ fertiliser_application_new: [row] })?.parts).toEqual([
    { label: 'Back of the hill', hectares: 0.9 },
  ]);
});

test('ground with a margin, without an area, or less a zone is not guessed', () => {
  expect(of({ fertiliser_application_new: [{ feature_map_layer: ['south'], setback: 5 }] })).toBeUndefined();
  expect(of({ fertiliser_application_new: [{ feature_map_layer: ['trough'] }] })).toBeUndefined();
  expect(
    of({ paddocks: ['north'], fertiliser_application_exclusion_zones: [{ name: 'Gully' }] }),
  ).toBeUndefined();
});
