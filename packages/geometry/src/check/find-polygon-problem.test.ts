import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGeos, type GeosOperations } from '../geos/load-geos.ts';
import type { PolygonalGeometry, PolygonRings, Position } from '../shape/geometry.ts';
import {
  randomParcel,
  randomPlace,
  randomScrawl,
  seededRandom,
  type Random,
} from '../testing/random-parcels.ts';
import { findPolygonProblem } from './find-polygon-problem.ts';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const origin: Position = [175, -40];
const at = (x: number, y: number): Position => [175 + x / 512, -40 + y / 512];

function hasThreeCorners(rings: PolygonRings): boolean {
  return rings.every((ring) => new Set(ring.map(String)).size >= 3);
}

function scrawledPolygon(random: Random): PolygonRings {
  const rings = 1 + Math.floor(random() * 3);
  return Array.from({ length: rings }, () => randomScrawl(random, origin, 3 + Math.floor(random() * 4)));
}

describe('the verdict on a polygon is that of GEOS', () => {
  test('for rings on a coarse lattice, which cross, touch, overlap and nest in every way', () => {
    const verdicts = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 3 }), (seed, count) => {
        const random = seededRandom(seed);
        const parts = Array.from({ length: count }, () => scrawledPolygon(random));
        fc.pre(parts.every(hasThreeCorners));
        const geometry: PolygonalGeometry =
          parts.length === 1
            ? { type: 'Polygon', coordinates: parts[0] ?? [] }
            : { type: 'MultiPolygon', coordinates: parts };
        const isValid = geos.isValid(geometry);
        verdicts[isValid ? 'valid' : 'invalid'] += 1;
        expect(findPolygonProblem(geometry) === null).toBe(isValid);
      }),
      { numRuns: 3000 },
    );
    expect(verdicts.valid).toBeGreaterThan(20);
    expect(verdicts.invalid).toBeGreaterThan(1000);
  });

  test('for parcels with holes, whole and with one corner moved', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, isMoved) => {
        const random = seededRandom(seed);
        const place = randomPlace(random);
        const parcel = randomParcel(random, place, 0.01);
        const [outline = [], ...holes] = parcel.coordinates;
        const at = 1 + Math.floor(random() * (outline.length - 2));
        const moved = outline.with(at, [
          place[0] + (random() - 0.5) * 0.02,
          place[1] + (random() - 0.5) * 0.02,
        ]);
        const geometry: PolygonalGeometry = {
          type: 'Polygon',
          coordinates: [isMoved ? moved : outline, ...holes],
        };
        expect(findPolygonProblem(geometry) === null).toBe(geos.isValid(geometry));
      }),
      { numRuns: 500 },
    );
  });

  test('for small triangles that fill each other’s corners and notches', () => {
    const lattice = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }));
    const triangle = fc.tuple(lattice, lattice, lattice).map(([a, b, c]): PolygonRings => {
      const corner = ([x, y]: readonly [number, number]): Position => [175 + x / 512, -40 + y / 512];
      return [[corner(a), corner(b), corner(c), corner(a)]];
    });
    fc.assert(
      fc.property(fc.array(triangle.filter(hasThreeCorners), { minLength: 1, maxLength: 4 }), (parts) => {
        const geometry: PolygonalGeometry = { type: 'MultiPolygon', coordinates: parts };
        expect(findPolygonProblem(geometry) === null).toBe(geos.isValid(geometry));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    { name: 'inscribed in another part', second: [at(1, 0), at(2, 1), at(0, 1), at(1, 0)] },
    {
      name: 'in another part’s notch, touching it with every corner',
      second: [at(2, 1), at(4, 1), at(3, 2), at(2, 1)],
    },
    { name: 'in the same notch, along its side', second: [at(2, 1), at(4, 1), at(2, 2), at(2, 1)] },
  ])('for a part $name', ({ second }) => {
    const first = [at(0, 0), at(2, 0), at(2, 2), at(4, 2), at(4, 0), at(6, 0), at(6, 4), at(0, 4), at(0, 0)];
    const both: PolygonalGeometry = { type: 'MultiPolygon', coordinates: [[first], [second]] };
    expect(findPolygonProblem(both) === null).toBe(geos.isValid(both));
    const other: PolygonalGeometry = {
      type: 'MultiPolygon',
      coordinates: [[second.toReversed()], [first.toReversed()]],
    };
    expect(findPolygonProblem(other) === null).toBe(geos.isValid(other));
  });

  test('for an outline with triangular holes that touch it and each other', () => {
    const lattice = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }));
    const corner = ([x, y]: readonly [number, number]): Position => [175 + x / 512, -40 + y / 512];
    const frame = [corner([0, 0]), corner([5, 0]), corner([5, 5]), corner([0, 5]), corner([0, 0])];
    const holes = fc.array(fc.tuple(lattice, lattice, lattice), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(holes, (triples) => {
        const rings = triples.map(([a, b, c]) => [corner(a), corner(b), corner(c), corner(a)]);
        fc.pre(hasThreeCorners(rings));
        const geometry: PolygonalGeometry = { type: 'Polygon', coordinates: [frame, ...rings] };
        expect(findPolygonProblem(geometry) === null).toBe(geos.isValid(geometry));
      }),
      { numRuns: 3000 },
    );
  });
});
