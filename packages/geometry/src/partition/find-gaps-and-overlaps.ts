import { areaSquareMetres } from '../measure/area-of-record.ts';
import { atOnce, type Steps } from '../measure/in-steps.ts';
import { quickAreaSquareMetres } from '../measure/quick-area.ts';
import { sharedAreaSquareMetres } from '../measure/shared-area.ts';
import { isSliver } from '../merge/is-sliver.ts';
import { bounds } from '../shape/bounds.ts';
import { createBoxIndex, type BoxIndex } from '../shape/box-index.ts';
import { containsPoint } from '../shape/contains-point.ts';
import type { Bounds, PolygonalGeometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { joinPieces, layOut, refuse, type Parcel, type PartitionRefusal } from './partition.ts';

/** Tolerance in square metres: quick figures of the same ground differ by less than this. */
const LEAST_OUTSIDE = 1;
/** Minimum overlap in square metres; anything less is rounding. */
const LEAST_SHARED = 0.01;

/** Finds gaps: ground within an area that no shape covers, the largest first. Slivers are left out. */
export function findGaps(
  parcels: readonly Parcel[],
  within: readonly PolygonalGeometry[],
): readonly PolygonGeometry[] {
  const area = within.map((geometry, index): Parcel => ({ id: `within ${index}`, geometry }));
  const isWithin = (owner: string): boolean => area.some(({ id }) => id === owner);
  const pieces = layOut([...area, ...parcels]).filter(
    ({ owners, rings }) => owners.size > 0 && [...owners].every(isWithin) && !isSliver(rings),
  );
  return pieces
    .map(({ rings }): PolygonGeometry => ({ type: 'Polygon', coordinates: rings }))
    .sort((a, b) => quickAreaSquareMetres(b) - quickAreaSquareMetres(a));
}

/** Finds the gap that contains a position; see `findGaps`. Refused as `noGapHere` when there is none. */
export function gapAt(
  parcels: readonly Parcel[],
  within: readonly PolygonalGeometry[],
  at: Position,
): { readonly ok: true; readonly gap: PolygonGeometry } | PartitionRefusal {
  const gap = findGaps(parcels, within).find((found) => containsPoint(found, at));
  return gap ? { ok: true, gap } : refuse('noGapHere');
}

/** Overlap of two shapes. */
export interface SharedGround {
  readonly ids: readonly [string, string];
  readonly areaSquareMetres: number;
  readonly geometry: PolygonalGeometry;
}

/** Indexes of the boxes that meet a box, in their order. */
function placesMeeting(index: BoxIndex, box: Bounds | undefined): readonly number[] {
  const places: number[] = [];
  if (box) index.search(box, (place) => void places.push(place));
  return places.sort((one, other) => one - other);
}

/** Measures the overlap of two shapes; null when it is at most a sliver. */
function sharedBy(one: Parcel, other: Parcel): SharedGround | null {
  if (sharedAreaSquareMetres(one.geometry, other.geometry) < LEAST_SHARED) return null;
  const shared = layOut([one, other]).filter(({ owners, rings }) => owners.size > 1 && !isSliver(rings));
  const geometry = joinPieces(shared);
  return geometry && { ids: [one.id, other.id], areaSquareMetres: areaSquareMetres(geometry), geometry };
}

/**
 * Finds overlaps of the shapes of `ids` with others, each pair once, without slivers. Synchronous, without GEOS. Stops after `most`
 * results: thousands of shapes on top of each other are millions of pairs.
 */
export const findOverlaps = (
  parcels: readonly Parcel[],
  ids: readonly string[],
  most = Infinity,
): readonly SharedGround[] => atOnce(overlapsInSteps(parcels, ids, most));

/** Same as `findOverlaps`, in steps of one shape each. */
export function* overlapsInSteps(
  parcels: readonly Parcel[],
  ids: readonly string[],
  most = Infinity,
): Steps<readonly SharedGround[]> {
  const wanted = new Set(ids);
  const boxes = parcels.map(({ geometry }) => bounds(geometry));
  // Asked of each of ten thousand, looking at all the others would take minutes.
  const index = createBoxIndex(boxes);
  const found: SharedGround[] = [];
  for (const [place, one] of parcels.entries()) {
    yield;
    for (const at of wanted.has(one.id) ? placesMeeting(index, boxes[place]) : []) {
      if (found.length >= most) return found;
      const other = parcels[at];
      const isPair = other && at !== place && !(at < place && wanted.has(other.id));
      const shared = isPair ? sharedBy(one, other) : null;
      if (shared) found.push(shared);
    }
  }
  return found;
}

/** Part of a shape outside an area. */
export interface GroundOutside {
  readonly id: string;
  readonly areaSquareMetres: number;
  readonly geometry: PolygonalGeometry;
}

/** Finds the shapes that reach outside an area, with the part that does. Slivers are left out. */
export const findOutside = (
  parcels: readonly Parcel[],
  within: readonly PolygonalGeometry[],
): readonly GroundOutside[] => atOnce(outsideInSteps(parcels, within));

/** Same as `findOutside`, in steps of one shape each. */
export function* outsideInSteps(
  parcels: readonly Parcel[],
  within: readonly PolygonalGeometry[],
): Steps<readonly GroundOutside[]> {
  const area = within.map((geometry, index): Parcel => ({ id: `within ${index}`, geometry }));
  const found: GroundOutside[] = [];
  for (const { id, geometry } of parcels) {
    yield;
    const inside = within.reduce((sum, one) => sum + sharedAreaSquareMetres(geometry, one), 0);
    if (quickAreaSquareMetres(geometry) - inside < LEAST_OUTSIDE) continue;
    const pieces = layOut([{ id, geometry }, ...area]).filter(
      ({ owners, rings }) => owners.size === 1 && owners.has(id) && !isSliver(rings),
    );
    const outside = joinPieces(pieces);
    if (outside) found.push({ id, areaSquareMetres: areaSquareMetres(outside), geometry: outside });
  }
  return found;
}
