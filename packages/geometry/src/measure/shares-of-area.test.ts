import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGeos, type GeosOperations } from '../geos/load-geos.ts';
import type { PolygonalGeometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { randomParcel, randomPlace, seededRandom, subdivide } from '../testing/random-parcels.ts';
import { areaSquareMetres } from './area-of-record.ts';
import { sharesOfArea, sharesOfAreaInSteps } from './shares-of-area.ts';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});

const at = (x: number, y: number): Position => [175 + x / 1000, -40 + y / 1000];
const box = (west: number, south: number, east: number, north: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
});
/** Shares of the whole in per cent. */
const percentOf = (shares: readonly number[]) => {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => Math.round((share / whole) * 1e5) / 1e3);
};

describe('how an area is shared out', () => {
  test('each group has what it covers and none before it does, and the rest is left over', () => {
    const farm = box(0, 0, 10, 10);
    const shares = sharesOfArea([farm], [[box(0, 0, 5, 10)], [box(4, 0, 6, 10)]]);
    expect(percentOf(shares)).toEqual([50, 10, 40]);
  });

  test('ground under two shapes of a group counts once, and what lies outside counts nothing', () => {
    const farm = box(0, 0, 10, 10);
    expect(
      percentOf(sharesOfArea([farm], [[box(0, 0, 5, 10), box(3, 0, 8, 10), box(9, 20, 30, 40)]])),
    ).toEqual([80, 20]);
    expect(percentOf(sharesOfArea([farm], [[box(-10, -10, 5, 20)]]))).toEqual([50, 50]);
  });

  test('all of it is left over where nothing is drawn, in every block and round every hole', () => {
    const ring: PolygonGeometry = {
      type: 'Polygon',
      coordinates: [...box(0, 0, 10, 10).coordinates, ...box(4, 4, 6, 6).coordinates],
    };
    const blocks = [ring, box(20, 0, 25, 5)];
    const [left = 0] = sharesOfArea(blocks, []);
    expect(left / blocks.reduce((sum, block) => sum + areaSquareMetres(block), 0)).toBeCloseTo(1, 5);
  });

  test('of many shapes it is worked out in many short steps, and comes to the same', () => {
    const { whole, parcels } = subdivide(seededRandom(11), [171.2, -43.1], 60);
    const steps = sharesOfAreaInSteps([whole], [parcels]);
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count += 1;
    // One for each shape to be made ready, and one for each height at which a corner lies.
    expect(count).toBeGreaterThan(parcels.length * 2);
    expect(step.value).toEqual(sharesOfArea([whole], [parcels]));
  });

  test('parcels that share their borders leave nothing over', () => {
    const { whole, parcels } = subdivide(seededRandom(11), [171.2, -43.1], 60);
    const [covered = 0, left = 0] = sharesOfArea([whole], [parcels]);
    expect(covered / areaSquareMetres(whole)).toBeCloseTo(1, 4);
    expect(left).toBeLessThan(1);
  });

  test('is what GEOS cuts out, whatever the shapes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const random = seededRandom(seed);
        const [longitude, latitude] = randomPlace(random);
        const near = () =>
          randomParcel(random, [longitude + random() * 0.008, latitude + random() * 0.004], 0.01);
        const [farm, ...shapes] = [near(), near(), near(), near(), near()];
        const [one, two, three, four] = shapes;
        const groups = [
          [one, two],
          [three, four],
        ].map((group) => group.filter((shape) => shape !== undefined));
        const [first = 0, second = 0, left = 0] = sharesOfArea(farm ? [farm] : [], groups);
        const unions = groups.map(([a, b]) => (a && b ? geos.union(a, b) : null));
        const within = (shape: PolygonalGeometry | null) =>
          farm && shape ? geos.intersection(farm, shape) : null;
        const areaOf = (shape: PolygonalGeometry | null) => (shape ? areaSquareMetres(shape) : 0);
        const [ofFirst, ofSecond] = unions.map(within);
        const onlySecond = ofSecond && ofFirst ? geos.difference(ofSecond, ofFirst) : (ofSecond ?? null);
        const close = 1 + areaOf(farm ?? null) * 2e-5;
        expect(Math.abs(first - areaOf(ofFirst ?? null))).toBeLessThan(close);
        expect(Math.abs(second - areaOf(onlySecond))).toBeLessThan(close);
        expect(Math.abs(first + second + left - areaOf(farm ?? null))).toBeLessThan(close);
      }),
    );
  });
});
