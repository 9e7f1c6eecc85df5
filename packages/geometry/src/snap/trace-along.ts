import { quickLengthMetres } from '../measure/quick-length.ts';
import type { Geometry, Position } from '../shape/geometry.ts';
import { linesOf } from '../shape/polygons-of.ts';
import { nearestOnBorder } from './nearest-on-border.ts';

/** Why nothing can be traced between two places. */
export const traceReasons = ['startsNowhere', 'endsNowhere', 'notOneBorder', 'sameCorner'] as const;
export type TraceReason = (typeof traceReasons)[number];

/** Which way round an outline is gone: the shorter, or the other. */
export type TraceWay = 'short' | 'other';

export type Traced =
  /** The places of the border between the two, the start left out and the end with them; `hasOther` where it closes. */
  | { readonly ok: true; readonly path: readonly Position[]; readonly hasOther: boolean }
  | { readonly ok: false; readonly reason: TraceReason };

type Line = readonly Position[];

/** A place on a line: behind which of its corners, and how far along the edge; in metres from it. */
interface Foot {
  readonly edge: number;
  readonly along: number;
}

const isClosed = (line: Line): boolean => {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
};

const metresOf = (path: Line): number => quickLengthMetres({ type: 'LineString', coordinates: path });

/** Where a place stands on a line; null where it is farther from it than the tolerance. */
function footOn(line: Line, at: Position, tolerance: number): Foot | null {
  let best: { readonly foot: Foot; readonly metres: number } | null = null;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const near = nearestOnBorder({ type: 'LineString', coordinates: [from, to] }, at);
    if (!near || near.distanceMetres > tolerance || (best && near.distanceMetres >= best.metres)) continue;
    const along = metresOf([from, near.position]);
    best = { foot: { edge: index - 1, along }, metres: near.distanceMetres };
  }
  return best?.foot ?? null;
}

const isBefore = (one: Foot, other: Foot): boolean =>
  one.edge < other.edge || (one.edge === other.edge && one.along <= other.along);

/** The corners between two feet, forwards; past the end of an outline it goes on at its start. */
function cornersBetween(line: Line, from: Foot, to: Foot): Line {
  if (isBefore(from, to)) return line.slice(from.edge + 1, to.edge + 1);
  // The closing corner is the first.
  return [...line.slice(from.edge + 1, -1), ...line.slice(0, to.edge + 1)];
}

const isSame = (a: Position | undefined, b: Position): boolean => a?.[0] === b[0] && a[1] === b[1];

/** Without corners that are the start or the end themselves. */
const within = (corners: Line, from: Position, to: Position): Line => [
  ...corners.filter((corner) => !isSame(corner, from) && !isSame(corner, to)),
  to,
];

function waysAlong(
  line: Line,
  [from, to]: readonly [Position, Position],
  tolerance: number,
): readonly Line[] {
  const [start, end] = [footOn(line, from, tolerance), footOn(line, to, tolerance)];
  if (!start || !end) return [];
  const back = cornersBetween(line, end, start).toReversed();
  if (!isClosed(line))
    return [within(isBefore(start, end) ? cornersBetween(line, start, end) : back, from, to)];
  return [within(cornersBetween(line, start, end), from, to), within(back, from, to)];
}

/**
 * The stretch of a border between two places on it. Of several borders that have both, the shortest way is taken; `other` goes round the
 * outline the other way. Refused with a name where one of the places lies on none, or each on another.
 */
export function traceAlong(
  ground: readonly Geometry[],
  ends: readonly [Position, Position],
  {
    way = 'short',
    toleranceMetres = 0.05,
  }: { readonly way?: TraceWay; readonly toleranceMetres?: number } = {},
): Traced {
  const [from, to] = ends;
  if (isSame(from, to)) return { ok: false, reason: 'sameCorner' };
  const lines = ground.flatMap(linesOf);
  const found = lines
    .map((line) =>
      waysAlong(line, ends, toleranceMetres).toSorted(
        (a, b) => metresOf([from, ...a]) - metresOf([from, ...b]),
      ),
    )
    .filter((ways) => ways.length > 0)
    .toSorted((a, b) => metresOf([from, ...(a[0] ?? [])]) - metresOf([from, ...(b[0] ?? [])]));
  // Going round is asked of an outline: a line that ends has no other way.
  const [ways] = way === 'other' ? found.filter(({ length }) => length > 1) : found;
  const path = way === 'other' ? ways?.[1] : ways?.[0];
  if (path) return { ok: true, path, hasOther: found.some(({ length }) => length > 1) };
  const isOn = (at: Position): boolean => lines.some((line) => footOn(line, at, toleranceMetres) !== null);
  if (!isOn(from)) return { ok: false, reason: 'startsNowhere' };
  return { ok: false, reason: isOn(to) ? 'notOneBorder' : 'endsNowhere' };
}
