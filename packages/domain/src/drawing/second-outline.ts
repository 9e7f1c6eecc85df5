import {
  areaSquareMetres,
  isPolygonal,
  polygonalFrom,
  polygonsOf,
  trimParcel,
  type Geometry,
} from '@tussock/geometry';
import type { AnyKind } from '../derive/any-kind.ts';

/** A part that is less of an outline than this is the edge that two people drew a little differently. */
const LEAST_SHARE = 0.05;

/** The parts of an outline that lie outside another and are worth a name; undefined where there are none. */
function outside(outline: Geometry, other: Geometry): Geometry | undefined {
  if (!isPolygonal(outline) || !isPolygonal(other)) return undefined;
  const change = trimParcel([{ id: 'outline', geometry: outline }], 'outline', other);
  if (!change.ok) return change.reason === 'cutsNothing' ? outline : undefined;
  const least = LEAST_SHARE * areaSquareMetres(outline);
  const parts = polygonsOf(change.changed[0]?.geometry ?? outline);
  const worthwhile = parts.filter(
    (coordinates) => areaSquareMetres({ type: 'Polygon', coordinates }) >= least,
  );
  return polygonalFrom(worthwhile) ?? undefined;
}

/**
 * What of an outline can stand beside another one of the same thing, as a thing of its own: all of it, or what lies outside the other where
 * two of a kind may not share ground. Undefined where two make no sense: of what has a number of its own, and of what was done once.
 */
export function secondOutline(kind: AnyKind, outline: Geometry, other: Geometry): Geometry | undefined {
  if (kind.uniqueBy !== undefined || kind.isDoneOnce) return undefined;
  return kind.coversGround ? outside(outline, other) : outline;
}
