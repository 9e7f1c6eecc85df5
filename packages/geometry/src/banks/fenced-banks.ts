import type { PlanePosition } from '../project/transverse-mercator.ts';
import { placeOn, reachAlong, seenFrom, stretchLength, type Span, type Stretch } from './reach-along.ts';
import { sideOfLine } from './side-of-line.ts';

type PlaneLine = readonly PlanePosition[];

/** Input for finding unfenced banks: waterways, fences and boundary on a plane in metres. */
export interface BankQuestion {
  readonly waterway: PlaneLine;
  readonly fences: readonly { readonly id: string; readonly line: PlaneLine }[];
  /** Rings of the farm's land, including holes; when empty, the whole waterway counts. */
  readonly boundary: readonly PlaneLine[];
  /** Maximum distance in metres between a mapped waterway and its fence. */
  readonly searchDistanceMetres: number;
  /** Fences nearer than this, in metres, are listed. */
  readonly setbackMetres: number;
}

/** Piece of a waterway with constant conditions, and what its banks lack. */
export interface BankPiece {
  readonly from: PlanePosition;
  readonly to: PlanePosition;
  readonly lengthMetres: number;
  readonly lacksLeft: boolean;
  readonly lacksRight: boolean;
  /** Ids of the fences nearer than the set-back. */
  readonly tooNear: readonly string[];
}

/** Length in metres of the pieces into which a fence is cut; each piece is on one side of the waterway. */
const PIECE_METRES = 10;
/** Minimum length of a piece in metres; shorter ones come from rounding. */
const LEAST_PIECE = 1e-6;
const LEAST_CUT = 1e-3;

interface FencePiece extends Stretch {
  readonly id: string;
}
interface SidedReach {
  readonly id: string;
  readonly side: -1 | 0 | 1;
  readonly near: Span;
  readonly tooNear: Span | null;
}

const stretchesOf = (line: PlaneLine): readonly Stretch[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index];
    return from && (from[0] !== to[0] || from[1] !== to[1]) ? [{ from, to }] : [];
  });

/** Cuts a segment where it meets a line, and into pieces of a maximum length in metres. */
function cutUp(stretch: Stretch, line: readonly Stretch[]): readonly Stretch[] {
  const length = stretchLength(stretch);
  const even = Array.from({ length: Math.ceil(length / PIECE_METRES) + 1 }, (_, index) =>
    Math.min(length, index * PIECE_METRES),
  );
  const crossings = line.flatMap((other) => crossingOf(stretch, other));
  const cuts = [...new Set([...even, ...crossings])].sort((one, two) => one - two);
  return cuts.slice(1).flatMap((end, index) => {
    const start = cuts[index] ?? end;
    // What rounding leaves at a crossing would count as standing in the water.
    return end - start < LEAST_CUT ? [] : [{ from: placeOn(stretch, start), to: placeOn(stretch, end) }];
  });
}

/** Position along a segment where it crosses another; empty when it does not. */
function crossingOf(stretch: Stretch, other: Stretch): readonly number[] {
  const [[ax, ay], [bx, by]] = [seenFrom(stretch, other.from), seenFrom(stretch, other.to)];
  if (ay > 0 === by > 0 || ay === by) return [];
  const along = ax + (ay / (ay - by)) * (bx - ax);
  return along > 0 && along < stretchLength(stretch) ? [along] : [];
}

type Box = readonly [west: number, south: number, east: number, north: number];
const boxOf = ({ from, to }: Stretch, margin: number): Box => [
  Math.min(from[0], to[0]) - margin,
  Math.min(from[1], to[1]) - margin,
  Math.max(from[0], to[0]) + margin,
  Math.max(from[1], to[1]) + margin,
];
const meet = (one: Box, two: Box): boolean =>
  one[0] <= two[2] && two[0] <= one[2] && one[1] <= two[3] && two[1] <= one[3];

/** Box around some segments; undefined around none. */
const extentOf = (stretches: readonly Stretch[]): Box | undefined => {
  const boxes = stretches.map((stretch) => boxOf(stretch, 0));
  return boxes.reduce<Box | undefined>(
    (one, two) =>
      one
        ? [
            Math.min(one[0], two[0]),
            Math.min(one[1], two[1]),
            Math.max(one[2], two[2]),
            Math.max(one[3], two[3]),
          ]
        : two,
    undefined,
  );
};

const middleOf = ({ from, to }: Stretch): PlanePosition => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

/** Checks whether a position lies inside the land of some rings. */
function isInside(rings: readonly (readonly Stretch[])[], [x, y]: PlanePosition): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const { from, to } of ring) {
      if (from[1] > y === to[1] > y) continue;
      if (x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) inside = !inside;
    }
  }
  return inside;
}

const holds = (span: Span | null, along: number): boolean =>
  span !== null && span[0] <= along && along <= span[1];

/** Pieces of fences near a waterway. */
function fencePieces({ fences, searchDistanceMetres }: BankQuestion, line: readonly Stretch[]) {
  const boxes = line.map((stretch) => boxOf(stretch, searchDistanceMetres));
  return fences.flatMap(({ id, line: fence }) =>
    stretchesOf(fence)
      .filter((stretch) => boxes.some((box) => meet(box, boxOf(stretch, 0))))
      .flatMap((stretch) => cutUp(stretch, line).map((piece): FencePiece => ({ id, ...piece }))),
  );
}

/**
 * Cuts a waterway, as far as it is within the boundary or the search distance of it, into pieces with constant conditions, with what each
 * bank lacks. A position has a fence on its left when one on that side, in drawing direction, is within the search distance; ends of fences
 * reach as far as that allows. Where the waterway is the boundary, the far bank is not the farm's and lacks nothing.
 */
export function fencedBanks(question: BankQuestion): readonly BankPiece[] {
  const { waterway, boundary, searchDistanceMetres: reach, setbackMetres } = question;
  const line = stretchesOf(waterway);
  const rings = boundary.map(stretchesOf);
  const farm = extentOf(rings.flat());
  // Rivers of the surroundings come with those of the farm.
  const isOnFarm = (stretch: Stretch): boolean => !farm || meet(farm, boxOf(stretch, reach));
  if (!line.some(isOnFarm)) return [];
  const fences = fencePieces(question, line).map((piece) => ({
    piece,
    box: boxOf(piece, 0),
    side: sideOfLine(line, middleOf(piece)),
  }));
  return line.filter(isOnFarm).flatMap((stretch) => {
    const box = boxOf(stretch, reach);
    const reached = fences.flatMap(({ piece, side, box: own }): readonly SidedReach[] => {
      const near = meet(box, own) ? reachAlong(stretch, piece, reach) : null;
      return near ? [{ id: piece.id, side, near, tooNear: reachAlong(stretch, piece, setbackMetres) }] : [];
    });
    const edges = rings
      .flat()
      .filter((edge) => meet(box, boxOf(edge, 0)))
      .flatMap((edge) => reachAlong(stretch, edge, reach) ?? []);
    const crossings = rings.flat().flatMap((edge) => crossingOf(stretch, edge));
    return piecesOf({ stretch, reached, rings, edges, crossings, reach });
  });
}

function piecesOf({
  stretch,
  reached,
  rings,
  edges,
  crossings,
  reach,
}: {
  readonly stretch: Stretch;
  readonly reached: readonly SidedReach[];
  readonly rings: readonly (readonly Stretch[])[];
  /** Alternating starts and ends of the spans near the boundary. */
  readonly edges: readonly number[];
  readonly crossings: readonly number[];
  readonly reach: number;
}): readonly BankPiece[] {
  const cuts = [
    0,
    stretchLength(stretch),
    ...reached.flatMap(({ near, tooNear }) => [...near, ...(tooNear ?? [])]),
    ...edges,
    ...crossings,
  ].sort((one, two) => one - two);
  const isNearEdge = (along: number): boolean =>
    edges.some((start, index) => index % 2 === 0 && holds([start, edges[index + 1] ?? start], along));
  return cuts.slice(1).flatMap((end, index): readonly BankPiece[] => {
    const start = cuts[index] ?? end;
    if (end - start < LEAST_PIECE) return [];
    const along = (start + end) / 2;
    const atEdge = isNearEdge(along);
    const isOurs = (left: number): boolean =>
      rings.length === 0 ||
      (atEdge ? isInside(rings, placeOn(stretch, along, left)) : isInside(rings, placeOn(stretch, along)));
    const [oursLeft, oursRight] = [isOurs(reach), isOurs(-reach)];
    if (!oursLeft && !oursRight) return [];
    const here = reached.filter(({ near }) => holds(near, along));
    const isFenced = (side: -1 | 1): boolean => here.some((one) => one.side === side || one.side === 0);
    return [
      {
        from: placeOn(stretch, start),
        to: placeOn(stretch, end),
        lengthMetres: end - start,
        lacksLeft: oursLeft && !isFenced(1),
        lacksRight: oursRight && !isFenced(-1),
        tooNear: [...new Set(reached.filter(({ tooNear }) => holds(tooNear, along)).map(({ id }) => id))],
      },
    ];
  });
}
