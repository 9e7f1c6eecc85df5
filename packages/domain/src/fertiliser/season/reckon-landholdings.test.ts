import {
  loadGeos,
  sumHectares,
  areaSquareMetres,
  type GeosOperations,
  type PolygonGeometry,
} from '@tussock/geometry';
import { beforeAll, expect, test } from 'vitest';
import { kinds } from '../../kinds/registry.ts';
import { seasonStarting } from '../season.ts';
import type { FarmFeature, FertiliserPlan } from './farm.ts';
import { reckonSeason } from './reckon-season.ts';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});

/** A hundredth of a degree high, at 42.8° S: 81.8 m by 1,110.7 m for each thousandth of its width, 9.1 ha. */
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
const hectaresOf = (...areas: readonly PolygonGeometry[]): number => sumHectares(areas.map(areaSquareMetres));

const feature = (
  name: string,
  kind: { readonly wording: { readonly featureType: string } },
  geometry: PolygonGeometry,
  properties: Readonly<Record<string, unknown>>,
): FarmFeature => ({
  _id: name.toLowerCase(),
  featureType: kind.wording.featureType,
  geometry,
  properties: { name, status: 'existing', ...properties },
  areaHectares: hectaresOf(geometry),
});
const paddock = (name: string, geometry: PolygonGeometry) =>
  feature(name, kinds.paddock, geometry, { use: 'pasture' });
/** So many kilograms of nitrogen a hectare on paddocks, or on a drawn shape of so many hectares. */
const spread = (
  name: string,
  kilograms: number,
  where: { readonly paddocks?: readonly FarmFeature[]; readonly drawn?: PolygonGeometry },
  landUse = 'pastureGrazed',
) => {
  const { paddocks = [], drawn } = where;
  const ground = drawn ? [drawn] : paddocks.map(({ geometry }) => geometry as PolygonGeometry);
  return feature(name, kinds.fertiliser, drawn ?? strip(0, 0.001), {
    applicationDate: '2025-09-01',
    landUse,
    area: hectaresOf(...ground),
    paddocks: paddocks.map(({ _id }) => _id),
    fertiliser_application_product: [{ product: 'N', nitrogen: 50, application_rate: kilograms * 2 }],
  });
};
function landholdingsOf(
  blocks: readonly PolygonGeometry[],
  paddocks: readonly FarmFeature[],
  applications: readonly FarmFeature[],
) {
  const plan: FertiliserPlan = {
    info: { betweenBlocks: 'neighbour' },
    features: new Map([...paddocks, ...applications].map((one) => [one._id, one])),
    applications,
    paddocks,
    landUnits: [],
    blocks,
  };
  return reckonSeason(geos, plan, seasonStarting(2025)).landholdings;
}

test('a dressing of two landholdings counts in each by what it got', () => {
  // 36 ha and 18 ha, a kilometre apart, the whole of both dressed with 150 kg/ha.
  const [home, runOff] = [strip(172.3, 0.004), strip(172.32, 0.002)];
  const paddocks = [paddock('Home', home), paddock('Run-off', runOff)];
  const found = landholdingsOf([home, runOff], paddocks, [spread('Spring', 150, { paddocks })]);
  expect(found.map((one) => Math.round(one.averageKgPerHectare))).toEqual([150, 150]);
  expect(found.map((one) => one.highestKgPerHectare)).toEqual([150, 150]);
  expect(found.map((one) => one.state)).toEqual(['within', 'within']);
  const inAll = found.reduce((sum, one) => sum + one.countedNitrogenKg, 0);
  expect(inAll).toBeCloseTo(hectaresOf(home, runOff) * 150, 3);
});

test('without paddocks the ground that was dressed twice is one ground in the average', () => {
  const home = strip(172.3, 0.004);
  const dressed = strip(172.3, 0.001);
  const found = landholdingsOf(
    [home],
    [],
    [
      spread('Kale in September', 100, { drawn: dressed }, 'winterForageCrop'),
      spread('Kale again', 100, { drawn: dressed }, 'winterForageCrop'),
    ],
  );
  expect(found).toMatchObject([
    { grazedHectares: hectaresOf(dressed), averageKgPerHectare: 200, averageState: 'over' },
  ]);
});
