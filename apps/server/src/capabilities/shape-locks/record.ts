import { readShapeLock, shapeLockIdOf } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { AppError } from '../../platform/http/app-error.ts';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { recordWriter, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import { thingEntity, thingReader, thingWrites } from '../../platform/things/thing-entity.ts';
import { shapeLockStore as store } from '../../platform/things/stored-locks.ts';
import type { Thing, ThingContent } from '../../platform/things/thing-store.ts';

const entity = thingEntity('shapeLock', store, ({ featureId }) => featureId);
const writes = thingWrites(entity, store);

export const shapeLockReader = thingReader(entity, 'shapeLock', store);

/** Creates the content of a lock, whose id must be the one derived from its shape. @throws AppError badRequest */
function contentOf({ planId }: PlanChange, id: string, values: Values): ThingContent {
  const lock = readShapeLock(values);
  if (!lock || shapeLockIdOf(planId, lock.featureId) !== id) throw new AppError('badRequest');
  return { content: { ...lock }, made: {} };
}

/** Record writers for shape locks. */
export const shapeLockWriters: RecordWriters = {
  shapeLock: recordWriter<Thing>({
    entity,
    create: (change, id, values) => writes.add(change, id, contentOf(change, id, values)),
    update: (change, before, values) => writes.rewrite(change, before, contentOf(change, before.id, values)),
    remove: writes.remove,
    findDeleted: ({ trx, planId }, id, since) => store.findDeleted(trx, { planId, id, since }),
    restore: (change, deleted, values) =>
      writes.bringBack(change, deleted, contentOf(change, deleted.id, values)),
  }),
};
