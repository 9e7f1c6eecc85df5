import proj4 from 'proj4';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../shape/geometry.ts';
import {
  fromNewZealandTransverseMercator,
  projectionFor,
  toNewZealandTransverseMercator,
} from './projection-for.ts';

const PROJ_DEFINITIONS = {
  2193: '+proj=tmerc +lat_0=0 +lon_0=173 +k=0.9996 +x_0=1600000 +y_0=10000000 +ellps=GRS80 +units=m +no_defs',
  3793: '+proj=tmerc +lat_0=0 +lon_0=-176.5 +k=1 +x_0=3500000 +y_0=10000000 +ellps=GRS80 +units=m +no_defs',
} as const;

const mainland = fc.tuple(
  fc.double({ min: 165.8, max: 179.9, noNaN: true }),
  fc.double({ min: -47.9, max: -33.5, noNaN: true }),
);
const chathams = fc.tuple(
  fc.double({ min: -177.5, max: -175.5, noNaN: true }),
  fc.double({ min: -45, max: -43, noNaN: true }),
);

describe('projections', () => {
  test('the published test point of NZTM lies at 38°09′22.691″ S 176°25′48.538″ E', () => {
    const place: Position = [176 + 25 / 60 + 48.538 / 3600, -(38 + 9 / 60 + 22.691 / 3600)];
    const [easting, northing] = toNewZealandTransverseMercator(place);
    // The published seconds are good to 0.0005″, which is 1.5 cm.
    expect(Math.abs(easting - 1_900_560.5)).toBeLessThan(0.015);
    expect(Math.abs(northing - 5_771_280.5)).toBeLessThan(0.015);
    const [longitude, latitude] = fromNewZealandTransverseMercator([1_900_560.5, 5_771_280.5]);
    expect(Math.abs(longitude - place[0]) * 3600).toBeLessThan(0.0005);
    expect(Math.abs(latitude - place[1]) * 3600).toBeLessThan(0.0005);
  });

  test('the mainland gets NZTM, the Chatham Islands their own projection in either way of counting', () => {
    expect(projectionFor([166, -47, 179, -34]).epsg).toBe(2193);
    expect(projectionFor([-177, -44.2, -176, -43.7]).epsg).toBe(3793);
    expect(projectionFor([183, -44.2, 184, -43.7]).epsg).toBe(3793);
  });

  test.each([
    { name: 'mainland', places: mainland },
    { name: 'Chatham Islands', places: chathams },
  ])('$name: agrees with PROJ to a micrometre, and the way back to a billionth of a degree', ({ places }) => {
    fc.assert(
      fc.property(places, ([longitude, latitude]) => {
        const projection = projectionFor([longitude, latitude, longitude, latitude]);
        const [easting, northing] = projection.forward([longitude, latitude]);
        const [x = 0, y = 0] = proj4(PROJ_DEFINITIONS[projection.epsg], [longitude, latitude]);
        expect(Math.abs(easting - x)).toBeLessThan(1e-6);
        expect(Math.abs(northing - y)).toBeLessThan(1e-6);
        const back = projection.inverse([easting, northing]);
        expect(Math.abs(back[0] - longitude)).toBeLessThan(1e-9);
        expect(Math.abs(back[1] - latitude)).toBeLessThan(1e-9);
      }),
    );
  });
});
