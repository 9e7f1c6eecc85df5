import { kinds } from '@tussock/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoValley } from '../../farms/demo-valley.ts';
import { layOutFarm } from '../../farms/arrange-farm.ts';
import { pickFarms } from '../../farms/pick-farms.ts';
import { growValley } from '../grow-valley.ts';
import { toNztm } from '../transverse-mercator.ts';

const valley = demoValley();
const heightAt = (coordinate: readonly [number, number]) =>
  valley.heightAt(...toNztm([coordinate[0], coordinate[1]])) ?? Number.NaN;

/** Somewhere in the valley, in metres of NZTM. */
const place = fc.record({
  easting: fc.double({ min: 1_541_000, max: 1_559_000, noNaN: true }),
  northing: fc.double({ min: 5_257_000, max: 5_267_000, noNaN: true }),
});
const heightIn = ({ easting, northing }: { easting: number; northing: number }) =>
  valley.heightAt(easting, northing) ?? Number.NaN;

describe('the heights of the valley', () => {
  test('are the same for the same place, in whatever order they are asked for', () => {
    const again = growValley({ parcels: 2000, seed: 'tussock' });
    fc.assert(
      fc.property(place, (where) => {
        expect(again.heightAt(where.easting, where.northing)).toBe(heightIn(where));
      }),
      { numRuns: 50 },
    );
  });

  test('have no steps: over a metre they change by no more than a cliff would', () => {
    fc.assert(
      fc.property(place, (where) => {
        const beside = heightIn({ ...where, easting: where.easting + 1 });
        expect(Math.abs(beside - heightIn(where))).toBeLessThan(4);
      }),
      { numRuns: 500 },
    );
  });

  test('are those of a valley: some metres above the sea, and no alps', () => {
    fc.assert(
      fc.property(place, (where) => {
        expect(heightIn(where)).toBeGreaterThan(30);
        expect(heightIn(where)).toBeLessThan(1600);
      }),
    );
  });

  test('end some kilometres beyond it, and there at the sea', () => {
    expect(valley.heightAt(1_534_100, 5_262_000)).toBeLessThan(5);
    expect(valley.heightAt(1_530_000, 5_262_000)).toBeNull();
    expect(growValley({ parcels: 200, seed: 1, ground: false }).heightAt(1_541_000, 5_257_000)).toBeNull();
  });
});

describe('water in the valley', () => {
  test('runs down every stream: no reach ends higher than it begins, and none climbs by more than a step on its way', () => {
    const climbs = valley.rivers.flatMap(({ geometry: { coordinates } }) => {
      const heights = coordinates.map(heightAt);
      return heights.map((height, index) => height - Math.min(...heights.slice(0, index + 1)));
    });
    expect(Math.max(...climbs)).toBeLessThan(1.5);
    expect(climbs.filter((climb) => climb > 0.1).length / climbs.length).toBeLessThan(0.01);
  });

  test('lies lower than the land on both sides of it', () => {
    const isLower = valley.rivers.flatMap(({ geometry: { coordinates } }) => {
      const [from, to] = coordinates.slice(Math.floor(coordinates.length / 2));
      if (!from || !to) return [];
      const [[x1, y1], [x2, y2]] = [toNztm(from), toNztm(to)];
      const length = Math.hypot(x2 - x1, y2 - y1);
      const [across, along] = [(-(y2 - y1) / length) * 14, ((x2 - x1) / length) * 14];
      const sides = [1, -1].map((side) => valley.heightAt(x1 + side * across, y1 + side * along) ?? 0);
      return [Math.min(...sides) > heightAt(from) - 0.5];
    });
    expect(isLower.filter(Boolean).length / isLower.length).toBeGreaterThan(0.95);
  });
});

describe('the farms stand on it as they are described', () => {
  const classesOf = (propertyName: string) =>
    pickFarms(valley)
      .filter((farm) => farm.propertyName === propertyName)
      .flatMap(layOutFarm)
      .filter(({ kindId }) => kindId === kinds.lmu.id)
      .map(({ attributes }) => attributes['slopeClass']);

  test('the dairy farm is flat, the downs roll, and the station is steep', () => {
    expect(new Set(classesOf('Rātā Flat Dairy'))).toEqual(new Set(['flat']));
    expect(classesOf('Mākahu Downs')).toContain('rolling');
    expect(classesOf('Te Awa Tōtara Station')).toContain('easyHill');
  });
});
