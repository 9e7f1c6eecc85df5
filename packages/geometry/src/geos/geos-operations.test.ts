import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { areaSquareMetres } from '../measure/area-of-record.ts';
import { distanceMetres } from '../measure/length-of-record.ts';
import { insertSharedVertices } from '../merge/insert-shared-vertices.ts';
import { containsPoint } from '../shape/contains-point.ts';
import type {
  LineGeometry,
  PolygonalGeometry,
  PolygonGeometry,
  PolygonRings,
  Position,
  Ring,
} from '../shape/geometry.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { positionsOf } from '../shape/positions-of.ts';
import { planarRingArea } from '../shape/wind-rings.ts';
import { randomParcel, randomPlace, randomScrawl, seededRandom } from '../testing/random-parcels.ts';
import { GeosError } from './geos-error.ts';
import { loadGeos, type GeosOperations } from './load-geos.ts';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const at = (x: number, y: number): Position => [175 + x / 1000, -40 + y / 1000];
const box = (west: number, south: number, east: number, north: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
});
const bowTie: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [[at(0, 0), at(4, 4), at(4, 0), at(0, 4), at(0, 0)]],
};

function planarArea(shape: PolygonalGeometry): number {
  const ringsArea = (rings: readonly Ring[]) =>
    rings.reduce((sum, ring, i) => sum + Math.abs(planarRingArea(ring)) * (i === 0 ? 1 : -1), 0);
  return polygonsOf(shape).reduce((sum, rings) => sum + ringsArea(rings), 0);
}

describe('splitting', () => {
  test('the pieces have the area of the whole, for any line across any parcel', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const place = randomPlace(random);
        const parcel = randomParcel(random, place, 0.01);
        const line: LineGeometry = {
          type: 'LineString',
          coordinates: Array.from({ length: 2 + Math.floor(random() * 3) }, (): Position => [place[0] + (random() - 0.5) * 0.03, place[1] + (random() - 0.5) * 0.03]), // prettier-ignore
        };
        const pieces = geos.splitPolygon(parcel, line);
        const planar = pieces.reduce((sum, piece) => sum + planarArea(piece), 0);
        expect(planar / planarArea(parcel)).toBeCloseTo(1, 9);
        // Edges are geodesics, so the whole is measured with the corners that the cuts have put on its border.
        const [whole, ...parts] = insertSharedVertices(
          [parcel, ...pieces].map(({ coordinates }) => coordinates),
        );
        const record = (coordinates: PolygonRings = []) => areaSquareMetres({ type: 'Polygon', coordinates });
        // A corner that lies within 3 cm of an edge is put on it, which moves that much ground from one side to the other.
        const share = parts.reduce((sum, part) => sum + record(part), 0) / record(whole);
        expect(Math.abs(share - 1)).toBeLessThan(2e-5);
        expect(pieces.every((piece) => geos.isValid(piece))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('a line right through makes two, one that ends inside makes none of it', () => {
    const through: LineGeometry = { type: 'LineString', coordinates: [at(2, -1), at(2, 5)] };
    const stub: LineGeometry = { type: 'LineString', coordinates: [at(2, -1), at(2, 2)] };
    expect(geos.splitPolygon(box(0, 0, 4, 4), through)).toHaveLength(2);
    expect(geos.splitPolygon(box(0, 0, 4, 4), stub)).toHaveLength(1);
  });

  test('a hole stays a hole', () => {
    const ring = [at(1, 1), at(1, 3), at(3, 3), at(3, 1), at(1, 1)];
    const pasture: PolygonGeometry = { type: 'Polygon', coordinates: [...box(0, 0, 6, 4).coordinates, ring] };
    const line: LineGeometry = { type: 'LineString', coordinates: [at(5, -1), at(5, 5)] };
    const pieces = geos.splitPolygon(pasture, line);
    expect(pieces.map(({ coordinates }) => coordinates.length).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });
});

describe('set operations', () => {
  test('what two parcels share and what they do not add up to them', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const place = randomPlace(random);
        const [a, b] = [
          randomParcel(random, place, 0.01),
          randomParcel(random, [place[0] + 0.004, place[1]], 0.01),
        ];
        const area = (shape: PolygonalGeometry | null) => (shape === null ? 0 : planarArea(shape));
        const shared = area(geos.intersection(a, b));
        expect(area(geos.difference(a, b)) + shared).toBeCloseTo(planarArea(a), 12);
        expect(area(geos.union(a, b)) + shared).toBeCloseTo(planarArea(a) + planarArea(b), 12);
      }),
      { numRuns: 200 },
    );
  });

  test('shapes that only touch share nothing', () => {
    expect(geos.intersection(box(0, 0, 1, 1), box(1, 0, 2, 1))).toBeNull();
    expect(geos.overlapAreaSquareMetres(box(0, 0, 1, 1), box(1, 0, 2, 1))).toBe(0);
    expect(geos.difference(box(0, 0, 1, 1), box(0, 0, 1, 1))).toBeNull();
  });

  test('an invalid shape is refused with the words of GEOS', () => {
    expect(() => geos.intersection(bowTie, box(1, -1, 2, 5))).toThrow(GeosError);
    expect(() => geos.intersection(bowTie, box(1, -1, 2, 5))).toThrow(
      /TopologyException|side location|Self/i,
    );
  });
});

describe('validity and repair', () => {
  // A star of n points that joins each to the one furthest away crosses itself n × (n − 3) ÷ 2 times.
  const star = (points: number): PolygonGeometry => {
    const corner = (i: number) => ((i * (points - 1)) / 2 / points) * 2 * Math.PI;
    const ring = Array.from({ length: points }, (_, i) => at(Math.cos(corner(i)), Math.sin(corner(i))));
    return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] };
  };

  test('repairs an outline of 860 crossings, and refuses one of 1,224', () => {
    expect(geos.repair(star(43))?.type).toBe('Polygon');
    expect(() => geos.repair(star(51))).toThrow(GeosError);
  });

  test('a bow tie becomes two triangles, a scrawl becomes valid', () => {
    expect(geos.isValid(bowTie)).toBe(false);
    expect(geos.repair(bowTie)?.coordinates).toHaveLength(2);
    fc.assert(
      fc.property(seeds, (seed) => {
        const scrawl: PolygonGeometry = {
          type: 'Polygon',
          coordinates: [randomScrawl(seededRandom(seed), [175, -40], 8)],
        };
        const repaired = geos.repair(scrawl);
        expect(repaired === null || geos.isValid(repaired)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('a hole that reaches over the border takes its part of the land and adds none beyond', () => {
    const hole = [at(3, 1), at(3, 2), at(6, 2), at(6, 1), at(3, 1)];
    const repaired = geos.repair({ type: 'Polygon', coordinates: [...box(0, 0, 4, 4).coordinates, hole] });
    expect(repaired === null ? 0 : planarArea(repaired) * 1e6).toBeCloseTo(15, 6);
  });

  test('what GEOS cannot hold is not valid', () => {
    expect(geos.isValid({ type: 'Polygon', coordinates: [] })).toBe(false);
    expect(geos.isValid({ type: 'Polygon', coordinates: [[at(0, 0), at(1, 1)]] })).toBe(false);
    expect(geos.isValid({ type: 'LineString', coordinates: [at(0, 0)] })).toBe(false);
    expect(geos.isValid({ type: 'Point', coordinates: [Number.NaN, 0] })).toBe(false);
  });
});

describe('overlaps', () => {
  test('are named in pairs with their area of record and shape', () => {
    const found = geos.overlaps([box(0, 0, 2, 2), box(5, 5, 6, 6), box(1, 1, 3, 3), box(2, 0, 4, 1)]);
    expect(found.map(({ first, second }) => [first, second])).toEqual([[0, 2]]);
    expect(found[0]?.areaSquareMetres).toBeCloseTo(areaSquareMetres(box(1, 1, 2, 2)), 3);
    expect(found[0]?.geometry.type).toBe('Polygon');
  });

  test('of a hand’s breadth between neighbours do not count', () => {
    expect(geos.overlaps([box(0, 0, 2, 2), box(1.9999, 0, 4, 2)])).toEqual([]);
  });
});

describe('buffers', () => {
  test.each([
    { name: 'East Cape, where NZTM stretches most', place: [178.5, -37.7] as const },
    { name: 'Chatham Islands', place: [-176.5, -44] as const },
    { name: 'central meridian', place: [173, -41.5] as const },
  ])('$name: the border lies 20 m from the point, to 2 mm at its corners', ({ place }) => {
    const buffer = geos.bufferMetres({ type: 'Point', coordinates: place }, 20);
    const distances =
      buffer === null ? [] : positionsOf(buffer).map((corner) => distanceMetres(place, corner));
    expect(distances.length).toBeGreaterThan(30);
    expect(Math.max(...distances.map((distance) => Math.abs(distance - 20)))).toBeLessThan(0.002);
  });

  test('a set-back shrinks a paddock, and one too wide leaves nothing', () => {
    const inner = geos.bufferMetres(box(0, 0, 2, 2), -20);
    expect(
      inner === null ? [] : positionsOf(inner).every((corner) => containsPoint(box(0, 0, 2, 2), corner)),
    ).toBe(true);
    expect(geos.bufferMetres(box(0, 0, 2, 2), -200)).toBeNull();
  });
});

test('GEOS is loaded once', async () => {
  expect(await loadGeos()).toBe(geos);
});

describe('what of a shape lies in an area', () => {
  const field = box(0, 0, 10, 10);
  const lineFrom = (...places: readonly (readonly [number, number])[]): LineGeometry => ({
    type: 'LineString',
    coordinates: places.map(([x, y]) => at(x, y)),
  });

  test('of an area it is what both cover', () => {
    const share = geos.sharedMeasure(box(5, 5, 15, 15), field);
    expect(share).toEqual({ of: 'area', squareMetres: areaSquareMetres(box(5, 5, 10, 10)) });
  });

  test('of a line it is the length inside, in as many pieces as there are', () => {
    const share = geos.sharedMeasure(lineFrom([-5, 5], [5, 5], [5, 20], [6, 20], [6, 8]), field);
    expect(share?.of).toBe('line');
    const inside =
      distanceMetres(at(0, 5), at(5, 5)) +
      distanceMetres(at(5, 5), at(5, 10)) +
      distanceMetres(at(6, 10), at(6, 8));
    expect(share?.of === 'line' ? share.metres : 0).toBeCloseTo(inside, 3);
  });

  test('a point lies in it, on its border too, or has nothing of it', () => {
    const pointAt = (x: number, y: number) => ({ type: 'Point', coordinates: at(x, y) }) as const;
    expect(geos.sharedMeasure(pointAt(5, 5), field)).toEqual({ of: 'point' });
    expect(geos.sharedMeasure(pointAt(10, 5), field)).toEqual({ of: 'point' });
    expect(geos.sharedMeasure(pointAt(10.001, 5), field)).toBeNull();
  });

  test('shapes that only touch share nothing that can be measured, and those apart nothing at all', () => {
    expect(geos.sharedMeasure(box(10, 0, 20, 10), field)).toEqual({ of: 'area', squareMetres: 0 });
    expect(geos.sharedMeasure(lineFrom([10, 0], [20, 0]), field)).toEqual({ of: 'line', metres: 0 });
    expect(geos.sharedMeasure(box(11, 0, 20, 10), field)).toBeNull();
  });

  test('two parts that make up an area share all of it between them', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const place = randomPlace(random);
        const [a, b] = [randomParcel(random, place, 0.01), randomParcel(random, place, 0.01)];
        const share = geos.sharedMeasure(a, b);
        const outside = geos.difference(a, b);
        const inside = share?.of === 'area' ? share.squareMetres : 0;
        const whole = inside + (outside ? areaSquareMetres(outside) : 0);
        // The cut puts corners on edges that are geodesics: parts in a hundred thousand.
        expect(whole / areaSquareMetres(a)).toBeCloseTo(1, 4);
      }),
    );
  });
});
