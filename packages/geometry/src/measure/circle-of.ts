import type { PolygonGeometry, Position } from '../shape/geometry.ts';
import { bounds } from '../shape/bounds.ts';
import { bearingDegrees } from './bearing.ts';
import { distanceMetres } from './length-of-record.ts';
import { circleAround, type MeasuredShape } from './measured-shapes.ts';

/** A circle, or the part of it that is swept clockwise between two bearings; all round it is from 0 to 360. */
export interface Circle {
  readonly centre: Position;
  readonly radiusMetres: number;
  readonly from: number;
  readonly to: number;
}

/** Fewer corners are a triangle or a bent box. */
const LEAST_CORNERS = 6;
/** What rounding to 7 decimals, and an unsteady hand, may take from a radius. */
const slack = (radius: number): number => radius * 0.005 + 0.05;

const cornersOf = ({ coordinates: [outline = []] }: PolygonGeometry): readonly Position[] => outline.slice(1);

/** The mean distance of places from a centre; null where they are not all as far from it. */
function radiusAround(centre: Position, corners: readonly Position[]): number | null {
  const [first] = corners;
  if (!first) return null;
  const radius = distanceMetres(centre, first);
  let sum = 0;
  for (const corner of corners) {
    const metres = distanceMetres(centre, corner);
    if (Math.abs(metres - radius) > slack(radius)) return null;
    sum += metres;
  }
  return sum / corners.length;
}

const clockwise = (from: number, to: number): number => (to - from + 360) % 360;

/** Of a row of places on an arc: between which bearings it is swept clockwise. */
function arcOf(centre: Position, arc: readonly Position[]): Pick<Circle, 'from' | 'to'> {
  const bearing = (place: Position | undefined): number => (place ? bearingDegrees(centre, place) : 0);
  const [first, middle, last] = [arc[0], arc[Math.floor(arc.length / 2)], arc.at(-1)].map(bearing);
  const [from = 0, through = 0, to = 0] = [first, middle, last];
  return clockwise(from, through) <= clockwise(from, to) ? { from, to } : { from: to, to: from };
}

/**
 * The circle, or the part of one, that an outline is; null where it is neither. Reads back what `circleAround` has made, to 0.5 % of
 * its radius.
 */
export function circleOf(geometry: PolygonGeometry): Circle | null {
  const corners = cornersOf(geometry);
  if (corners.length < LEAST_CORNERS || geometry.coordinates.length > 1) return null;
  const [west, south, east, north] = bounds(geometry);
  const middle: Position = [(west + east) / 2, (south + north) / 2];
  const whole = radiusAround(middle, corners);
  if (whole !== null) return { centre: middle, radiusMetres: whole, from: 0, to: 360 };
  const place = corners.findIndex(
    (centre, index) => radiusAround(centre, corners.toSpliced(index, 1)) !== null,
  );
  const centre = corners[place];
  if (!centre) return null;
  // From behind the centre round to before it.
  const arc = [...corners.slice(place + 1), ...corners.slice(0, place)];
  return { centre, radiusMetres: radiusAround(centre, arc) ?? 0, ...arcOf(centre, arc) };
}

const isAt = (one: Position, other: Position): boolean => one[0] === other[0] && one[1] === other[1];

/** How near to an end of the arc a corner is that end, in degrees. */
const END_DEGREES = 0.5;

/** A circle after one of its corners is somewhere else: its middle takes all along, an end of the arc turns it, any other makes it wider or narrower. */
function pulled(circle: Circle, [old, now]: readonly [Position, Position]): MeasuredShape {
  const { centre, radiusMetres, from, to } = circle;
  if (isAt(old, centre)) return circleAround(now, radiusMetres, { from, to });
  const radius = distanceMetres(centre, now);
  const [was, is] = [bearingDegrees(centre, old), bearingDegrees(centre, now)];
  const isEnd = (end: number): boolean => Math.min(clockwise(end, was), clockwise(was, end)) < END_DEGREES;
  if (from === 0 && to === 360) return circleAround(centre, radius);
  if (isEnd(from)) return circleAround(centre, radius, { from: is, to });
  return isEnd(to)
    ? circleAround(centre, radius, { from, to: is })
    : circleAround(centre, radius, { from, to });
}

/** A circle after a new corner was pulled out of one of its edges: beside the middle it turns that end of the arc, else it makes it wider or narrower. */
function pulledOut(
  { centre, radiusMetres, from, to }: Circle,
  corners: readonly Position[],
  place: number,
): MeasuredShape | null {
  const [before, now, behind] = [
    corners.at(place - 1),
    corners[place],
    corners[(place + 1) % corners.length],
  ];
  if (!before || !now || !behind) return null;
  const isBesideMiddle = isAt(before, centre) || isAt(behind, centre);
  if (!isBesideMiddle) return circleAround(centre, distanceMetres(centre, now), { from, to });
  const end = bearingDegrees(centre, isAt(before, centre) ? behind : before);
  const is = bearingDegrees(centre, now);
  const isFrom = Math.min(clockwise(from, end), clockwise(end, from)) < END_DEGREES;
  return circleAround(centre, radiusMetres, isFrom ? { from: is, to } : { from, to: is });
}

/**
 * A circle that stays one while corners of it are dragged, or a new one is pulled out of an edge: what it becomes, or null where the
 * outline was none, or was changed in another way.
 */
export function pullCircle(before: PolygonGeometry, after: PolygonGeometry): PolygonGeometry | null {
  const circle = circleOf(before);
  const [old, now] = [cornersOf(before), cornersOf(after)];
  if (!circle) return null;
  if (now.length === old.length + 1) {
    const place = now.findIndex((corner) => !old.some((one) => isAt(one, corner)));
    const made = pulledOut(circle, now, place);
    return made?.ok ? made.geometry : null;
  }
  if (old.length !== now.length) return null;
  const moves = old.flatMap((from, index): (readonly [Position, Position])[] => {
    const to = now[index];
    return to && !isAt(from, to) ? [[from, to]] : [];
  });
  // Of an edge from the middle it is the far end that turns; the middle stays.
  const [move] = moves.length > 1 ? moves.filter(([from]) => !isAt(from, circle.centre)) : moves;
  const made = move && moves.length <= 2 ? pulled(circle, move) : null;
  return made?.ok ? made.geometry : null;
}
