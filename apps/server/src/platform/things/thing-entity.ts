import type { EntityId } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { AppError } from '../http/app-error.ts';
import { recordRowOf, type Recorded, type RecordedEntity } from '../ledger/entity.ts';
import { recordLine, type RecordReader } from '../ledger/record-reader.ts';
import type { PlanChange } from '../ledger/change-plan.ts';
import type { Thing, ThingContent, ThingStore } from './thing-store.ts';

const recorded = ({ content, made, version, createdAt, updatedAt }: Thing): Recorded => ({
  version,
  values: content,
  made: { ...made, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
});

/** Creates the entity of a sort of thing, for writes, log and record; `nameOf` gives the name that histories show. */
export const thingEntity = (
  id: EntityId,
  store: ThingStore,
  nameOf: (content: Values) => unknown,
): RecordedEntity<Thing> => ({
  nameOf: () => id,
  idOf: (row) => row.id,
  versionOf: ({ version }) => version,
  find: store.find,
  logged: ({ content, made }) => ({ name: nameOf(content), content, made }),
  present: (row) => ({ _id: row.id, version: row.version, ...row.content }),
  recorded,
});

/** Creates the record reader of one sort of thing. */
export const thingReader = (
  entity: RecordedEntity<Thing>,
  id: EntityId,
  store: ThingStore,
): RecordReader => ({
  entities: [id],
  read: async (trx, planId) => (await store.findAll(trx, planId)).map((row) => recordLine(entity, row)),
  fromLog(_entity, logged) {
    const { content, made } = logged as ThingContent; // written by `logged` above
    return { values: content, made };
  },
  findDeleted: async (trx, planId, since) =>
    (await store.findDeletedSince(trx, planId, since)).map((row) => recordRowOf(entity, row)),
});

/** Writes of one sort of thing, as parts of a change of their plan. */
export interface ThingWrites {
  /** @throws AppError alreadyExists where the id exists, also as a deleted one */
  readonly add: (change: PlanChange, id: string, thing: ThingContent) => Promise<Thing>;
  readonly rewrite: (change: PlanChange, before: Thing, thing: ThingContent) => Promise<Thing>;
  readonly bringBack: (change: PlanChange, deleted: Thing, thing: ThingContent) => Promise<Thing>;
  readonly remove: (change: PlanChange, before: Thing) => Promise<void>;
}

export const thingWrites = (entity: RecordedEntity<Thing>, store: ThingStore): ThingWrites => ({
  async add({ trx, planId, at, wrote }, id, thing) {
    const row = await store.insert(trx, { planId, id, at }, thing);
    if (!row) throw new AppError('alreadyExists');
    wrote(entity, null, row);
    return row;
  },
  async rewrite({ trx, planId, at, wrote }, before, thing) {
    const row = await store.write(trx, { planId, id: before.id, at }, thing);
    wrote(entity, before, row);
    return row;
  },
  async bringBack({ trx, planId, at, wrote }, deleted, thing) {
    const row = await store.bringBack(trx, { planId, id: deleted.id, at }, thing);
    wrote(entity, null, row);
    return row;
  },
  async remove({ trx, planId, at, wrote }, before) {
    await store.markDeleted(trx, { planId, id: before.id, at });
    wrote(entity, before, null);
  },
});
