import { positionsOf, type Geometry, type Parcel, type Position } from '@tussock/geometry';
import { isSamePosition } from './corners-of-shape.ts';

/** State after an edit; no shape before the first is closed. */
export interface DrawnStep {
  readonly geometry: Geometry | null;
  readonly neighbours: readonly Parcel[];
  /** Corners set at the centre of the map, before they are enough for a shape. */
  readonly pending: readonly Position[];
}

/** Replaces the parcels that moved by their present state. */
export const withMoved = (parcels: readonly Parcel[], moved: readonly Parcel[]): readonly Parcel[] => {
  const next = new Map(moved.map((parcel) => [parcel.id, parcel]));
  return parcels.map((parcel) => next.get(parcel.id) ?? parcel);
};

/** Ids of the neighbours that have exactly this corner: dragging it moves them too. */
export const sharing = ({ neighbours }: DrawnStep, corner: Position): ReadonlySet<string> => {
  const has = (parcel: Parcel): boolean =>
    positionsOf(parcel.geometry).some((at) => isSamePosition(at, corner));
  return new Set(neighbours.filter(has).map(({ id }) => id));
};
