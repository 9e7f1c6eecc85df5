import { externalRoles } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Database, Reader } from '../../platform/database/open-database.ts';

export const findInvitation = (db: Reader, tokenHash: Buffer) =>
  db
    .selectFrom('invitation')
    .innerJoin('plan', 'plan.id', 'invitation.planId')
    .leftJoin('appUser as inviter', 'inviter.id', 'invitation.invitedBy')
    .select([
      'invitation.id',
      'invitation.planId',
      'invitation.userId',
      'invitation.email',
      'invitation.invitedBy',
      'invitation.expiresAt',
      'invitation.acceptedAt',
      'invitation.replacedAt',
      'plan.propertyName',
      'plan.ownerId',
      'plan.status',
      'inviter.name as invitedByName',
    ])
    .where('invitation.tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** Marks an invitation as used; false when it was used already. */
export async function useUpInvitation(trx: Transaction<DB>, id: string, at: Date): Promise<boolean> {
  const used = await trx
    .updateTable('invitation')
    .set({ acceptedAt: at })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Ends the open links of a person to a plan. */
export const replaceOpenInvitations = (
  trx: Transaction<DB>,
  { planId, userId }: { planId: string; userId: string },
  at: Date,
) =>
  trx
    .updateTable('invitation')
    .set({ replacedAt: at })
    .where('planId', '=', planId)
    .where('userId', '=', userId)
    .where('acceptedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .execute();

export const insertInvitation = (
  trx: Transaction<DB>,
  invitation: {
    id: string;
    planId: string;
    userId: string;
    email: string;
    tokenHash: Buffer;
    invitedBy: string;
    createdAt: Date;
    expiresAt: Date;
  },
) => trx.insertInto('invitation').values(invitation).execute();

/** Finds the plan's owner and the person who asks, for a new letter. */
export const findOwnerOfPlan = (trx: Transaction<DB>, planId: string) =>
  trx
    .selectFrom('plan')
    .innerJoin('appUser as owner', 'owner.id', 'plan.ownerId')
    .select(['plan.propertyName', 'plan.info', 'plan.status', 'owner.id as ownerId', 'owner.email'])
    .where('plan.id', '=', planId)
    .executeTakeFirst();

/** Finds the newest invitation of each person invited to a plan. */
export const findNewestInvitations = (db: Database, planId: string) =>
  db
    .selectFrom('invitation')
    .distinctOn('userId')
    .select(['userId', 'createdAt', 'expiresAt', 'acceptedAt', 'replacedAt'])
    .where('planId', '=', planId)
    .orderBy('userId')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Finds a guest with a valid grant on a plan at a time; undefined when there is none. */
export const findGuest = (db: Reader, { planId, userId }: { planId: string; userId: string }, at: Date) =>
  db
    .selectFrom('planRole')
    .innerJoin('appUser', 'appUser.id', 'planRole.userId')
    .innerJoin('plan', 'plan.id', 'planRole.planId')
    .select([
      'appUser.id as userId',
      'appUser.name',
      'appUser.email',
      'planRole.role',
      'planRole.expiresAt',
      'plan.propertyName',
    ])
    .where('planRole.planId', '=', planId)
    .where('planRole.userId', '=', userId)
    .where('planRole.role', 'in', externalRoles)
    .where('appUser.deletedAt', 'is', null)
    .where((grant) =>
      grant.or([grant('planRole.expiresAt', 'is', null), grant('planRole.expiresAt', '>', at)]),
    )
    .executeTakeFirst();
