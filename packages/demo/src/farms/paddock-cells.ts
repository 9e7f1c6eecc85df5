import type { Coordinate } from '../cadastre/coordinate.ts';
import type { Zone } from '../cadastre/parcels/block.ts';
import { VERTEX_STEP } from '../cadastre/plan-tiles.ts';
import type { ParcelSheet } from '../cadastre/valley.ts';
import type { RandomStream } from '../cadastre/chance/chance.ts';

/** A corner or way point of a cell; equal keys are the same point, on whichever cell. */
export interface CellVertex {
  key: string;
  coordinate: Coordinate;
}

/** A paddock to be: a rectangle of survey space with its counter-clockwise ring, not closed. */
export interface PaddockCell {
  zone: Zone;
  hectares: number;
  ring: CellVertex[];
  /** The middle of the rectangle. */
  middle: Coordinate;
}

/** Positions of the way points on the four sides, sorted, corners left out. */
interface Rectangle {
  u0: number;
  v0: number;
  u1: number;
  v1: number;
  south: readonly number[];
  north: readonly number[];
  west: readonly number[];
  east: readonly number[];
}

/** A paddock of 2 to 12 ha; the margins allow for what the warp does to areas. */
const SMALLEST_HECTARES = 2.4;
const WANTED_HECTARES: Record<Zone, number> = {
  flat: 5.5,
  lifestyle: 5.5,
  downs: 8,
  hill: 10,
  town: 5.5,
  none: 10,
};
/** Way points of a new border keep 30 m away from the borders it meets, which bend a little between their own. */
const CLEARANCE = 300;

const areaHectares = ({ u0, v0, u1, v1 }: Rectangle) => ((u1 - u0) * (v1 - v0)) / 1e6;
const below = (positions: readonly number[], limit: number) =>
  positions.filter((position) => position < limit);
const above = (positions: readonly number[], limit: number) =>
  positions.filter((position) => position > limit);

/** The regular way points of a new border between two old ones. */
function wayPoints(from: number, to: number): number[] {
  const points: number[] = [];
  for (
    let next = Math.ceil((from + CLEARANCE) / VERTEX_STEP) * VERTEX_STEP;
    next <= to - CLEARANCE;
    next += VERTEX_STEP
  ) {
    points.push(next);
  }
  return points;
}

function readRectangle({ extent: [u0, v0, u1, v1], ring }: ParcelSheet): Rectangle {
  const sorted = (positions: number[]) => positions.sort((a, b) => a - b);
  const along = (v: number) => sorted(ring.filter((p) => p.v === v && p.u > u0 && p.u < u1).map((p) => p.u));
  const up = (u: number) => sorted(ring.filter((p) => p.u === u && p.v > v0 && p.v < v1).map((p) => p.v));
  return { u0, v0, u1, v1, south: along(v0), north: along(v1), west: up(u0), east: up(u1) };
}

/** Where both opposite sides already have a point, nearest to the wished share, leaving enough land on either side. */
function findCut(
  one: readonly number[],
  other: readonly number[],
  span: { from: number; to: number; hectares: number },
  share: number,
) {
  const least = ((span.to - span.from) * SMALLEST_HECTARES) / span.hectares;
  const wish = span.from + (span.to - span.from) * share;
  const both = new Set(other);
  return one
    .filter((position) => both.has(position) && position - span.from >= least && span.to - position >= least)
    .sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0];
}

/** Halves a rectangle across its longer side if it can, else across the other. */
function halve(rectangle: Rectangle, share: number): [Rectangle, Rectangle] | undefined {
  const { u0, v0, u1, v1, south, north, west, east } = rectangle;
  const hectares = areaHectares(rectangle);
  const cutU = () => {
    const u = findCut(south, north, { from: u0, to: u1, hectares }, share);
    if (u === undefined) return undefined;
    const border = wayPoints(v0, v1);
    const first = { ...rectangle, u1: u, south: below(south, u), north: below(north, u), east: border };
    const second = { ...rectangle, u0: u, south: above(south, u), north: above(north, u), west: border };
    return [first, second] as [Rectangle, Rectangle]; // two corners each, as above
  };
  const cutV = () => {
    const v = findCut(west, east, { from: v0, to: v1, hectares }, share);
    if (v === undefined) return undefined;
    const border = wayPoints(u0, u1);
    const first = { ...rectangle, v1: v, west: below(west, v), east: below(east, v), north: border };
    const second = { ...rectangle, v0: v, west: above(west, v), east: above(east, v), south: border };
    return [first, second] as [Rectangle, Rectangle]; // two corners each, as above
  };
  return u1 - u0 > v1 - v0 ? (cutU() ?? cutV()) : (cutV() ?? cutU());
}

/**
 * Splits a parcel into paddocks. Cuts run from a vertex the parcel has to one it has on the other side, so paddocks share every
 * vertex with each other and with the parcel's border, and none leaves the parcel. Parcels under 2 ha give none.
 */
export function splitIntoPaddocks(sheet: ParcelSheet, random: RandomStream): PaddockCell[] {
  const known = new Map(sheet.ring.map(({ u, v, coordinate }) => [`${u},${v}`, coordinate]));
  const vertex = (u: number, v: number): CellVertex => {
    const key = `${u},${v}`;
    const coordinate = known.get(key) ?? sheet.place(u, v);
    known.set(key, coordinate);
    return { key, coordinate };
  };
  const split = (rectangle: Rectangle): Rectangle[] => {
    const limit = WANTED_HECTARES[sheet.zone] * (0.85 + 0.3 * random.next());
    const halves = areaHectares(rectangle) > limit ? halve(rectangle, 0.4 + 0.2 * random.next()) : undefined;
    return halves ? halves.flatMap(split) : [rectangle];
  };
  return split(readRectangle(sheet))
    .filter((rectangle) => areaHectares(rectangle) >= SMALLEST_HECTARES)
    .map((rectangle) => {
      const { u0, v0, u1, v1, south, north, west, east } = rectangle;
      return {
        zone: sheet.zone,
        hectares: areaHectares(rectangle),
        middle: sheet.place(Math.round((u0 + u1) / 2), Math.round((v0 + v1) / 2)),
        ring: [
          vertex(u0, v0),
          ...south.map((u) => vertex(u, v0)),
          vertex(u1, v0),
          ...east.map((v) => vertex(u1, v)),
          vertex(u1, v1),
          ...north.toReversed().map((u) => vertex(u, v1)),
          vertex(u0, v1),
          ...west.toReversed().map((v) => vertex(u0, v)),
        ],
      };
    });
}
