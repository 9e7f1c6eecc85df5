import type { Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import type { Reader } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import type { Act } from './op.ts';

/** The stored answer of a write: the reply it had when it was first done. */
export interface FirstAnswer<Reply> {
  readonly reply: Reply;
  /** Revision of the plan after the write; null for a write outside of plans. */
  readonly rev: number | null;
}

/**
 * Finds the stored answer of a write by its op id; undefined when the write has not been done yet.
 *
 * @throws AppError opIdUsed when the op id belongs to another write: of another person, another call or another content
 */
export async function findFirstAnswer<Reply>(
  db: Reader,
  { caller, op }: Act,
): Promise<FirstAnswer<Reply> | undefined> {
  const first = await db
    .selectFrom('operation')
    .select(['actorId', 'callId', 'digest', 'reply', 'rev'])
    .where('opId', '=', op.id)
    .executeTakeFirst();
  if (!first) return undefined;
  if (first.actorId !== caller.userId || first.callId !== op.callId)
    throw new AppError('opIdUsed', { logText: 'op id of another person or call' });
  if (first.digest !== null && first.digest !== op.digest())
    throw new AppError('opIdUsed', { logText: 'op id used with another body' });
  return { reply: first.reply as Reply, rev: first.rev }; // kept by this very call
}

/**
 * Runs a write once per op id, in the transaction that stores the id and the answer. A write that is refused or fails stores nothing, so it can be
 * retried under the same id.
 */
export async function answerOnce<Reply>(
  trx: Transaction<DB>,
  act: Act & { readonly planId: string | null; readonly at: Date },
  work: () => Promise<FirstAnswer<Reply>>,
): Promise<FirstAnswer<Reply>> {
  const { caller, op, planId, at } = act;
  // A second copy of the same write waits here until the first has committed, then finds the row.
  const claimed = await trx
    .insertInto('operation')
    .values({ opId: op.id, planId, actorId: caller.userId, callId: op.callId, digest: op.digest(), at })
    .onConflict((conflict) => conflict.column('opId').doNothing())
    .returning('opId')
    .executeTakeFirst();
  const first = claimed ? undefined : await findFirstAnswer<Reply>(trx, act);
  if (first) return first;
  const { reply, rev } = await work();
  await trx
    .updateTable('operation')
    .set({ reply: JSON.stringify(reply), rev })
    .where('opId', '=', op.id)
    .execute();
  return { reply, rev };
}
