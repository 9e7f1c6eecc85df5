import type { PolygonalGeometry } from '../shape/geometry.ts';
import { nodeTogether } from './move-corners.ts';
import { joinPieces, layOut, type Parcel } from './partition.ts';

/** Areas as one: what two have is there once, borders between those that touch are gone. Null of none. */
export function uniteAreas(areas: readonly PolygonalGeometry[]): PolygonalGeometry | null {
  const parcels = areas.map((geometry, index): Parcel => ({ id: String(index), geometry }));
  return joinPieces(layOut(nodeTogether(parcels)).filter(({ owners }) => owners.size > 0));
}
