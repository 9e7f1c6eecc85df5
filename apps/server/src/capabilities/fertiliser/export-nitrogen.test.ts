import { kinds, seasonStarting, type FarmFeature } from '@tussock/domain';
import { loadGeos, type PolygonGeometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { nitrogenRows } from './export-nitrogen.ts';

/** At 42.8° S: 81.8 m by 1,110.7 m for each thousandth of a degree of its width. */
const strip = (west: number, width: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -42.8],
      [west + width, -42.8],
      [west + width, -42.79],
      [west, -42.79],
      [west, -42.8],
    ],
  ],
});
const paddock = (_id: string, geometry: PolygonGeometry): FarmFeature => ({
  _id,
  featureType: kinds.paddock.wording.featureType,
  geometry,
  properties: { name: _id, status: 'existing', use: 'pasture' },
  areaHectares: null,
});

test('an application of two landholdings names that of each paddock', async () => {
  const [home, runOff] = [strip(172.3, 0.004), strip(172.32, 0.002)];
  const paddocks = [paddock('home', home), paddock('run-off', runOff)];
  const spread: FarmFeature = {
    ...paddock('spring', home),
    featureType: kinds.fertiliser.wording.featureType,
    geometry: { type: 'MultiPolygon', coordinates: [home.coordinates, runOff.coordinates] },
    properties: {
      name: 'Spring',
      status: 'existing',
      applicationDate: '2025-08-20',
      landUse: 'pastureGrazed',
      area: 54.54,
      paddocks: ['home', 'run-off'],
      fertiliser_application_product: [{ product: 'Urea', nitrogen: 46, application_rate: 100 }],
    },
  };
  const plan = {
    info: {},
    features: new Map([...paddocks, spread].map((one) => [one._id, one])),
    applications: [spread],
    paddocks,
    landUnits: [],
    blocks: [home, runOff],
  };
  const rows = nitrogenRows(await loadGeos(), plan, seasonStarting(2025));
  expect(rows.map(([, , landholding, , , place]) => [landholding, place])).toEqual([
    ['Landholding 1', 'home'],
    ['Landholding 2', 'run-off'],
  ]);
});
