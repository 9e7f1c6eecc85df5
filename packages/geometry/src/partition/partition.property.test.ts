import { expect, test } from 'vitest';
import { areaSquareMetres } from '../measure/area-of-record.ts';
import { loadGeos } from '../geos/load-geos.ts';
import type { PolygonalGeometry } from '../shape/geometry.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { editAtRandom } from '../testing/random-edits.ts';
import { seededRandom } from '../testing/random-parcels.ts';

const seed = process.env['PROPERTY_SEED'] === 'random' ? Math.floor(Math.random() * 1e9) : 13;
const LEAST_GROUND_M2 = 0.01;
/** 0.01 ha, in square metres; corners are rounded to 7 decimals, about a centimetre. */
const LEAST_SUM_M2 = 100;

const sum = (geometries: readonly PolygonalGeometry[]): number =>
  geometries.reduce((total, geometry) => total + areaSquareMetres(geometry), 0);

test(`after 200 drags, splits, merges and reshapes on 150 paddocks there is no gap and no overlap (seed ${seed})`, async () => {
  const geos = await loadGeos();
  const { farm, done, inside } = editAtRandom(seededRandom(seed), 200);
  const paddocks = farm.map(({ geometry }) => geometry);
  expect(paddocks.filter((geometry) => !geos.isValid(geometry))).toEqual([]);
  expect(Object.keys(done).toSorted()).toEqual(['drag', 'merge', 'reshape', 'split']);
  expect(Math.min(...Object.values(done))).toBeGreaterThan(20);
  const union = paddocks.reduce((one, other) => geos.union(one, other) ?? one);
  const outlines = polygonsOf(union).map(([ring]): PolygonalGeometry => ({
    type: 'Polygon',
    coordinates: [ring ?? []],
  }));
  const overlaps = sum(paddocks) - areaSquareMetres(union);
  const gaps = sum(outlines) - areaSquareMetres(union);
  expect(overlaps).toBeLessThan(LEAST_GROUND_M2);
  expect(gaps).toBeLessThan(LEAST_GROUND_M2);
  // Ground that is lost at the outline of the farm would be no gap: edits within it leave its sum as it was.
  expect(inside.count).toBeGreaterThan(80);
  expect(inside.mostGroundM2).toBeLessThan(LEAST_SUM_M2);
}, 120_000);
