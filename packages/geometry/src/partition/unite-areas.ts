import type { PolygonalGeometry } from '../shape/geometry.ts';
import { nodeTogether } from './move-corners.ts';
import { joinPieces, layOut, type Parcel } from './partition.ts';

/** Unites areas: overlaps count once, and borders between touching areas disappear. Null when there are none. */
export function uniteAreas(areas: readonly PolygonalGeometry[]): PolygonalGeometry | null {
  const parcels = areas.map((geometry, index): Parcel => ({ id: String(index), geometry }));
  return joinPieces(layOut(nodeTogether(parcels)).filter(({ owners }) => owners.size > 0));
}
