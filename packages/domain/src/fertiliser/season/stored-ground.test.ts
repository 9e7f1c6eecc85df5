import { areaSquareMetres, loadGeos, type GeosOperations, type PolygonGeometry } from '@tussock/geometry';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { seasonStarting } from '../season.ts';
import type { FarmFeature } from './farm.ts';
import { reckonSeason } from './reckon-season.ts';
import { tryApplication } from './try-application.ts';
import { paddock, planOf, spread, strip } from './testing/strips.ts';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});
const farm = strip(172.3, 0.006);
const season = (paddocks: readonly FarmFeature[], applications: readonly FarmFeature[]) =>
  reckonSeason(geos, planOf([farm], paddocks, applications), seasonStarting(2025));
const ratesOf = ({ paddocks }: ReturnType<typeof season>) =>
  paddocks.map(({ name, averageKgPerHectare, highestKgPerHectare, state }) => [
    name,
    averageKgPerHectare,
    highestKgPerHectare,
    state,
  ]);

describe('an application keeps the ground it was spread on', () => {
  const [west, east] = [paddock('West', strip(172.3, 0.003)), paddock('East', strip(172.303, 0.003))];
  const dressings = [spread('One', 100, { paddocks: [west] }), spread('Two', 100, { paddocks: [east] })];

  test('when two paddocks that got 100 kg N/ha each are merged, the merged one has 100', () => {
    // A merge keeps the id of one of them.
    const merged = { ...paddock('West', farm), _id: west._id };
    const found = season([merged], dressings);
    expect(ratesOf(found)).toEqual([['West', 100, 100, 'within']]);
    expect(found.landholdings).toMatchObject([{ averageKgPerHectare: 100, averageState: 'within' }]);
  });

  test('when a paddock that got 100 kg N/ha is split, both halves have 100', () => {
    const whole = paddock('Whole', farm);
    const halves = [
      { ...paddock('Whole', strip(172.3, 0.003)), _id: whole._id },
      paddock('Second half', strip(172.303, 0.003)),
    ];
    const found = season(halves, [spread('One', 100, { paddocks: [whole] })]);
    expect(ratesOf(found)).toEqual([
      ['Whole', 100, 100, 'within'],
      ['Second half', 100, 100, 'within'],
    ]);
    expect(found.landholdings).toMatchObject([{ averageKgPerHectare: 100 }]);
  });

  test('when a paddock that got fertiliser is deleted, its kilograms and hectares stay in the sum of the farm', () => {
    const [before, after] = [season([west, east], dressings), season([west], dressings)];
    expect(after.totals).toEqual(before.totals);
    expect(after.landholdings).toEqual(before.landholdings);
    expect(after.paddocks.map(({ name }) => name)).toEqual(['West', 'Outside any paddock']);
  });

  test.each([{ drawn: null }, { drawn: west.geometry as PolygonGeometry }])(
    'when one of two merged is opened again, it comes to what it was ($drawn.type)',
    ({ drawn }) => {
      const merged = { ...paddock('West', farm), _id: west._id };
      const plan = planOf([farm], [merged], dressings);
      const [first = west] = dressings;
      const properties = { ...first.properties, areaIsTyped: false };
      const saved = { ...first, properties };
      const tried = { ...saved, geometry: drawn ?? ({ type: 'Point', coordinates: [0, 0] } as const) };
      const standing = { ...plan, applications: [saved, ...dressings.slice(1)] };
      const { places, isOverCap } = tryApplication(geos, standing, { tried, drawn });
      expect(places).toMatchObject([
        { name: 'West', beforeKgPerHectare: 100, afterKgPerHectare: 100 },
        { name: 'Whole farm, average of grazed land', beforeKgPerHectare: 50, afterKgPerHectare: 100 },
      ]);
      expect(isOverCap).toBe(false);
    },
  );

  test('when a paddock is reshaped, the ground that left it is outside any paddock', () => {
    const smaller = { ...paddock('West', strip(172.3, 0.0015)), _id: west._id };
    const found = season([smaller], [spread('One', 100, { paddocks: [west] })]);
    expect(ratesOf(found)[0]).toEqual(['West', 100, 100, 'within']);
    expect(found.paddocks[1]?.spreadHectares).toBeCloseTo(found.paddocks[0]?.spreadHectares ?? 0, 1);
    expect(found.landholdings).toMatchObject([{ averageKgPerHectare: 100 }]);
  });
});

test('however a farm is divided anew, no kilogram is lost and the average is of the same ground', () => {
  // Cuts in thousandths of the farm's width: before and after, the farm is one row of strips.
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 59 }), { maxLength: 5 });
  const stripsBetween = (places: readonly number[], word: string): readonly FarmFeature[] => {
    const edges = [0, ...places.toSorted((a, b) => a - b), 60];
    return edges.slice(1).map((edge, index) => {
      const from = edges[index] ?? 0;
      return paddock(`${word} ${index}`, strip(172.3 + from / 10_000, (edge - from) / 10_000));
    });
  };
  fc.assert(
    fc.property(
      cuts,
      cuts,
      fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 0, max: 5 }),
      (first, second, rates, deleted) => {
        const before = stripsBetween(first, 'Old');
        const dressings = before.map((one, index) =>
          spread(`Dressing ${index}`, rates[index] ?? 1, { paddocks: [one] }),
        );
        const after = stripsBetween(second, 'New').filter((_, index) => index !== deleted);
        const [was, is] = [season(before, dressings), season(after, dressings)];
        expect(is.totals).toEqual(was.totals);
        const kilograms = is.paddocks.reduce((sum, { nutrientsKg }) => sum + nutrientsKg.nitrogen, 0);
        expect(kilograms).toBeCloseTo(is.totals.nutrientsKg.nitrogen, 3);
        expect(is.landholdings[0]?.averageKgPerHectare).toBeCloseTo(
          was.landholdings[0]?.averageKgPerHectare ?? 0,
          1,
        );
        // The most that any hectare got does not depend on how the ground is divided.
        expect(is.landholdings[0]?.highestKgPerHectare).toBe(was.landholdings[0]?.highestKgPerHectare);
      },
    ),
    { numRuns: 25, seed: 7 },
  );
});

describe('the average has one denominator', () => {
  test('pasture that lies in no paddock counts with its hectares as with its kilograms', () => {
    // 3,002 kg on 40.03 ha: 10.01 ha in a paddock, and 30.02 ha that no paddock was drawn on.
    const inside = widthOf(10.01);
    const within = paddock('Home', strip(172.3, inside));
    const whole = strip(172.3, widthOf(40.03));
    const dressing = spread('Spring', 3002 / 40.03, { drawn: whole });
    const plan = planOf([whole], [within], [dressing]);
    const [holding] = reckonSeason(geos, plan, seasonStarting(2025)).landholdings;
    expect(holding).toMatchObject({ grazedHectares: 40.03, averageState: 'within' });
    expect(holding?.averageKgPerHectare).toBe(74.99);
    expect(holding?.countedNitrogenKg).toBeCloseTo(3002, 0);
  });

  test('ground dressed twice counts once in the hectares', () => {
    const drawn = strip(172.3, widthOf(30));
    const dressings = [spread('One', 50, { drawn }), spread('Two', 60, { drawn })];
    const plan = planOf([drawn], [], dressings);
    expect(reckonSeason(geos, plan, seasonStarting(2025)).landholdings).toMatchObject([
      { grazedHectares: 30, averageKgPerHectare: 110 },
    ]);
  });

  // Three times 10.006 ha are shown as 30.02 ha and as three times 10.01 ha; three times 10.004 ha as 30.01 ha and three times 10.00 ha.
  test.each([
    { hectares: 10.006, title: 'each in an application of its own', groups: [[0], [1], [2]] },
    { hectares: 10.004, title: 'each in an application of its own', groups: [[0], [1], [2]] },
    { hectares: 10.006, title: 'all in one application', groups: [[0, 1, 2]] },
    { hectares: 10.004, title: 'all in one application', groups: [[0, 1, 2]] },
  ])('exactly 190 kg on three paddocks of $hectares ha, $title, is not over', ({ hectares, groups }) => {
    const paddocks = [0, 1, 2].map((index) =>
      paddock(`Paddock ${index}`, strip(172.3 + index * 0.02, widthOf(hectares))),
    );
    const applications = groups.map((group, index) =>
      spread(`Dressing ${index}`, 190, { paddocks: group.flatMap((at) => paddocks[at] ?? []) }),
    );
    const found = reckonSeason(
      geos,
      planOf([strip(172.3, 0.06)], paddocks, applications),
      seasonStarting(2025),
    );
    expect(found.landholdings).toMatchObject([
      { averageKgPerHectare: 190, averageState: 'near', highestKgPerHectare: 190, state: 'near' },
    ]);
    expect(found.paddocks.map(({ averageKgPerHectare }) => averageKgPerHectare)).toEqual([190, 190, 190]);
  });
});

/** The width of a strip of so many hectares. */
function widthOf(hectares: number): number {
  const one: PolygonGeometry = strip(172.3, 0.01);
  return (0.01 * hectares * 10_000) / areaSquareMetres(one);
}
