import type { LineGeometry, PolygonGeometry, PolygonalGeometry, Position } from '../shape/geometry.ts';
import { roundToMergePrecision } from '../shape/round-to-merge-precision.ts';
import { uniteAreas } from '../partition/unite-areas.ts';
import { bearingDegrees } from './bearing.ts';
import { lengthRefusal, positionAt, type CornerRefusal } from './corner-at.ts';
import { distanceMetres } from './length-of-record.ts';
import { circleAround } from './measured-shapes.ts';

export type RunOfWidth = { readonly ok: true; readonly geometry: PolygonalGeometry } | CornerRefusal;

/** Polygon along one segment of a run, with half the width on each side. */
function leg(from: Position, to: Position, half: number): PolygonGeometry {
  const bearing = bearingDegrees(from, to);
  const [left, right] = [(bearing + 270) % 360, (bearing + 90) % 360];
  const corners = [
    positionAt(from, left, half),
    positionAt(from, right, half),
    positionAt(to, right, half),
    positionAt(to, left, half),
  ];
  return roundToMergePrecision({ type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] });
}

/**
 * Buffers a line to a polygon of a width in metres: flat at both ends, round at bends. The area of a straight run is length × width.
 * Refused when the width is not a valid length.
 */
export function runOfWidth({ coordinates }: LineGeometry, widthMetres: number): RunOfWidth {
  const refusal = lengthRefusal(widthMetres);
  if (refusal) return refusal;
  const half = widthMetres / 2;
  const corners = coordinates.filter(
    (corner, index) => index === 0 || distanceMetres(coordinates[index - 1] ?? corner, corner) > 0,
  );
  const legs = corners.slice(1).map((to, index) => leg(corners[index] ?? to, to, half));
  const bends = corners.slice(1, -1).flatMap((bend) => {
    const made = circleAround(bend, half);
    return made.ok ? [made.geometry] : [];
  });
  const geometry = uniteAreas([...legs, ...bends]);
  return geometry ? { ok: true, geometry } : { ok: false, reason: 'noLength' };
}
