import type { LineGeometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { mapPositions } from '../shape/map-positions.ts';
import { roundToMergePrecision } from '../shape/round-to-merge-precision.ts';
import { findPolygonProblem } from '../check/find-polygon-problem.ts';
import { refuse, type PartitionRefusal } from './partition.ts';
import { doubledArea, keyOfCorner, toUnit } from './units.ts';

export type EdgeEnds = readonly [from: Position, to: Position];
type Edged = PolygonGeometry | LineGeometry;
export type MovedEdge = { readonly ok: true; readonly geometry: Edged } | PartitionRefusal;

/** Lists the edges of an outline or a line, in their order. */
export function edgesIn(geometry: Edged): readonly EdgeEnds[] {
  const corners = geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : geometry.coordinates;
  return corners.slice(1).map((to, index): EdgeEnds => [corners[index] ?? to, to]);
}

const turnOf = (geometry: Edged): number =>
  Math.sign(doubledArea(edgesIn(geometry).map(([, corner]) => toUnit(corner))));

/** Checks whether an edge was pushed through the far side, which turns the outline inside out: it would then cover its neighbours. */
const isTurned = (before: Edged, after: Edged): boolean => turnOf(before) !== turnOf(after);

/**
 * Moves both ends of an edge of a shape, at 7 decimals. Use `followEdit` to move neighbours that share its corners. Refused for an edge
 * that the shape does not have, and when the border would cross itself.
 */
export function moveEdge(geometry: Edged, [from, to]: EdgeEnds, [start, end]: EdgeEnds): MovedEdge {
  const places = new Map([
    [keyOfCorner(from), start],
    [keyOfCorner(to), end],
  ]);
  const keys = edgesIn(geometry).map(([a, b]) => `${keyOfCorner(a)} ${keyOfCorner(b)}`);
  if (!keys.includes(`${keyOfCorner(from)} ${keyOfCorner(to)}`)) return refuse('noSuchCorner');
  const moved = roundToMergePrecision(
    mapPositions(geometry, (position) => places.get(keyOfCorner(position)) ?? position),
  );
  if (moved.type === 'Polygon' && (findPolygonProblem(moved) || isTurned(geometry, moved)))
    return refuse('crossesItself');
  return { ok: true, geometry: moved };
}
