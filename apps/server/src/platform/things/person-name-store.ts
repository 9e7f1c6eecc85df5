import type { Reader } from '../database/open-database.ts';
import type { PlanChange } from '../ledger/change-plan.ts';
import { doneAtOf } from '../ledger/done-at-of.ts';

/** Who did something, and when. The name is that of the day. */
export interface Signed {
  readonly id: string;
  readonly name: string;
  /** ISO time. */
  readonly at: string;
  /** By the clock of the device, for a change sent later. */
  readonly doneAt?: string;
}

export const findName = async (db: Reader, userId: string): Promise<string> =>
  (await db.selectFrom('appUser').select('name').where('id', '=', userId).executeTakeFirst())?.name ?? '';

/** The signature of whoever makes a change. */
export async function signatureOf({ trx, actorId, at, doneAt }: PlanChange): Promise<Signed> {
  return { id: actorId, name: await findName(trx, actorId), at: at.toISOString(), ...doneAtOf(doneAt) };
}
