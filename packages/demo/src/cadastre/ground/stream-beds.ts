import { smoothStep } from '../chance/value-noise.ts';
import { CELL_UNITS } from './elevation.ts';

/** A point of a stream in survey units, and the height of its bed there. */
export type BedPoint = readonly [u: number, v: number, height: number];

/** A reach as it lies in the ground. */
export interface StreamBed {
  readonly order: number;
  readonly points: readonly BedPoint[];
}

interface Stretch {
  readonly from: BedPoint;
  readonly to: BedPoint;
  readonly order: number;
}

const UNITS_PER_METRE = 10;
/** Metres: how wide the bed of a stream is by its order, and over which way its valley rises to the land beside it. */
const halfBedOf = (order: number) => 1 + 2.2 * order;
const reachOf = (order: number) => Math.min(78, 26 + 13 * order);
/** A bed lies this much below the land that drains to it. */
const depthOf = (order: number) => 0.8 + 0.45 * order;
const LEAST_RISE = 1e-5;
const BANK_METRES = 3;

const keyOf = (column: number, row: number) => column * 100_000 + row;

const none: readonly Stretch[] = [];

/** The stretches of each cell and of those around it. */
function bucketStretches(beds: readonly StreamBed[]): ReadonlyMap<number, readonly Stretch[]> {
  const buckets = new Map<number, Stretch[]>();
  for (const { order, points } of beds) {
    points.forEach((to, index) => {
      const from = points[index - 1];
      if (!from) return;
      const stretch = { from, to, order };
      const columns = [from[0], to[0]].map((u) => Math.floor(u / CELL_UNITS)).sort((a, b) => a - b);
      const rows = [from[1], to[1]].map((v) => Math.floor(v / CELL_UNITS)).sort((a, b) => a - b);
      for (let column = (columns[0] ?? 0) - 1; column <= (columns[1] ?? 0) + 1; column++) {
        for (let row = (rows[0] ?? 0) - 1; row <= (rows[1] ?? 0) + 1; row++) {
          const key = keyOf(column, row);
          const bucket = buckets.get(key);
          if (bucket) bucket.push(stretch);
          else buckets.set(key, [stretch]);
        }
      }
    });
  }
  return buckets;
}

/** Metres from a point to a stretch, and the height of the bed at the nearest place on it. */
function nearestOn({ from, to }: Stretch, u: number, v: number): readonly [metres: number, bed: number] {
  const [du, dv] = [to[0] - from[0], to[1] - from[1]];
  const lengthSquared = du * du + dv * dv;
  const along = lengthSquared === 0 ? 0 : ((u - from[0]) * du + (v - from[1]) * dv) / lengthSquared;
  const share = Math.min(1, Math.max(0, along));
  const metres = Math.hypot(u - from[0] - share * du, v - from[1] - share * dv) / UNITS_PER_METRE;
  return [metres, from[2] + share * (to[2] - from[2])];
}

/**
 * Lays streams into land: on a stream the height of its bed, beside it a valley that rises to the land as it was. No stream reaches
 * farther than the cells around it, so that the answer has no steps.
 */
export function layStreams(beds: readonly StreamBed[]): (u: number, v: number, landHeight: number) => number {
  const buckets = bucketStretches(beds);
  return (u, v, landHeight) => {
    const column = Math.floor(u / CELL_UNITS);
    const row = Math.floor(v / CELL_UNITS);
    let bank = 0;
    let sum = 0;
    let weight = 1;
    for (const stretch of buckets.get(keyOf(column, row)) ?? none) {
      const [metres, bed] = nearestOn(stretch, u, v);
      const rise = smoothStep((metres - halfBedOf(stretch.order)) / reachOf(stretch.order));
      if (rise >= 1) continue;
      // In the bed itself nothing else counts, so that water falls however near another stream runs.
      const pull = (1 - rise) / Math.max(rise, LEAST_RISE);
      const floor = bed - depthOf(stretch.order);
      sum += pull * floor;
      weight += pull;
      // Where the land beside it lies lower than the stream, the stream has made itself a bank.
      bank = Math.max(bank, (floor + BANK_METRES - landHeight) * 4 * rise * (1 - rise));
    }
    return (sum + landHeight + bank) / weight;
  };
}
