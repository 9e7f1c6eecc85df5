import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { findPolygonProblem } from '../check/find-polygon-problem.ts';
import { loadGeos, type GeosOperations } from '../geos/load-geos.ts';
import { areaSquareMetres } from '../measure/area-of-record.ts';
import type { PolygonalGeometry, PolygonGeometry, Position, Ring } from '../shape/geometry.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { positionsOf } from '../shape/positions-of.ts';
import { roundToMergePrecision } from '../shape/round-to-merge-precision.ts';
import { isCounterClockwise, planarRingArea } from '../shape/wind-rings.ts';
import { randomPlace, seededRandom, skew, subdivide } from '../testing/random-parcels.ts';
import { insertSharedVertices } from './insert-shared-vertices.ts';
import { unifyCorners } from './unify-corners.ts';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const counts = fc.integer({ min: 1, max: 60 });

function box(west: number, south: number, east: number, north: number): PolygonGeometry {
  const corner = (x: number, y: number): Position => [175 + x / 10_000, -40 + y / 10_000];
  const ring: Ring = [corner(west, south), corner(east, south), corner(east, north), corner(west, north), corner(west, south)]; // prettier-ignore
  return { type: 'Polygon', coordinates: [ring] };
}

/** The shape of the answer in a line: how many parts, how many holes. */
function outlineOf(merged: PolygonalGeometry | null): string {
  if (merged === null) return 'nothing';
  const parts = polygonsOf(merged);
  const holes = parts.reduce((sum, rings) => sum + rings.length - 1, 0);
  return `${parts.length} parts, ${holes} holes`;
}

function recordArea(parts: readonly PolygonGeometry['coordinates'][]): number {
  return parts.reduce((sum, coordinates) => sum + areaSquareMetres({ type: 'Polygon', coordinates }), 0);
}

describe('one boundary from many parcels', () => {
  test('[CALC-3] subdivided land with T-junctions becomes one polygon without holes, and no area is lost', () => {
    fc.assert(
      fc.property(seeds, counts, (seed, count) => {
        const random = seededRandom(seed);
        const { whole, parcels } = subdivide(random, randomPlace(random), count);
        const merged = geos.mergePolygons(parcels);
        expect(outlineOf(merged)).toBe('1 parts, 0 holes');
        const planar = Math.abs(planarRingArea(merged === null ? [] : (polygonsOf(merged)[0]?.[0] ?? [])));
        expect(planar / planarRingArea(whole.coordinates[0] ?? [])).toBeCloseTo(1, 9);
        // Edges are geodesics, so the parts are measured with the corners that their neighbours have on them.
        const noded = insertSharedVertices(parcels.map(({ coordinates }) => coordinates));
        expect(areaSquareMetres(merged ?? whole) / recordArea(noded)).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });

  test('[CALC-3] land that lies skewed, whose junctions are rounded off their edges, leaves no sliver either', () => {
    fc.assert(
      fc.property(seeds, counts, (seed, count) => {
        const random = seededRandom(seed);
        const parcels = subdivide(random, randomPlace(random), count).parcels.map(skew);
        const merged = geos.mergePolygons(parcels);
        expect(outlineOf(merged)).toBe('1 parts, 0 holes');
        expect(merged).toEqual(merged === null ? null : roundToMergePrecision(merged));
        const noded = insertSharedVertices(
          unifyCorners(parcels.map((p) => roundToMergePrecision(p).coordinates)),
        );
        expect(areaSquareMetres(merged ?? box(0, 0, 1, 1)) / recordArea(noded)).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });

  test('parcels whose common pegs were measured twice, a unit of the seventh decimal apart, merge as well', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const shake = (value: number) => value + Math.round((random() - 0.5) * 1.98) * 0.5e-7;
        const parcels = subdivide(random, randomPlace(random), 30).parcels.map((parcel): PolygonGeometry => {
          const [start = [0, 0], ...rest] = (parcel.coordinates[0] ?? []).slice(0, 4).map(([x, y]): Position => [shake(x), shake(y)]); // prettier-ignore
          return { type: 'Polygon', coordinates: [[start, ...rest, start]] };
        });
        expect(outlineOf(geos.mergePolygons(parcels))).toBe('1 parts, 0 holes');
      }),
      { numRuns: 60 },
    );
  });

  test('the answer is valid and runs by the right-hand rule, whichever way the parcels ran', () => {
    const turned: PolygonGeometry = { type: 'Polygon', coordinates: box(2, 0, 4, 2).coordinates.map((ring) => ring.toReversed()) }; // prettier-ignore
    const merged = geos.mergePolygons([box(0, 0, 2, 2), turned]);
    expect(
      merged === null ? [] : polygonsOf(merged).flatMap((rings) => rings.map(isCounterClockwise)),
    ).toEqual([true]);
    expect(merged === null ? 'none' : findPolygonProblem(merged)).toBeNull();
  });

  test.each([
    { name: 'apart', parcels: [box(0, 0, 1, 1), box(3, 0, 4, 1)], expected: '2 parts, 0 holes' },
    {
      name: 'touching in a corner',
      parcels: [box(0, 0, 1, 1), box(1, 1, 2, 2)],
      expected: '2 parts, 0 holes',
    },
    { name: 'the same one twice', parcels: [box(0, 0, 1, 1), box(0, 0, 1, 1)], expected: '1 parts, 0 holes' },
    { name: 'overlapping', parcels: [box(0, 0, 3, 3), box(1, 1, 4, 4)], expected: '1 parts, 0 holes' },
    { name: 'one within another', parcels: [box(0, 0, 9, 9), box(1, 1, 2, 2)], expected: '1 parts, 0 holes' },
    {
      name: 'one within another on its border',
      parcels: [box(0, 0, 9, 9), box(0, 1, 2, 2)],
      expected: '1 parts, 0 holes',
    },
    {
      name: 'around a neighbour who does not sell',
      parcels: [box(0, 0, 9, 3), box(0, 3, 3, 6), box(6, 3, 9, 6), box(0, 6, 9, 9)],
      expected: '1 parts, 1 holes',
    },
    {
      name: 'around a gap of 20 cm',
      parcels: [box(0, 0, 9, 3), box(0, 3, 3, 6), box(3.02, 3, 9, 6), box(0, 6, 9, 9)],
      expected: '1 parts, 0 holes',
    },
  ])('$name: $expected', ({ parcels, expected }) => {
    expect(outlineOf(geos.mergePolygons(parcels))).toBe(expected);
  });

  test('a parcel that crosses itself does not lose the others', () => {
    const bowTie: PolygonGeometry = { type: 'Polygon', coordinates: [[[175, -40], [175.001, -39.999], [175.001, -40], [175, -39.999], [175, -40]]] }; // prettier-ignore
    const merged = geos.mergePolygons([bowTie, box(10, 0, 20, 10)]);
    expect(merged === null ? 'none' : findPolygonProblem(merged)).toBeNull();
    expect(areaSquareMetres(merged ?? bowTie)).toBeGreaterThan(areaSquareMetres(box(10, 0, 20, 10)));
  });

  test('nothing, and land that vanishes at 7 decimals, give nothing', () => {
    expect(geos.mergePolygons([])).toBeNull();
    expect(geos.mergePolygons([box(0, 0, 0.0001, 0.0001)])).toBeNull();
  });

  test('land on both sides of the 180° line keeps both ways of counting', () => {
    const chathams: PolygonGeometry = { type: 'Polygon', coordinates: [[[-176.5, -44], [-176.4, -44], [-176.4, -43.9], [-176.5, -44]]] }; // prettier-ignore
    const merged = geos.mergePolygons([box(0, 0, 1, 1), chathams]);
    expect(outlineOf(merged)).toBe('2 parts, 0 holes');
    expect(merged === null ? [] : positionsOf(merged).filter(([x]) => x < 0)).toHaveLength(4);
  });
});
