import { flatAreaSquareMetres } from '../measure/flat-area.ts';
import type { PolygonRings, Position, Ring } from '../shape/geometry.ts';
import { orientation } from '../shape/orientation.ts';
import { edgeContact } from './edge-contact.ts';
import { findPolygonProblem } from './find-polygon-problem.ts';
import { geometryFault, type GeometryFault } from './geometry-reasons.ts';
import { samePlace } from './outline.ts';
import type { Parts } from './read-coordinates.ts';

/** Record 010: minimum area of a ring; a smaller one is a drawing error, not land. */
const SMALLEST_AREA_SQUARE_METRES = 0.1;

export type PolygonPartsCheck =
  | { readonly ok: true; readonly parts: readonly PolygonRings[] }
  | { readonly ok: false; readonly fault: GeometryFault };

/** Closes the rings of polygons and validates them; stops at the first problem. */
export function checkPolygonParts(parts: Parts): PolygonPartsCheck {
  const rings = parts.flat();
  const fault = findSmallRing(rings);
  if (fault !== null) return { ok: false, fault };
  const closed = parts.map((part) => part.map(closeRing));
  const found = findPolygonProblem({ type: 'MultiPolygon', coordinates: closed });
  if (found?.kind === 'tooIntricate') return { ok: false, fault: geometryFault('tooIntricate', found.at) };
  if (found !== null) return { ok: false, fault: explainFault(rings, found.at) };
  const empty = closed.flat().find((ring) => flatAreaSquareMetres([ring]) < SMALLEST_AREA_SQUARE_METRES);
  if (empty !== undefined) return { ok: false, fault: geometryFault('emptyArea', empty[0]) };
  return { ok: true, parts: closed };
}

function isClosed(ring: readonly Position[]): boolean {
  const [first] = ring;
  const last = ring.at(-1);
  return ring.length > 1 && first !== undefined && last !== undefined && samePlace(first, last);
}

function closeRing(ring: readonly Position[]): Ring {
  return isClosed(ring) ? ring : [...ring, ...ring.slice(0, 1)];
}

function findSmallRing(rings: readonly (readonly Position[])[]): GeometryFault | null {
  for (const ring of rings) {
    const corners = isClosed(ring) ? ring.slice(1) : ring;
    if (!hasThreePlaces(corners)) return geometryFault('tooFewPositions', ring[0]);
    if (isStraight(corners)) return geometryFault('emptyArea', ring[0]);
  }
  return null;
}

function hasThreePlaces(corners: readonly Position[]): boolean {
  const [first] = corners;
  const second = corners.find((corner) => first && !samePlace(corner, first));
  return corners.some((corner) => first && second && !samePlace(corner, first) && !samePlace(corner, second));
}

function isStraight(corners: readonly Position[]): boolean {
  const [first, second] = corners;
  if (first === undefined || second === undefined) return true;
  return corners.every((corner) => orientation(first, second, corner) === 0);
}

/** Explains a crossing; it has another reason when the ring was open and our closing edge crosses. */
function explainFault(rings: readonly (readonly Position[])[], at: Position): GeometryFault {
  const crossesOnClosing = rings.some((ring) => !isClosed(ring) && isClosingEdgeCrossed(ring, at));
  return geometryFault(crossesOnClosing ? 'ringNotClosed' : 'selfCrossing', at);
}

function isClosingEdgeCrossed(ring: readonly Position[], at: Position): boolean {
  const [first] = ring;
  const last = ring.at(-1);
  if (first === undefined || last === undefined) return false;
  return ring.some((to, index) => {
    const from = ring[index - 1];
    if (from === undefined) return false;
    const contact = edgeContact({ from, to }, { from: last, to: first });
    if (
      contact === null ||
      (contact.kind === 'touch' && (samePlace(contact.at, first) || samePlace(contact.at, last)))
    )
      return false;
    return Math.abs(contact.at[0] - at[0]) < 1e-9 && Math.abs(contact.at[1] - at[1]) < 1e-9;
  });
}
