import { positionsOf, type Geometry, type Parcel, type Position } from '@tussock/geometry';
import { isSamePosition } from './corners-of-shape.ts';

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

/** Those beside a shape that have the very corner, by id: they go with it where it is dragged. */
export const sharing = ({ neighbours }: DrawnStep, corner: Position): ReadonlySet<string> => {
  const has = (parcel: Parcel): boolean =>
    positionsOf(parcel.geometry).some((at) => isSamePosition(at, corner));
  return new Set(neighbours.filter(has).map(({ id }) => id));
};
