import {
  fencedBanks,
  joinLines,
  polygonsOf,
  type BankPiece,
  type BankQuestion,
  type PlanePosition,
  type PolygonalGeometry,
  type Position,
} from '@tussock/geometry';
import type { FenceLine } from './fence-lines.ts';

/** Length of a waterway and of its unfenced banks, in metres, unrounded. */
export interface BankSums {
  readonly lengthMetres: number;
  readonly unfencedLeftMetres: number;
  readonly unfencedRightMetres: number;
  readonly unfencedOneOrBothMetres: number;
  readonly unfencedBothMetres: number;
  /** Length along which a fence is nearer than the set-back. */
  readonly fenceWithinSetbackMetres: number;
  /** Unfenced bank, left and right added: the length of fence that would close the gap. */
  readonly bankMetresUnfenced: number;
}

/** Waterway of the farm, with its number on the map. */
export interface Waterway extends BankSums {
  readonly number: string;
  readonly pieces: readonly BankPiece[];
  /** Compass direction of its left bank, relative to the direction in which its line is drawn. */
  readonly leftFaces: Wind;
  readonly rightFaces: Wind;
}

const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Wind = (typeof winds)[number];

/** Maximum distance in metres between ends of streams that are joined; they were cut at the edge of a tile. */
const JOINED_WITHIN = 4;
/** Minimum length in metres; anything shorter is a corner that a stream cuts off. */
const LEAST_WATERWAY = 1;

const windOf = (angle: number): Wind => winds[((Math.round(angle / (Math.PI / 4)) % 8) + 8) % 8] ?? 'north';

/** Compass directions of a waterway's banks, across the direction from its beginning to its end. */
function facesOf(pieces: readonly BankPiece[]): Pick<Waterway, 'leftFaces' | 'rightFaces'> {
  const [from, to] = [pieces[0]?.from ?? [0, 0], pieces.at(-1)?.to ?? [0, 0]];
  // Clockwise from north.
  const heading = Math.atan2(to[0] - from[0], to[1] - from[1]);
  return { leftFaces: windOf(heading - Math.PI / 2), rightFaces: windOf(heading + Math.PI / 2) };
}

/** Sums the pieces of waterways. */
export function sumBanks(pieces: readonly BankPiece[]): BankSums {
  const sum = (isMeant: (piece: BankPiece) => boolean): number =>
    pieces.reduce((metres, piece) => (isMeant(piece) ? metres + piece.lengthMetres : metres), 0);
  const [left, right] = [sum(({ lacksLeft }) => lacksLeft), sum(({ lacksRight }) => lacksRight)];
  return {
    lengthMetres: sum(() => true),
    unfencedLeftMetres: left,
    unfencedRightMetres: right,
    unfencedOneOrBothMetres: sum(({ lacksLeft, lacksRight }) => lacksLeft || lacksRight),
    unfencedBothMetres: sum(({ lacksLeft, lacksRight }) => lacksLeft && lacksRight),
    fenceWithinSetbackMetres: sum(({ tooNear }) => tooNear.length > 0),
    bankMetresUnfenced: left + right,
  };
}

/** Input for finding the waterways of a farm. */
export interface WaterwayQuestion extends Pick<BankQuestion, 'searchDistanceMetres' | 'setbackMetres'> {
  readonly streams: readonly (readonly Position[])[];
  readonly fences: readonly FenceLine[];
  readonly boundary: readonly PolygonalGeometry[];
  /** Projects a position to a plane whose metres are metres on the ground. */
  readonly place: (position: Position) => PlanePosition;
}

/** Lists the waterways of a farm with their unfenced banks, those with most first; empty when there are none on it. */
export function waterwaysOf({
  streams,
  fences,
  boundary,
  place,
  ...distances
}: WaterwayQuestion): readonly Waterway[] {
  const question = {
    ...distances,
    fences: fences
      .filter(({ countsAtWater }) => countsAtWater)
      .flatMap(({ id, lines }) => lines.map((line) => ({ id, line: line.map(place) }))),
    boundary: boundary.flatMap((area) => polygonsOf(area).flat()).map((ring) => ring.map(place)),
  };
  return joinLines(
    streams.map((line) => line.map(place)),
    JOINED_WITHIN,
  )
    .map((waterway) => fencedBanks({ waterway, ...question }))
    .map((pieces) => ({ pieces, ...sumBanks(pieces) }))
    .filter(({ lengthMetres }) => lengthMetres >= LEAST_WATERWAY)
    .sort(
      (one, other) =>
        other.bankMetresUnfenced - one.bankMetresUnfenced || other.lengthMetres - one.lengthMetres,
    )
    .map((one, index) => ({ number: `W${index + 1}`, ...facesOf(one.pieces), ...one }));
}

/** Length of water, in metres, along which each fence is nearer than the set-back, by fence. */
export function nearFences(waterways: readonly Waterway[]): ReadonlyMap<string, number> {
  const metres = new Map<string, number>();
  for (const { tooNear, lengthMetres } of waterways.flatMap(({ pieces }) => pieces))
    for (const id of tooNear) metres.set(id, (metres.get(id) ?? 0) + lengthMetres);
  return metres;
}
