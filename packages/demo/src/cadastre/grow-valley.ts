import { setImmediate } from 'node:timers/promises';
import { createChance } from './chance/chance.ts';
import { countValley } from './count-valley.ts';
import { growTileInSteps } from './grow-tile.ts';
import { planTiles } from './plan-tiles.ts';
import type { Valley } from './valley.ts';

export interface ValleyWish {
  /** Primary parcels in all, roads and river bed included; a whole number from 200 on. 2,000 when left out. */
  parcels?: number;
  /** The same seed gives the same valley. */
  seed: string | number;
  /** Whether to make rivers, contours and land use capability too. Yes when left out. */
  ground?: boolean;
}

export interface TilesWish extends ValleyWish {
  /** Only every n-th tile, beginning with this one (from 0), so that several processes can share the work. */
  shard?: { index: number; count: number };
}

const DEFAULT_PARCELS = 2000;

/** Takes all steps of a work at once. */
function atOnce<Made>(work: Generator<void, Made, undefined>): Made {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Grows tile after tile, so that any number of parcels can be had in the memory of one. Neighbouring tiles share the vertices
 * of their common border; each tile is a catchment of its own.
 *
 * @throws RangeError for fewer than 200 parcels or a broken number.
 */
export function* growTiles({
  parcels = DEFAULT_PARCELS,
  seed,
  ground = true,
  shard = { index: 0, count: 1 },
}: TilesWish): Generator<Valley, void, undefined> {
  const chance = createChance(seed);
  for (const frame of planTiles(parcels)) {
    if (frame.index % shard.count === shard.index) yield atOnce(growTileInSteps(frame, chance, ground));
  }
}

/** A whole valley in memory: one tile up to 4,000 parcels, beyond that all tiles put together. */
export const growValley = (wish: ValleyWish): Valley => atOnce(growValleyInSteps(wish));

/** The same, in turns with whatever else a process has to do: a server goes on answering meanwhile. */
export async function growValleyInTurns(wish: ValleyWish): Promise<Valley> {
  const work = growValleyInSteps(wish);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

function* growValleyInSteps({
  parcels = DEFAULT_PARCELS,
  seed,
  ground = true,
}: ValleyWish): Generator<void, Valley, undefined> {
  const chance = createChance(seed);
  const tiles: Valley[] = [];
  for (const frame of planTiles(parcels)) tiles.push(yield* growTileInSteps(frame, chance, ground));
  const [only] = tiles;
  if (only && tiles.length === 1) return only;
  const valley = {
    parcels: tiles.flatMap((tile) => tile.parcels),
    titles: tiles.flatMap((tile) => tile.titles),
    links: tiles.flatMap((tile) => tile.links),
    addresses: tiles.flatMap((tile) => tile.addresses),
    addressLinks: tiles.flatMap((tile) => tile.addressLinks),
    roads: tiles.flatMap((tile) => tile.roads),
    rivers: tiles.flatMap((tile) => tile.rivers),
    inflows: tiles.flatMap((tile) => tile.inflows),
    heightAt: (easting: number, northing: number) =>
      tiles.reduce<number | null>((found, tile) => found ?? tile.heightAt(easting, northing), null),
    contours: tiles.flatMap((tile) => tile.contours),
    landUseCapability: tiles.flatMap((tile) => tile.landUseCapability),
    sheets: new Map(tiles.flatMap((tile) => [...tile.sheets])),
  };
  return { ...valley, statistics: countValley(valley, tiles.length) };
}
