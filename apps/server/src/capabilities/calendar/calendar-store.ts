import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

/** Owner and plan of a calendar address. */
export interface Whose {
  readonly planId: string;
  readonly userId: string;
}

export const findAddress = (db: Reader, { planId, userId }: Whose) =>
  db
    .selectFrom('calendarAddress')
    .select(['madeAt', 'secretHash'])
    .where('planId', '=', planId)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** Finds the person who created an address, with the data for their rights, and its plan. */
export const findMaker = (db: Reader, secretHash: Buffer) =>
  db
    .selectFrom('calendarAddress as address')
    .innerJoin('appUser as maker', 'maker.id', 'address.userId')
    .innerJoin('plan', 'plan.id', 'address.planId')
    .select([
      'address.planId',
      'plan.propertyName',
      'maker.id as userId',
      'maker.name',
      'maker.email',
      'maker.role',
      'maker.accountId',
    ])
    .where('address.secretHash', '=', secretHash)
    .where('maker.deletedAt', 'is', null)
    .executeTakeFirst();

/**
 * Stores a calendar address if there is none, or if the present one is the expected one; returns whether it did. Of two concurrent requests the
 * second waits for the first, and then finds another one than expected.
 */
export async function putAddress(
  trx: Transaction<DB>,
  { planId, userId }: Whose,
  {
    insteadOf,
    ...made
  }: { readonly secretHash: Buffer; readonly madeAt: Date; readonly insteadOf: Date | null },
): Promise<boolean> {
  const put =
    insteadOf === null
      ? trx
          .insertInto('calendarAddress')
          .values({ planId, userId, ...made })
          .onConflict((conflict) => conflict.columns(['planId', 'userId']).doNothing())
          .returning('madeAt')
      : trx
          .updateTable('calendarAddress')
          .set(made)
          .where('planId', '=', planId)
          .where('userId', '=', userId)
          .where('madeAt', '=', insteadOf)
          .returning('madeAt');
  return (await put.executeTakeFirst()) !== undefined;
}

export const dropAddress = (trx: Transaction<DB>, { planId, userId }: Whose) =>
  trx.deleteFrom('calendarAddress').where('planId', '=', planId).where('userId', '=', userId).execute();
