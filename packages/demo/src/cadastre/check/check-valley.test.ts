import { describe, expect, test } from 'vitest';
import { growTiles, growValley } from '../grow-valley.ts';
import type { Valley } from '../valley.ts';
import { checkValley } from './check-valley.ts';

const sound = growValley({ parcels: 400, seed: 'check' });
const rulesBroken = (valley: Valley) => new Set(checkValley(valley).map(({ rule }) => rule));
/** A copy whose shapes may be spoilt one by one: neighbours hold the same coordinate objects, which a clone would keep. */
const copy = (valley: Valley): Valley => {
  const layers = JSON.parse(JSON.stringify({ ...valley, sheets: undefined })) as Valley; // the very shape that was written
  return { ...layers, sheets: valley.sheets };
};

describe('a grown valley has no fault', () => {
  test.each([
    [200, 1],
    [200, 'tussock'],
    [333, 2],
    [800, 3],
    [1500, 'a fourth'],
    [2000, 'tussock'],
  ])('%i parcels of seed %s', (parcels, seed) => {
    const valley = growValley({ parcels, seed });
    expect(valley.parcels).toHaveLength(parcels);
    expect(checkValley(valley)).toEqual([]);
  });

  test('tiles put together, ridge to ridge', () => {
    const valley = growValley({ parcels: 4100, seed: 9, ground: false });
    expect(valley.statistics.tiles).toBe(3);
    expect(checkValley(valley)).toEqual([]);
  });
});

describe('a spoilt valley is found out', () => {
  test('when one vertex of one parcel is moved by 1 cm', () => {
    const valley = copy(sound);
    const vertex = valley.parcels[150]?.geometry.coordinates[0]?.[0]?.[1];
    if (vertex) vertex[0] += 1e-7;
    expect(rulesBroken(valley)).toContain('rim');
    expect(rulesBroken(valley)).toContain('title-shape');
  });

  test('when a vertex is moved in every parcel and title that holds it, far enough to cross a border', () => {
    const valley = copy(sound);
    const [x, y] = sound.parcels[150]?.geometry.coordinates[0]?.[0]?.[1] ?? [0, 0];
    for (const { geometry } of [...valley.parcels, ...valley.titles]) {
      for (const point of geometry.coordinates.flat(2))
        if (point[0] === x && point[1] === y) point[1] += 0.01;
    }
    expect(rulesBroken(valley)).toContain('crossing');
    expect(rulesBroken(valley)).toContain('parcel-area');
  });

  test('when a parcel is missing', () => {
    const valley = copy(sound);
    const inner = valley.parcels.findIndex(({ properties }) => properties.parcel_intent === 'Hydro');
    valley.parcels.splice(inner, 1);
    expect(rulesBroken(valley)).toContain('rim');
    expect(rulesBroken(valley)).toContain('shared-vertices');
  });

  test('when a parcel is there twice', () => {
    const valley = copy(sound);
    valley.parcels.push(...valley.parcels.slice(100, 101));
    expect(rulesBroken(valley)).toContain('edge-pairing');
    expect(rulesBroken(valley)).toContain('total-area');
  });

  test('when an order is wrong, an outlet is added or a reach flows in a circle', () => {
    const valley = copy(sound);
    const [first, second] = valley.rivers;
    if (first) first.properties.StreamOrde = 7;
    if (second) second.properties.NextDownID = second.properties.nzsegment;
    expect(rulesBroken(valley)).toContain('strahler-order');
    expect(rulesBroken(valley)).toContain('river-tree');
  });

  test('when a link is lost or an address wanders', () => {
    const valley = copy(sound);
    valley.links.splice(0, 1);
    const [address] = valley.addresses;
    if (address) address.geometry.coordinates[0] += 0.1;
    expect(rulesBroken(valley)).toEqual(new Set(['title-shape', 'title-links', 'address']));
  });
});

test('the same seed grows the same valley, another seed another', () => {
  const layers = (valley: Valley) => ({ ...valley, sheets: undefined, heightAt: undefined });
  expect(layers(growValley({ parcels: 250, seed: 5 }))).toEqual(
    layers(growValley({ parcels: 250, seed: 5 })),
  );
  expect(growValley({ parcels: 250, seed: 6 }).parcels[9]).not.toEqual(
    growValley({ parcels: 250, seed: 5 }).parcels[9],
  );
});

test('shards share the tiles out and lose none', () => {
  const wish = { parcels: 6000, seed: 3, ground: false };
  const ids = (tiles: Iterable<Valley>) => [...tiles].flatMap(({ parcels }) => parcels.map(({ id }) => id));
  const shards = [0, 1].flatMap((index) => ids(growTiles({ ...wish, shard: { index, count: 2 } })));
  expect(new Set(shards)).toEqual(new Set(ids(growTiles(wish))));
  expect(new Set(shards).size).toBe(6000);
});

test('fewer than 200 parcels or half a parcel are refused', () => {
  expect(() => growValley({ parcels: 199, seed: 1 })).toThrow('at least 200');
  expect(() => growValley({ parcels: 300.5, seed: 1 })).toThrow('whole number');
});
