import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGeos, type GeosOperations } from '../geos/load-geos.ts';
import type { PolygonalGeometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { countVertices } from '../shape/positions-of.ts';
import { SIMPLIFY_TOLERANCE_DEGREES } from '../shape/round-to-merge-precision.ts';
import { randomPlace, seededRandom, skew, subdivide, wanderingPaddocks } from '../testing/random-parcels.ts';
import { simplifyLine } from './simplify-line.ts';
import { simplifyTogether } from './simplify-together.ts';
import { evenlyBetween } from '../testing/evenly-between.ts';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

const vertexCount = (shapes: readonly PolygonalGeometry[]) =>
  shapes.reduce((sum, shape) => sum + countVertices(shape), 0);

/** Edges as text, whichever way they run. */
function edgesOf(shape: PolygonalGeometry): readonly string[] {
  const rings = shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat();
  return rings.flatMap((ring) =>
    ring.slice(1).map((to, i) => [String(ring[i]), String(to)].sort().join(' | ')),
  );
}

/** Edges that only one shape has: the outer border, when every inner border is shared. */
function loneEdges(shapes: readonly PolygonalGeometry[]): number {
  const counts = new Map<string, number>();
  for (const edge of shapes.flatMap(edgesOf)) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  return [...counts.values()].filter((count) => count === 1).length;
}

describe('shapes simplified together', () => {
  test('[CALC-3] at 0.00005° neighbours keep one shared border, stay valid and do not overlap', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const paddocks = wanderingPaddocks(random, randomPlace(random), { rows: 4, columns: 5 });
        const simplified = simplifyTogether(paddocks);
        expect(vertexCount(simplified)).toBeLessThan(0.75 * vertexCount(paddocks));
        expect(simplified.every((shape) => geos.isValid(shape))).toBe(true);
        expect(geos.overlaps(simplified)).toEqual([]);
        const union = geos.mergePolygons(simplified);
        expect(union?.type === 'Polygon' ? union.coordinates.length : 'many').toBe(1);
        // The outer border alone is not shared: 4 + 4 + 5 + 5 sides of at most five edges.
        expect(loneEdges(simplified)).toBeLessThanOrEqual(90);
        expect(loneEdges(simplified)).toBe(union === null ? 0 : edgesOf(union).length);
      }),
      { numRuns: 40 },
    );
  });

  test('[CALC-3] no vertex that was left out lay farther than the tolerance from the line that stays', () => {
    const wander = fc.array(evenlyBetween(0, 1), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(wander, (heights) => {
        const line = heights.map((height, i): Position => [175 + i / 5000, -40 + height / 5000]);
        const simple = simplifyLine(line, SIMPLIFY_TOLERANCE_DEGREES);
        expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)]);
        const toLine = (position: Position) =>
          Math.min(...simple.slice(1).map((to, i) => distance(position, simple[i] ?? to, to)));
        expect(Math.max(...line.map(toLine))).toBeLessThanOrEqual(SIMPLIFY_TOLERANCE_DEGREES * 1.000001);
      }),
    );
  });

  test('[CALC-3] of a line of wiggles smaller than the tolerance the ends alone stay', () => {
    const line = Array.from({ length: 50 }, (_, i): Position => [175 + i / 5000, -40 + (i % 2) * 0.000049]);
    expect(simplifyLine(line, SIMPLIFY_TOLERANCE_DEGREES)).toHaveLength(2);
  });

  test('subdivided land with T-junctions keeps every junction on both sides', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const parcels = subdivide(random, randomPlace(random), 25).parcels.map(skew);
        const simplified = simplifyTogether(parcels);
        expect(simplified.every((shape) => geos.isValid(shape))).toBe(true);
        expect(geos.overlaps(simplified)).toEqual([]);
        const union = geos.mergePolygons(simplified);
        expect(union?.type === 'Polygon' ? union.coordinates.length : 'many').toBe(1);
      }),
      { numRuns: 40 },
    );
  });

  test('a border bent at a T-junction stays one border, though only one side had a corner there', () => {
    const bend: Position = [175.005, -39.99997];
    const junction: Position = [175.0025, -39.999985];
    const shape = (...ring: readonly Position[]): PolygonGeometry => ({ type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }); // prettier-ignore
    const south = shape([175, -40.01], [175.01, -40.01], [175.01, -40], bend, [175, -40]);
    const northWest = shape([175, -40], junction, [175.0025, -39.99], [175, -39.99]);
    const northEast = shape(junction, bend, [175.01, -40], [175.01, -39.99], [175.0025, -39.99]);
    const simplified = simplifyTogether([south, northWest, northEast]);
    expect(vertexCount(simplified)).toBe(13);
    // Three sides to the south, two and three to the north; everything else is shared.
    expect(loneEdges(simplified)).toBe(7);
  });

  test('a shape smaller than the tolerance keeps its corners, and its neighbour keeps the border with it', () => {
    const corners: Position[] = [[175.00003, -40], [175.00004, -39.99999], [175.00003, -39.99997]]; // prettier-ignore
    const small: PolygonGeometry = { type: 'Polygon', coordinates: [[[175, -40], ...corners, [175, -40]]] };
    const large: PolygonGeometry = { type: 'Polygon', coordinates: [[[175.01, -40], [175.01, -39.99], ...corners.toReversed(), [175.01, -40]]] }; // prettier-ignore
    expect(countVertices(simplifyTogether([small])[0] ?? large)).toBe(4);
    const [first = large, second = small] = simplifyTogether([small, large]);
    expect([...edgesOf(first)].sort()).toEqual([...edgesOf(small)].sort());
    expect([...edgesOf(second)].sort()).toEqual([...edgesOf(large)].sort());
    expect(countVertices(simplifyTogether([large])[0] ?? small)).toBeLessThan(5);
  });

  test('a shape that breaks the rules already comes back as it was; nothing gives nothing', () => {
    const bowTie: PolygonGeometry = { type: 'Polygon', coordinates: [[[175, -40], [175.01, -39.99], [175.01, -40], [175, -39.99], [175, -40]]] }; // prettier-ignore
    expect(simplifyTogether([bowTie])).toEqual([bowTie]);
    expect(simplifyTogether([])).toEqual([]);
  });

  test('another test of validity is asked when it is given', () => {
    const random = seededRandom(7);
    const [paddock] = wanderingPaddocks(random, [175, -40], { rows: 1, columns: 1 });
    const refused = simplifyTogether(paddock === undefined ? [] : [paddock], undefined, () => false);
    expect(refused).toEqual([paddock]);
  });

  test('parts, holes and islands in them stay what they were', () => {
    const ring = (size: number): Position[] => [
      [175 - size, -40 - size],
      [175, -40 - size - 0.00001],
      [175 + size, -40 - size],
      [175 + size, -40 + size],
      [175 - size, -40 + size],
      [175 - size, -40 - size], // prettier-ignore
    ];
    const withIsland: PolygonalGeometry = { type: 'MultiPolygon', coordinates: [[ring(0.01), ring(0.006).toReversed()], [ring(0.003)]] }; // prettier-ignore
    const pond: PolygonalGeometry = { type: 'Polygon', coordinates: [ring(0.006), ring(0.003).toReversed()] };
    const [land, water] = simplifyTogether([withIsland, pond]);
    expect([land?.type, water?.type]).toEqual(['MultiPolygon', 'Polygon']);
    expect(countVertices(land ?? pond)).toBe(12);
    expect(loneEdges([land ?? pond, water ?? pond])).toBe(4);
  });
});

function distance([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
