import type { Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import type { Reader } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import type { Act } from './op.ts';

/** What was answered to a write when it was done. */
export interface FirstAnswer<Reply> {
  readonly reply: Reply;
  /** The revision that its plan had when it was done; null for what is no write of a plan. */
  readonly rev: number | null;
}

/**
 * The answer that a write was given when it was done; undefined when it was not done yet.
 *
 * @throws AppError opIdUsed when its id named another write: of somebody else, of another call, or with something else in it
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
 * Does work once for an op id, in the transaction that keeps the id and the answer. What is refused or fails is not kept: it may be tried
 * again under the same id.
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
