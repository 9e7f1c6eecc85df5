import type { PolygonGeometry, Position } from '../shape/geometry.ts';
import { bounds } from '../shape/bounds.ts';
import { bearingDegrees } from './bearing.ts';
import { distanceMetres } from './length-of-record.ts';
import { circleAround, type MeasuredShape } from './measured-shapes.ts';

/** Circle, or a sector of it clockwise between two bearings; a full circle is from 0 to 360. */
export interface Circle {
  readonly centre: Position;
  readonly radiusMetres: number;
  readonly from: number;
  readonly to: number;
}

/** Minimum number of corners; a shape with fewer is a triangle or a bent box. */
const LEAST_CORNERS = 6;
/** Tolerance for a radius, in metres: covers rounding to 7 decimals and an unsteady hand. */
const slack = (radius: number): number => radius * 0.005 + 0.05;

const cornersOf = ({ coordinates: [outline = []] }: PolygonGeometry): readonly Position[] => outline.slice(1);

/** Mean distance of positions from a centre; null when they are not all equally far from it. */
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

/** Bearings at the start and end of an arc, given as a row of positions, in clockwise order. */
function arcOf(centre: Position, arc: readonly Position[]): Pick<Circle, 'from' | 'to'> {
  const bearing = (place: Position | undefined): number => (place ? bearingDegrees(centre, place) : 0);
  const [first, middle, last] = [arc[0], arc[Math.floor(arc.length / 2)], arc.at(-1)].map(bearing);
  const [from = 0, through = 0, to = 0] = [first, middle, last];
  return clockwise(from, through) <= clockwise(from, to) ? { from, to } : { from: to, to: from };
}

/** Recognises a circle or sector from its outline; null for any other shape. Reverses `circleAround`, within 0.5 % of the radius. */
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

/** Tolerance in degrees within which a corner counts as an end of the arc. */
const END_DEGREES = 0.5;

/**
 * Rebuilds a circle after one corner was dragged: its centre moves the circle, an end of the arc turns that end, any other corner changes
 * the radius.
 */
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

/**
 * Rebuilds a circle after a new corner was dragged out of an edge: beside the centre it turns that end of the arc, elsewhere it changes the
 * radius.
 */
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
 * Keeps a circle or sector round while its corners are dragged, or a new corner is dragged out of an edge. Returns the new circle; null
 * when the outline was not a circle, or was changed in another way.
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
