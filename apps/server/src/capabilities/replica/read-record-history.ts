import type { RecordHistoryEntry } from '@tussock/contract';
import { differenceOf, type Values } from '@tussock/replica';
import type { PlanAccess } from '../../platform/access/caller.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Services } from '../../services.ts';
import { findLog, recordIdOf } from './log-store.ts';
import { viewFor } from './marks.ts';

const PAGE = 50;

const nameIn = (logged: unknown): string => {
  const { name, info } = (logged ?? {}) as { name?: unknown; info?: { propertyName?: unknown } };
  return typeof name === 'string' ? name : typeof info?.propertyName === 'string' ? info.propertyName : '';
};

/** The log of a plan's record as values that differ; entries of what is not of the record, or not sent to the caller, are left out. */
export async function readRecordHistory(
  { database }: Pick<Services, 'database'>,
  readers: readonly RecordReader[],
  { plan, ...wanted }: { plan: PlanAccess; before?: number | undefined; entityId?: string | undefined },
): Promise<{ results: RecordHistoryEntry[]; nextBefore: number | null }> {
  const view = viewFor(plan.abilities);
  const rows = await findLog(database.db, plan.planId, {
    ...wanted,
    entityId: wanted.entityId?.toLowerCase(),
    limit: PAGE,
  });
  const results = rows.flatMap((row): RecordHistoryEntry[] => {
    const reader = readers.find(({ entities }) => (entities as readonly string[]).includes(row.entity));
    if (!reader || !view.entities.has(row.entity)) return [];
    const read = (logged: unknown): Values =>
      logged === null ? {} : reader.fromLog(row.entity, logged).values;
    const { rev, ord, actorName, opId, entity, before, after } = row;
    return [
      {
        rev,
        ord,
        actorName,
        opId,
        entity,
        entityId: recordIdOf(row),
        at: row.at.toISOString(),
        op: row.op as RecordHistoryEntry['op'], // checked by the database
        name: nameIn(after) || nameIn(before),
        values: pairsOf(read(before), read(after)),
      },
    ];
  });
  return { results, nextBefore: rows.length === PAGE ? (rows.at(-1)?.rev ?? null) : null };
}

const pairsOf = (before: Values, after: Values): RecordHistoryEntry['values'] =>
  Object.fromEntries(
    Object.keys(differenceOf(before, after) ?? {}).map((key) => [
      key,
      { before: before[key] ?? null, after: after[key] ?? null },
    ]),
  );
