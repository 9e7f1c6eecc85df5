import { readShapeLock, shapeLockIdOf } from '@tussock/domain';
import { AppError } from '../http/app-error.ts';
import type { CheckAtEnd } from '../ledger/change-plan.ts';
import { thingStore } from './thing-store.ts';

/** Store of shape locks: read by their own writes and by those of shapes. */
export const shapeLockStore = thingStore('planShapeLock');

interface WrittenShape {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Whether a write changed a shape. Shapes are stored in one notation, so equal texts are equal shapes. */
const isMoved = ({ before, after }: WrittenShape): boolean =>
  JSON.stringify(coordinatesOf(before)) !== JSON.stringify(coordinatesOf(after));

const coordinatesOf = (geometry: unknown): unknown => (geometry as { coordinates?: unknown }).coordinates; // GeoJSON of one shape

/** Checks that no changed shape is locked at the end of the write; the write itself may unlock it. @throws AppError shapeLocked */
export const checkLocks: CheckAtEnd<WrittenShape> = async ({ trx, planId }, shapes) => {
  const moved = new Set(shapes.filter(isMoved).map(({ id }) => shapeLockIdOf(planId, id)));
  if (moved.size === 0) return;
  const locks = await shapeLockStore.findAll(trx, planId);
  if (locks.some(({ id, content }) => moved.has(id) && readShapeLock(content)?.isLocked))
    throw new AppError('shapeLocked');
};
