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

/** Metres of a waterway, and of what its banks lack; not rounded. */
export interface BankSums {
  readonly lengthMetres: number;
  readonly unfencedLeftMetres: number;
  readonly unfencedRightMetres: number;
  readonly unfencedOneOrBothMetres: number;
  readonly unfencedBothMetres: number;
  /** Along which a fence stands nearer than the set-back. */
  readonly fenceWithinSetbackMetres: number;
  /** Left and right together: so much fence would close the gap. */
  readonly bankMetresUnfenced: number;
}

/** A waterway of the farm. Its number is that on the map. */
export interface Waterway extends BankSums {
  readonly number: string;
  readonly pieces: readonly BankPiece[];
  /** Towards which wind its left bank lies, as its line is drawn. */
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

/** Metres: ends of streams so near to each other were cut at the edge of a tile. */
const JOINED_WITHIN = 4;
/** Metres: what is shorter is a corner that a stream cuts off. */
const LEAST_WATERWAY = 1;

const windOf = (angle: number): Wind => winds[((Math.round(angle / (Math.PI / 4)) % 8) + 8) % 8] ?? 'north';

/** Where the banks of a waterway lie: across the way from its beginning to its end. */
function facesOf(pieces: readonly BankPiece[]): Pick<Waterway, 'leftFaces' | 'rightFaces'> {
  const [from, to] = [pieces[0]?.from ?? [0, 0], pieces.at(-1)?.to ?? [0, 0]];
  // Clockwise from north.
  const heading = Math.atan2(to[0] - from[0], to[1] - from[1]);
  return { leftFaces: windOf(heading - Math.PI / 2), rightFaces: windOf(heading + Math.PI / 2) };
}

/** What some pieces of waterways come to. */
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

/** What is asked of the waterways of a farm. */
export interface WaterwayQuestion extends Pick<BankQuestion, 'searchDistanceMetres' | 'setbackMetres'> {
  readonly streams: readonly (readonly Position[])[];
  readonly fences: readonly FenceLine[];
  readonly boundary: readonly PolygonalGeometry[];
  /** On a plane in metres that are metres on the ground. */
  readonly place: (position: Position) => PlanePosition;
}

/** The waterways of a farm with what their banks lack, those that lack most first; none where none runs on it. */
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

/** For each fence that stands nearer than the set-back, along how many metres of water. */
export function nearFences(waterways: readonly Waterway[]): ReadonlyMap<string, number> {
  const metres = new Map<string, number>();
  for (const { tooNear, lengthMetres } of waterways.flatMap(({ pieces }) => pieces))
    for (const id of tooNear) metres.set(id, (metres.get(id) ?? 0) + lengthMetres);
  return metres;
}
