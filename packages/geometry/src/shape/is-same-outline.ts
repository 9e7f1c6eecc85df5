import type { Geometry, PolygonalGeometry, PolygonRings, Ring } from './geometry.ts';
import { isSameGeometry } from './is-same-geometry.ts';
import { isPolygonal, polygonsOf } from './polygons-of.ts';

const leastOf = (texts: readonly string[]): string =>
  texts.reduce((least, text) => (text < least ? text : least), texts[0] ?? '');

/** Canonical text of a ring, independent of its start and direction: the least of those that begin at its least corner. */
function textOfRing(ring: Ring): string {
  const corners = ring.slice(0, -1).map(([longitude, latitude]) => `${longitude} ${latitude}`);
  const first = leastOf(corners);
  const begun = (way: readonly string[]): readonly string[] =>
    way.flatMap((corner, at) => (corner === first ? [[...way.slice(at), ...way.slice(0, at)].join()] : []));
  return leastOf([...begun(corners), ...begun(corners.toReversed())]);
}

const textOfPolygon = ([outline = [], ...holes]: PolygonRings): string =>
  [textOfRing(outline), ...holes.map(textOfRing).sort()].join(';');

const textOf = (geometry: PolygonalGeometry): string =>
  polygonsOf(geometry).map(textOfPolygon).sort().join('|');

/**
 * Checks whether two shapes have the same outline however they are written: programs begin a ring at different corners, run it either way,
 * and put holes and parts in any order. Corners are compared without a tolerance and without heights. Lines must have the same direction,
 * because water flows one way.
 */
export const isSameOutline = (one: Geometry, other: Geometry): boolean =>
  isSameGeometry(one, other) || (isPolygonal(one) && isPolygonal(other) && textOf(one) === textOf(other));
