import type { BodyOf, updateInternalAccess as updateCall } from '@tussock/contract';
import type { InternalRole } from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { findInternalRoles, findProviderPeople, holdPlan, writeInternalRole } from './access-store.ts';
import type { AccessWrite } from './access-write.ts';
import type { Reader } from '../../platform/database/open-database.ts';

type Roles = ReadonlyMap<string, InternalRole>;

/** Merges the requested roles over the present ones; keeps all others. */
function mergeRoles(standing: Roles, asked: ReadonlyMap<string, InternalRole | null>): Roles {
  const merged = new Map(standing);
  for (const [userId, role] of asked)
    if (role) merged.set(userId, role);
    else merged.delete(userId);
  return merged;
}

const refuseWithoutLead = (merged: Roles): void => {
  if (![...merged.values()].includes('lead'))
    throw new AppError('badRequest', {
      message: ['A plan needs a lead. Name another person first.'],
    });
};

export async function listInternalAccess(db: Reader, planId: string) {
  const rows = await findInternalRoles(db, planId);
  return {
    internalAccess: rows.map(({ userId, name, email, role }) => ({
      user_id: userId,
      name,
      email,
      role: role as InternalRole, // asked for these only
    })),
  };
}

/**
 * Merges roles over those that the provider's people have on a plan (Spec §4).
 *
 * @throws AppError badRequest when the plan would have no lead, or a named person is not of the provider; forbidden when an owner would remove the
 * lead
 */
export async function updateInternalAccess(
  services: Services,
  { caller, plan, op, body }: AccessWrite & { body: BodyOf<typeof updateCall> },
) {
  const asked = new Map(
    Object.entries(body).map(([userId, role]) => [userId.toLowerCase(), role === '' ? null : role]),
  );
  return changePlan(services, { caller, plan, op }, async ({ trx, planId, at, record }) => {
    await holdPlan(trx, planId);
    const people = new Map(
      (await findProviderPeople(trx, [...asked.keys()])).map(({ id, name }) => [id, name]),
    );
    const strangers = [...asked.keys()].filter((userId) => !people.has(userId));
    if (strangers.length > 0)
      throw new AppError('badRequest', {
        message: ['Only provider staff can hold these roles.'],
        fields: strangers.map((field) => ({
          field,
          message: 'Only provider staff can hold these roles',
        })),
      });
    const standing: Roles = new Map(
      (await findInternalRoles(trx, planId)).map(({ userId, role }) => [userId, role as InternalRole]), // the query asks for these roles alone
    );
    const changes = [...asked].filter(([userId, role]) => (standing.get(userId) ?? null) !== role);
    if (changes.some(([userId]) => standing.get(userId) === 'lead') && !plan.abilities.includes('changeLead'))
      throw new AppError('forbidden', { logText: 'may not take the lead from the provider' });
    refuseWithoutLead(mergeRoles(standing, asked));
    for (const [userId, role] of changes) {
      const name = people.get(userId) ?? '';
      const from = standing.get(userId);
      await writeInternalRole(trx, { planId, userId, role, grantedBy: caller.userId, grantedAt: at });
      record({
        entity: 'internalAccess',
        entityId: userId,
        op: !from ? 'create' : role ? 'update' : 'delete',
        before: from ? { name, role: from } : null,
        after: role ? { name, role } : null,
      });
      await writeAudit(trx, {
        actorId: caller.userId,
        action: 'changeRole',
        planId,
        at,
        detail: { userId, from: from ?? null, to: role },
      });
    }
    return listInternalAccess(trx, planId);
  });
}
