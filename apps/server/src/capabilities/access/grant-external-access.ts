import type { BodyOf, grantExternalAccess as grantCall, ReplyOf } from '@tussock/contract';
import { dayInNewZealand, endOfDayInNewZealand, populationOf, type GlobalRole } from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DB } from '../../platform/database/generated/schema.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { inviteGuest } from '../invitations/index.ts';
import { findOrCreateUser } from '../plans/index.ts';
import { findGrants, findPerson, holdPlan, writeGrant } from './access-store.ts';
import type { AccessWrite } from './access-write.ts';
import { lastDayOf } from './list-external-access.ts';

/** Finds or creates the user with an e-mail address; refuses the plan's owner and the provider's people, who need no grant. */
async function findGrantee(
  trx: Transaction<DB>,
  { email, name, ownerId }: { email: string; name: string; ownerId: string | null },
) {
  const userId = await findOrCreateUser(trx, { id: uuidv7(), email, name, role: 'accountUser' });
  const person = await findPerson(trx, userId);
  if (!person) throw new Error('a user that was found or made is there');
  // The column is checked by the database against the same list.
  if (populationOf[person.role as GlobalRole] === 'provider')
    throw refuseField(
      'email',
      'This person works for the provider: give them a role under provider people instead',
    );
  if (userId === ownerId) throw refuseField('email', 'This is the owner of the farm, who may see the plan');
  return { userId, name: person.name };
}

/**
 * Grants a guest access to a plan, or changes the grant; a guest without a valid grant before is sent an invitation.
 *
 * @throws AppError badRequest
 */
export async function grantExternalAccess(
  services: Services,
  { caller, plan, op, body }: AccessWrite & { body: BodyOf<typeof grantCall> },
): Promise<ReplyOf<typeof grantCall>> {
  if (body.expiresOn && body.expiresOn < dayInNewZealand(services.clock.now()))
    throw refuseField('expiresOn', 'The last day must be today or later');
  const expiresAt = body.expiresOn ? endOfDayInNewZealand(body.expiresOn) : null;
  const role = body.mayEdit ? 'guestEditor' : 'guest';
  return changePlan(services, { caller, plan, op }, async ({ trx, planId, at, record }) => {
    const { propertyName, ownerId } = await holdPlan(trx, planId);
    const email = body.email.toLowerCase();
    const { userId, name } = await findGrantee(trx, { email, name: body.name, ownerId });
    const before = (await findGrants(trx, planId)).find((grant) => grant.userId === userId);
    await writeGrant(trx, { planId, userId, role, grantedBy: caller.userId, grantedAt: at, expiresAt });
    const isNew = !before || (before.expiresAt !== null && before.expiresAt <= at);
    const isNarrowed = !isNew && before.role === 'guestEditor' && role === 'guest';
    if (isNew) await inviteGuest(trx, services, { planId, userId, invitedBy: caller });
    const after = { name, role, expiresOn: lastDayOf(expiresAt) };
    record({
      entity: 'externalAccess',
      entityId: userId,
      op: before ? 'update' : 'create',
      before: before ? { name, role: before.role, expiresOn: lastDayOf(before.expiresAt) } : null,
      after,
    });
    await writeAudit(trx, {
      actorId: caller.userId,
      action: isNarrowed ? 'narrowAccess' : 'grantAccess',
      planId,
      at,
      detail: { userId, ...after },
    });
    return { user_id: userId, name, propertyName, isNarrowed };
  });
}
