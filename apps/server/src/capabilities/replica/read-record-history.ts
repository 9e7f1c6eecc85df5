import type {
  readRecordHistory as readRecordHistoryCall,
  RecordHistoryEntry,
  ReplyOf,
} from '@tussock/contract';
import {
  isOneOf,
  boundaryShapeIn,
  daysAfter,
  endOfDayInNewZealand,
  findEntity,
  numbersOfTitles,
} from '@tussock/domain';
import { differenceOf, type Values } from '@tussock/sync';
import type { PlanAccess } from '../../platform/access/caller.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { doneAtOf } from '../../platform/ledger/done-at-of.ts';
import type { Services } from '../../services.ts';
import { findLog, findLogged, recordIdOf, type LogWish } from './log-store.ts';
import { viewFor } from './marks.ts';

const PAGE = 50;

/** The start of a day in New Zealand, which is the end of the day before. */
const startOfDay = (day: string): Date => endOfDayInNewZealand(daysAfter(day, -1));

const nameIn = (logged: unknown): string => {
  const { name, info } = (logged ?? {}) as { name?: unknown; info?: { propertyName?: unknown } }; // every key of a logged state may be absent
  return typeof name === 'string' ? name : typeof info?.propertyName === 'string' ? info.propertyName : '';
};

/** Reads the log of a plan's record as changed values; entries outside of the record, or of the caller's view, are left out. */
export async function readRecordHistory(
  { database }: Pick<Services, 'database'>,
  readers: readonly RecordReader[],
  { plan, day, ...wanted }: Omit<LogWish, 'between'> & { plan: PlanAccess; day?: string | undefined },
): Promise<ReplyOf<typeof readRecordHistoryCall>> {
  const view = viewFor(plan.abilities);
  const isSent = (entity: string): boolean => view.entities.has(entity) && readerOf(entity) !== undefined;
  const readerOf = (entity: string) => readers.find(({ entities }) => isOneOf(entities, entity));
  const [rows, logged] = await Promise.all([
    findLog(database.db, plan.planId, {
      ...wanted,
      entityId: wanted.entityId?.toLowerCase(),
      between: day === undefined ? undefined : [startOfDay(day), endOfDayInNewZealand(day)],
      limit: PAGE,
    }),
    findLogged(database.db, plan.planId),
  ]);
  const entryOf = async (row: (typeof rows)[number]): Promise<readonly RecordHistoryEntry[]> => {
    const reader = readerOf(row.entity);
    if (!reader || !isSent(row.entity)) return [];
    const read = async (was: unknown): Promise<{ readonly values: Values; readonly made: Values }> =>
      was === null ? NOTHING : reader.fromLog(row.entity, was);
    const { rev, ord, actorName, opId, entity } = row;
    const [before, after] = [await read(row.before), await read(row.after)];
    const told = Object.keys(findEntity(entity)?.toldOfMade ?? {});
    return [
      {
        rev,
        ord,
        actorName,
        opId,
        entity,
        entityId: recordIdOf(row),
        at: row.at.toISOString(),
        ...doneAtOf(row.doneAt),
        op: row.op as RecordHistoryEntry['op'], // checked by the database
        ...(row.isRestored ? { isRestored: true } : {}),
        name: nameIn(row.after) || nameIn(row.before),
        values: pairsOf(before.values, after.values),
        made: pairsOf(pick(before.made, told), pick(after.made, told)),
        ...(entity === 'boundary' ? { boundary: boundaryIn(before.made, after.made) } : {}),
      },
    ];
  };
  const results = (await Promise.all(rows.map(entryOf))).flat();
  return {
    results,
    nextBefore: rows.length >= PAGE ? (rows.at(-1)?.rev ?? null) : null,
    people: logged.people.map(({ id, name }) => ({ _id: id, name })),
    entities: logged.entities.filter(isSent),
  };
}

const boundaryIn = (before: Values, after: Values): RecordHistoryEntry['boundary'] => ({
  before: boundaryShapeIn(before),
  after: boundaryShapeIn(after),
  titleNumbers: { ...numbersOfTitles(before), ...numbersOfTitles(after) },
});

const NOTHING = { values: {}, made: {} };

const pick = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

const pairsOf = (before: Values, after: Values): RecordHistoryEntry['values'] =>
  Object.fromEntries(
    Object.keys(differenceOf(before, after) ?? {}).map((key) => [
      key,
      { before: before[key] ?? null, after: after[key] ?? null },
    ]),
  );
