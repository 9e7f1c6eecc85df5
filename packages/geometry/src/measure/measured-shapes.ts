import { bounds } from '../shape/bounds.ts';
import type { PolygonGeometry, Position } from '../shape/geometry.ts';
import { roundToMergePrecision } from '../shape/round-to-merge-precision.ts';
import { windRings } from '../shape/wind-rings.ts';
import { cornerAt, lengthRefusal, positionAt, type CornerRefusal } from './corner-at.ts';
import { distanceMetres } from './length-of-record.ts';

/** Shape built from typed measurements, or the reason why it cannot be built. */
export type MeasuredShape = { readonly ok: true; readonly geometry: PolygonGeometry } | CornerRefusal;

/** Degrees between the corners of a circle: its area is then 0.02 % below that of a true circle. */
const ARC_STEP_DEGREES = 2;

const outlined = (corners: readonly Position[]): MeasuredShape => ({
  ok: true,
  geometry: windRings(
    roundToMergePrecision({ type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] }),
  ),
});

/**
 * Builds a rectangle from one corner: its length runs along the bearing (degrees from true north), its width to the right of it. All
 * lengths in metres.
 */
export function rectangleFrom(
  corner: Position,
  wish: { readonly bearing: number; readonly length: number; readonly width: number },
): MeasuredShape {
  const { bearing, length, width } = wish;
  const far = cornerAt(corner, bearing, length);
  if (!far.ok) return far;
  const beside = cornerAt(corner, (bearing + 90) % 360, width);
  if (!beside.ok) return beside;
  const [end, side] = [positionAt(corner, bearing, length), positionAt(corner, bearing + 90, width)];
  // Half the difference of both ways round: on the ellipsoid they do not end in quite the same place.
  const [one, other] = [positionAt(end, bearing + 90, width), positionAt(side, bearing, length)];
  return outlined([corner, end, [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2], side]);
}

/**
 * Builds a circle, or a sector clockwise from one bearing to another, like a pivot's; from 300 to 60 it goes through north. Example: a full
 * circle of 450 m is 63.6 ha (π × 450² ÷ 10,000 = 63.617 ha).
 */
export function circleAround(
  centre: Position,
  radius: number,
  arc: { readonly from: number; readonly to: number } = { from: 0, to: 360 },
): MeasuredShape {
  const refusal = lengthRefusal(radius);
  if (refusal) return refusal;
  const { from, to } = arc;
  if (!(from >= 0 && from <= 360 && to >= 0 && to <= 360)) return { ok: false, reason: 'noBearing' };
  const edge = cornerAt(centre, from, radius);
  if (!edge.ok) return edge;
  const swept = (to - from + 360) % 360 || 360;
  const steps = Math.ceil(swept / ARC_STEP_DEGREES);
  const around = Array.from({ length: swept === 360 ? steps : steps + 1 }, (_, step) =>
    positionAt(centre, from + (swept * step) / steps, radius),
  );
  return outlined(swept === 360 ? around : [centre, ...around]);
}

/** Rounds a circle that was drawn by eye: its centre is the middle of the box, its radius the average. */
export function roundCircle(drawn: PolygonGeometry): PolygonGeometry {
  const [west, south, east, north] = bounds(drawn);
  const centre: Position = [(west + east) / 2, (south + north) / 2];
  const corners = drawn.coordinates[0]?.slice(0, -1) ?? [];
  const sum = corners.reduce((total, corner) => total + distanceMetres(centre, corner), 0);
  const round = circleAround(centre, sum / corners.length);
  return round.ok ? round.geometry : drawn;
}
