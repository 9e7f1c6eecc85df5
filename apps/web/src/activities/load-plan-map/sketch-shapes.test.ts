import { kinds } from '@tussock/domain';
import { expect, test } from 'vitest';
import { sketchShapes } from './sketch-shapes.ts';

test('a sketch is drawn where its things are, in the looks of their kinds', () => {
  const { featureType } = kinds.paddock.wording;
  const { boundary, features } = sketchShapes({
    box: [172, -43.1, 172.1, -43],
    boundary: [[[0, 0, 4096, 0, 0, 4096, -4096, -4096]]],
    features: [
      { featureType, name: 'Home', areas: [[[0, 0, 2048, 0, 0, 2048, -2048, -2048]]] },
      {
        featureType: kinds.fenceline.wording.featureType,
        lines: [[0, 0, 4096, 4096]],
        look: { colour: '#aa0000' },
      },
      { featureType: kinds.trough.wording.featureType, point: [2048, 2048] },
      { featureType: 'of-a-later-version', point: [0, 0] },
    ],
  });
  const rounded = (numbers: readonly (readonly number[])[] = []) =>
    numbers.map((place) => place.map((number) => Math.round(number * 1e6) / 1e6));
  expect(boundary.map(({ geometry }) => geometry.type)).toEqual(['Polygon']);
  expect(features.map(({ kind, name, geometry, look }) => [kind.id, name, geometry.type, look])).toEqual([
    [kinds.paddock.id, 'Home', 'Polygon', {}],
    [kinds.fenceline.id, '', 'MultiLineString', { colour: '#aa0000' }],
    [kinds.trough.id, '', 'Point', {}],
  ]);
  const home = features[0]?.geometry;
  expect(home?.type === 'Polygon' && rounded(home.coordinates[0])).toEqual([
    [172, -43],
    [172.05, -43],
    [172.05, -43.05],
    [172, -43],
  ]);
});

test('of nothing nothing is drawn', () => {
  expect(sketchShapes({ box: null, boundary: [], features: [] })).toEqual({ boundary: [], features: [] });
});
