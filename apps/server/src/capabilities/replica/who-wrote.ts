import type { RecordResult } from '@tussock/contract';
import { isSame } from '@tussock/sync';
import type { Database } from '../../platform/database/open-database.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { doneAtOf } from '../../platform/ledger/done-at-of.ts';
import { findWritesOf } from './log-store.ts';

type Clash = NonNullable<RecordResult['clash']>;
type Written = Awaited<ReturnType<typeof findWritesOf>>[number];

/**
 * Finds who last changed the conflicting values, from the log of the plan. Writers who have since changed other values only are passed over; for a
 * conflict about the whole thing it is whoever wrote it last. Undefined where the log names nobody.
 */
export async function whoWrote(
  db: Database,
  readers: readonly RecordReader[],
  {
    planId,
    userId,
    clash: { entityId, keys },
  }: { readonly planId: string; readonly userId: string; readonly clash: Clash },
): Promise<Pick<Clash, 'by' | 'byKey'>> {
  const writes = await findWritesOf(db, planId, entityId);
  const valuesIn = async (entity: string, logged: unknown): Promise<Readonly<Record<string, unknown>>> => {
    const reader = readers.find(({ entities }) => entities.some((one) => one === entity));
    return logged === null || !reader ? {} : (await reader.fromLog(entity, logged)).values;
  };
  const sides = await Promise.all(
    writes.map(async (write) => ({
      write,
      before: await valuesIn(write.entity, write.before),
      after: await valuesIn(write.entity, write.after),
    })),
  );
  const found = keys.flatMap((key) => {
    const last = sides.find(({ before, after }) => !isSame(before[key], after[key]));
    return last ? [{ key, ...last }] : [];
  });
  const latest = writes.find((one) => found.some(({ write }) => write === one)) ?? writes[0];
  // Whoever has the plan open twice is in nobody's way but their own.
  const signOf = ({ name, at, doneAt, actorId }: Written): NonNullable<Clash['by']> => ({
    name,
    at: at.toISOString(),
    ...doneAtOf(doneAt),
    ...(actorId === userId ? { isOwn: true } : {}),
  });
  return {
    ...(latest ? { by: signOf(latest) } : {}),
    ...(found.length > 0
      ? { byKey: Object.fromEntries(found.map(({ key, write }) => [key, signOf(write)])) }
      : {}),
  };
}
