import type { Geometry, Parcel, Position } from '@tussock/geometry';

/** What stands after an edit; no shape before the first is closed. */
export interface DrawnStep {
  readonly geometry: Geometry | null;
  readonly neighbours: readonly Parcel[];
  /** Corners set at the middle of the map before they make a shape. */
  readonly pending: readonly Position[];
}

/** Shapes, those of them that moved as they are now. */
export const withMoved = (parcels: readonly Parcel[], moved: readonly Parcel[]): readonly Parcel[] => {
  const next = new Map(moved.map((parcel) => [parcel.id, parcel]));
  return parcels.map((parcel) => next.get(parcel.id) ?? parcel);
};
