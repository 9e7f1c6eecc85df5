import {
  bounds,
  boundsMeet,
  findOutside,
  findOverlaps,
  isPolygonal,
  type GroundOutside,
  type Parcel,
} from '@tussock/geometry';
import { sharersOf } from './neighbours.ts';
import { newProblems, pairOf, type GroundProblems } from './new-problems.ts';
import type { DrawingGround, DrawnThing } from './operation.ts';

/** Edited shape, with the neighbours that moved with it in their new form. */
export interface ShapeEdit {
  readonly drawn: DrawnThing;
  readonly moved: readonly Parcel[];
}

const none: GroundProblems = { overlaps: [], outside: [] };

/**
 * Finds overlaps, and ground outside the boundary, that an edit would cause once saved: all of the edited shape's, and those of moved
 * neighbours that they did not have before.
 */
export function editProblems(
  { things, boundary }: Pick<DrawingGround, 'things' | 'boundary'>,
  { drawn, moved }: ShapeEdit,
): GroundProblems {
  const { id: own, kind, geometry } = drawn;
  if (!kind.coversGround || !isPolygonal(geometry)) return none;
  const now = new Map(moved.map((parcel) => [parcel.id, parcel.geometry]));
  const boxes = [geometry, ...now.values()].map((shape) => bounds(shape));
  // Asked of every move of the pointer: the corners of the whole farm need not be brought together for the few beside it.
  const near = things.filter(
    ({ id, geometry: shape }) => id !== own && boxes.some((box) => boundsMeet(bounds(shape), box)),
  );
  const sharers = sharersOf({ things: [drawn, ...near] }, drawn);
  const before = sharers.filter(({ id }) => id !== own);
  const after = sharers.map((parcel) => ({ ...parcel, geometry: now.get(parcel.id) ?? parcel.geometry }));
  const movedIds = [...now.keys()];
  const isMoved = ({ id }: Parcel): boolean => now.has(id);
  const outOf = (parcels: readonly Parcel[]): readonly GroundOutside[] =>
    boundary.length === 0 ? [] : findOutside(parcels, boundary);
  return {
    overlaps: newProblems(findOverlaps(after, [own, ...movedIds]), findOverlaps(before, movedIds), pairOf),
    outside: newProblems(
      outOf(after.filter((parcel) => parcel.id === own || isMoved(parcel))),
      outOf(before.filter(isMoved)),
      ({ id }) => id,
    ),
  };
}
