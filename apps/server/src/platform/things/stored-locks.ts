import { readShapeLock, shapeLockIdOf } from '@tussock/domain';
import { AppError } from '../http/app-error.ts';
import type { CheckAtEnd } from '../ledger/change-plan.ts';
import { thingStore } from './thing-store.ts';

/** Locks of shapes as they are stored: their own writes and those of the shapes read them. */
export const shapeLockStore = thingStore('planShapeLock');

interface WrittenShape {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Shapes are kept in one way of writing them: what reads the same is the same. */
const isMoved = ({ before, after }: WrittenShape): boolean =>
  JSON.stringify(coordinatesOf(before)) !== JSON.stringify(coordinatesOf(after));

const coordinatesOf = (geometry: unknown): unknown => (geometry as { coordinates?: unknown }).coordinates; // GeoJSON of one shape

/** No shape is changed that is locked when the write is done: whoever unlocks it in the same write may. @throws AppError shapeLocked */
export const checkLocks: CheckAtEnd<WrittenShape> = async ({ trx, planId }, shapes) => {
  const moved = new Set(shapes.filter(isMoved).map(({ id }) => shapeLockIdOf(planId, id)));
  if (moved.size === 0) return;
  const locks = await shapeLockStore.findAll(trx, planId);
  if (locks.some(({ id, content }) => moved.has(id) && readShapeLock(content)?.isLocked))
    throw new AppError('shapeLocked');
};
