import type { RecordPart, RecordRow } from '@tussock/contract';
import { findEntity, mergingOf, type EntityId, type PlanAbility } from '@tussock/domain';
import { differenceOf, mergeValues, type Values } from '@tussock/sync';
import { AppError } from '../http/app-error.ts';
import type { PlanChange } from './change-plan.ts';
import { recordRowOf, type RecordedEntity } from './entity.ts';

/** Retention of deleted things: they can be restored for so many days. */
const DAYS_IN_BIN = 90;
const DAY_MS = 86_400_000;

/** The earliest time of deletion that can still be restored. */
export const binSince = (now: Date): Date => new Date(now.getTime() - DAYS_IN_BIN * DAY_MS);

/** A write that conflicts with the present state: carries the present row and the conflicting fields; '*' for the whole row. */
export class RecordConflict extends AppError {
  readonly clash: {
    readonly entityId: string;
    readonly current: RecordRow | null;
    readonly keys: readonly string[];
  };

  constructor(code: 'staleVersion' | 'alreadyExists' | 'notFound', clash: RecordConflict['clash']) {
    super(code);
    this.clash = clash;
  }
}

/** The writer's rights on the plan, for checks that depend on more than the entity. */
export interface Who {
  readonly abilities: readonly PlanAbility[];
}

/**
 * The writes an entity allows through the record, as parts of a change of the plan. They share the steps and checks of the entity's own calls. A
 * write that is left out is not possible through the record.
 */
export interface RecordActs<Row> {
  readonly entity: RecordedEntity<Row>;
  /** @throws AppError alreadyExists, badRequest */
  readonly create?: (change: PlanChange, id: string, values: Values) => Promise<Row>;
  /** @throws AppError badRequest, forbidden */
  readonly update?: (change: PlanChange, before: Row, values: Values, who: Who) => Promise<Row>;
  readonly remove?: (change: PlanChange, before: Row, who: Who) => Promise<void>;
  /** Finds a deleted row: deleted after `since`, or at any time where that is null. */
  readonly findDeleted?: (change: PlanChange, id: string, since: Date | null) => Promise<Row | undefined>;
  /** Restores a deleted row, checked like a new one. @throws AppError badRequest, forbidden */
  readonly restore?: (change: PlanChange, deleted: Row, values: Values, who: Who) => Promise<Row>;
}

/** Applies one part of a record write; returns the new version of the row. */
export type RecordWriter = (change: PlanChange, part: RecordPart, who: Who) => Promise<number>;

/** The writers of a capability, by entity. */
export type RecordWriters = { readonly [Id in EntityId]?: RecordWriter };

/** Creates the record writer of an entity; hides the type of its row. */
export const recordWriter =
  <Row>(acts: RecordActs<Row>): RecordWriter =>
  async (change, part, who) => {
    const row = await findStanding(acts, change, part);
    const writing: Writing<Row> = { acts, change, part, who };
    if (part.op === 'create') return createThing(writing, row);
    if (part.op === 'restore') return restoreThing(writing, row);
    if (!row) throw await missing(writing);
    return part.op === 'update' ? updateThing(writing, row) : removeThing(writing, row);
  };

interface Writing<Row> {
  readonly acts: RecordActs<Row>;
  readonly change: PlanChange;
  readonly part: RecordPart;
  readonly who: Who;
}

/** Finds a row by id, if it belongs to the named entity. */
async function findStanding<Row>(
  { entity }: RecordActs<Row>,
  { trx, planId }: PlanChange,
  { entityId, entity: named }: RecordPart,
): Promise<Row | undefined> {
  const row = await entity.find(trx, planId, entityId);
  if (!row) return undefined;
  const standing = recordRowOf(entity, row);
  // Some are found by their plan alone.
  return standing.id === entityId && standing.entity === named ? row : undefined;
}

const cannot = (): AppError =>
  new AppError('badRequest', { message: ['This cannot be done with things of this sort.'] });

const versionOf = <Row>({ entity }: RecordActs<Row>, row: Row): number => entity.recorded(row).version;

const clashOf = <Row>({ acts: { entity } }: Writing<Row>, row: Row, keys: readonly string[]) => {
  const current = recordRowOf(entity, row);
  return { entityId: current.id, current, keys };
};

async function createThing<Row>(writing: Writing<Row>, standing: Row | undefined): Promise<number> {
  const { acts, change, part, who } = writing;
  if (!acts.create) throw cannot();
  const isMadeOnce = findEntity(part.entity)?.isMadeOnce === true;
  // Somebody else made it first: what they did not say is written, what they said otherwise is asked about.
  if (standing && isMadeOnce) return updateThing(writing, standing);
  if (standing) throw new RecordConflict('alreadyExists', clashOf(writing, standing, ['*']));
  const values = withoutNulls(part.set);
  const gone = isMadeOnce ? await acts.findDeleted?.(change, part.entityId, null) : undefined;
  if (gone && acts.restore) return versionOf(acts, await acts.restore(change, gone, values, who));
  return versionOf(acts, await acts.create(change, part.entityId, values));
}

async function updateThing<Row>(writing: Writing<Row>, standing: Row): Promise<number> {
  const { acts, change, part, who } = writing;
  if (!acts.update) throw cannot();
  const { values, version } = acts.entity.recorded(standing);
  // Whoever saw what stands has seen all of it.
  const base = part.baseVersion === version ? values : part.base;
  const merged = mergeValues(values, { set: part.set, base }, mergingOf(findEntity(part.entity)));
  if (merged.clashes.length > 0)
    throw new RecordConflict('staleVersion', clashOf(writing, standing, merged.clashes));
  if (!differenceOf(values, merged.values)) return version;
  return versionOf(acts, await acts.update(change, standing, merged.values, who));
}

async function removeThing<Row>(writing: Writing<Row>, standing: Row): Promise<number> {
  const { acts, change, part, who } = writing;
  if (!acts.remove) throw cannot();
  const version = versionOf(acts, standing);
  if (part.baseVersion !== version)
    throw new RecordConflict('staleVersion', clashOf(writing, standing, ['*']));
  await acts.remove(change, standing, who);
  return version + 1;
}

async function restoreThing<Row>(writing: Writing<Row>, standing: Row | undefined): Promise<number> {
  const { acts, change, part, who } = writing;
  if (!acts.restore || !acts.findDeleted) throw cannot();
  if (standing) throw new RecordConflict('alreadyExists', clashOf(writing, standing, ['*']));
  const deleted = await acts.findDeleted(change, part.entityId, binSince(change.at));
  if (!deleted || acts.entity.nameOf(deleted) !== part.entity) throw new AppError('notFound');
  // A shape and values that were told are what is brought back; told nothing, it is what was deleted.
  const told = withoutNulls(part.set);
  const values = Object.keys(told).length > 0 ? told : acts.entity.recorded(deleted).values;
  return versionOf(acts, await acts.restore(change, deleted, values, who));
}

/**
 * Creates the error for a row that does not exist: `gone` for deleting a deleted row, a clash for changing one, notFound where there never was one.
 */
async function missing<Row>({ acts, change, part }: Writing<Row>): Promise<AppError> {
  const deleted = await acts.findDeleted?.(change, part.entityId, null);
  if (!deleted) return new AppError('notFound');
  if (part.op === 'delete') return new AppError('gone');
  return new RecordConflict('notFound', { entityId: part.entityId, current: null, keys: ['*'] });
}

const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
