import {
  areaSquareMetres,
  isPolygonal,
  polygonalFrom,
  polygonsOf,
  trimParcel,
  type Geometry,
} from '@tussock/geometry';
import type { AnyKind } from '../derive/any-kind.ts';

/** Minimum share of an outline for a separate part; anything less is the edge that two people drew slightly differently. */
const LEAST_SHARE = 0.05;

/** Parts of an outline outside another that are large enough to keep; undefined when there are none. */
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
 * Part of an outline that can become a second feature beside another outline of the same one: all of it, or the part outside the other
 * where features of the kind may not overlap. Undefined when two would make no sense: for a feature with a unique number, and for an event
 * done once.
 */
export function secondOutline(kind: AnyKind, outline: Geometry, other: Geometry): Geometry | undefined {
  if (kind.uniqueBy !== undefined || kind.isDoneOnce) return undefined;
  return kind.coversGround ? outside(outline, other) : outline;
}
