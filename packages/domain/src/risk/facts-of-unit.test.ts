import { describe, expect, test } from 'vitest';
import { dominantLuc, factsOfUnit, hasConnectedCsa, slopeClassOf, targetGroundOf } from './facts-of-unit.ts';

const nothing = { luc: [], criticalSourceAreas: [], transects: [] };

test.each([
  [0, 'flat'],
  [7, 'flat'],
  [7.1, 'rolling'],
  [15, 'rolling'],
  [15.01, 'easyHill'],
  [25, 'easyHill'],
  [25.5, 'steepHill'],
] as const)('%d degrees are %s: each class ends with its upper bound', (degrees, slopeClass) => {
  expect(slopeClassOf(degrees)).toBe(slopeClass);
});

test('the LUC that covers most counts by class and subclass together; of equal areas the higher class', () => {
  const overlap = (lucClass: string, subclass: string | null, overlapM2: number) => ({
    class: lucClass,
    subclass,
    overlapM2,
  });
  expect(dominantLuc([overlap('4', 'e', 30), overlap('6', 's', 40), overlap('4', 'e', 20)])).toEqual({
    class: '4',
    subclass: 'e',
  });
  expect(dominantLuc([overlap('3', 's', 50), overlap('7', 'e', 50)])).toEqual({ class: '7', subclass: 'e' });
  expect(dominantLuc([overlap('7', 'e', 0)])).toBeNull();
});

const csa = { status: 'existing', connectedTo: 'stream', overlapM2: 120, overlapM: null };
test.each([
  ['an area inside', csa, true],
  ['a line inside', { ...csa, overlapM2: null, overlapM: 1.5 }, true],
  ['one that touches the edge', { ...csa, overlapM2: 0.9 }, false],
  ['one that leads nowhere', { ...csa, connectedTo: 'notConnected' }, false],
  ['one of which it is not known', { ...csa, connectedTo: undefined }, false],
  ['one that is planned', { ...csa, status: 'planned' }, false],
])('%s: a critical source area %#', (_name, area, counts) => {
  expect(hasConnectedCsa([area])).toBe(counts);
});

const dairyGround = { landUse: 'pastoral', parentMaterial: 'sedimentary', farmType: 'dairy' };
const tested = (value: number, limit?: 'below' | 'above', sampledOn = '2026-05-01') => ({
  ground: dairyGround,
  tests: [{ sampledOn, olsenP: { value, limit } }],
});

// The target of sedimentary dairy pasture is 20 to 25; one and a half times that is 37.5.
test.each([
  ['at the end of the target', [tested(25)], 'withinOrBelow'],
  ['over it', [tested(26)], 'above'],
  ['at one and a half times it', [tested(37.5)], 'above'],
  ['over that', [tested(38)], 'wellAbove'],
  ['of two transects the worse', [tested(22), tested(40)], 'wellAbove'],
  ['a limit that leaves it open', [tested(30, 'below')], 'unknown'],
  ['a limit that does not', [tested(25, 'above')], 'above'],
  ['one that is open beside one that is not', [tested(30, 'below'), tested(22)], 'withinOrBelow'],
] as const)('Olsen P %s', (_name, transects, status) => {
  expect(factsOfUnit({}, { ...nothing, transects }).facts.olsenP).toBe(status);
});

test('the newest test that measured it counts, and transects that are gone do not', () => {
  const { facts } = factsOfUnit(
    {},
    {
      ...nothing,
      transects: [
        {
          ground: dairyGround,
          tests: [
            { sampledOn: '2024-05-01', olsenP: { value: 60 } },
            { sampledOn: '2025-05-01', olsenP: { value: 22 } },
            { sampledOn: '2026-05-01', olsenP: undefined },
          ],
        },
        {
          ground: { ...dairyGround, status: 'removed' },
          tests: [{ sampledOn: '2026-05-01', olsenP: { value: 90 } }],
        },
      ],
    },
  );
  expect(facts.olsenP).toBe('withinOrBelow');
});

test('without a test the figure typed for the unit stands against its own target, and without that a test is asked for', () => {
  const unit = { landUse: 'sheepAndBeefPasture', parentMaterial: 'loess', olsenP: 24 } as const;
  expect(factsOfUnit(unit, nothing)).toMatchObject({
    facts: { olsenP: 'above' },
    olsenPFrom: 'unit',
    olsenPLack: null,
  });
  const { olsenP: _untyped, ...untyped } = unit;
  expect(factsOfUnit(untyped, nothing)).toMatchObject({
    facts: { olsenP: 'unknown' },
    olsenPFrom: 'none',
    olsenPLack: 'test',
    asksForLuc: true,
  });
});

describe('Olsen P that cannot be held against a target is still known', () => {
  const arable = { ...tested(30), ground: { ...dairyGround, landUse: 'crop' } };

  test('a figure typed where no target applies is of the unit, and lacks a target', () => {
    const unit = { landUse: 'sheepAndBeefPasture', parentMaterial: 'other', olsenP: 24 };
    expect(factsOfUnit(unit as Parameters<typeof factsOfUnit>[0], nothing)).toMatchObject({
      facts: { olsenP: 'unknown' },
      olsenPFrom: 'unit',
      olsenPLack: 'target',
    });
  });

  test('a test where no target applies is named, and lacks a target', () => {
    expect(factsOfUnit({}, { ...nothing, transects: [arable] })).toMatchObject({
      facts: { olsenP: 'unknown' },
      olsenPFrom: 'tests',
      olsenPLack: 'target',
      olsenPTest: { sampledOn: '2026-05-01' },
    });
  });

  test('a test whose limit leaves it open asks for another', () => {
    expect(factsOfUnit({}, { ...nothing, transects: [tested(30, 'below')] })).toMatchObject({
      olsenPFrom: 'tests',
      olsenPLack: 'figure',
    });
  });

  test('a typed figure with a target goes before a test without one', () => {
    const unit = { landUse: 'sheepAndBeefPasture', parentMaterial: 'loess', olsenP: 24 } as const;
    expect(factsOfUnit(unit, { ...nothing, transects: [arable] })).toMatchObject({
      facts: { olsenP: 'above' },
      olsenPFrom: 'unit',
      olsenPLack: null,
    });
  });
});

test('a unit whose farm is not said is dairy where its pasture is', () => {
  expect(targetGroundOf({ landUse: 'dairyPasture' }).farmType).toBe('dairy');
  expect(targetGroundOf({ landUse: 'winterForage' }).farmType).toBe('sheepBeef');
  expect(targetGroundOf({ landUse: 'winterForage', farmType: 'dairySupport' }).farmType).toBe('dairy');
  expect(targetGroundOf({ landUse: 'arable' }).landUse).toBe('arable');
});

test('irrigation that is not filled in is none', () => {
  expect(factsOfUnit({}, nothing).facts.isIrrigated).toBe(false);
  expect(factsOfUnit({ irrigationKind: 'none' }, nothing).facts.isIrrigated).toBe(false);
  expect(factsOfUnit({ irrigationKind: 'dripMicro' }, nothing).facts.isIrrigated).toBe(true);
});
