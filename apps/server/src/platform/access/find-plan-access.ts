import {
  abilitiesOnPlan,
  abilitiesSeenAs,
  planRoles,
  type PlanAbility,
  type PlanRole,
  isUuid,
} from '@tussock/domain';
import type { Database } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller, PlanAccess } from './caller.ts';

/** The roles somebody holds on a plan at a time; undefined when there is no such plan. */
async function rolesOnPlan(
  db: Database,
  caller: Caller,
  planId: string,
  at: Date,
): Promise<readonly PlanRole[] | undefined> {
  const rows = await db
    .selectFrom('plan')
    .leftJoin('planRole', (join) =>
      join
        .onRef('planRole.planId', '=', 'plan.id')
        .on('planRole.userId', '=', caller.userId)
        .on((on) => on.or([on('planRole.expiresAt', 'is', null), on('planRole.expiresAt', '>', at)])),
    )
    .leftJoin('account', (join) =>
      join.onRef('account.id', '=', 'plan.accountId').on('account.deletedAt', 'is', null),
    )
    .select(['account.id as accountId', 'planRole.role'])
    .where('plan.id', '=', planId)
    .execute();
  if (rows[0] === undefined) return undefined;
  // The column is checked by the database against the same list.
  const held = rows.flatMap(({ role }) => (role === null ? [] : [role as PlanRole]));
  const isOfAssignedAccount = rows[0].accountId !== null && rows[0].accountId === caller.accountId;
  return isOfAssignedAccount ? [...held, 'consultant'] : held;
}

const isPlanRole = (name: string): name is PlanRole => (planRoles as readonly string[]).includes(name);

/** The plan as another role would see it: only for those who may look so, and never more than their own. */
function seenAs(own: PlanAccess, role: string): PlanAccess {
  if (!own.abilities.includes('seeAs'))
    throw new AppError('forbidden', { logText: 'may not see the plan as another role' });
  if (!isPlanRole(role)) throw new AppError('badRequest', { message: ['There is no such role on a plan.'] });
  return { ...own, roles: [role], abilities: abilitiesSeenAs(own.abilities, role) };
}

/** Somebody may take a right away between the question and the write. */
async function refuseLess(
  trx: Database,
  wanted: Parameters<typeof findPlanAccess>[1],
  own: PlanAccess,
): Promise<void> {
  const now = await findPlanAccess(trx, wanted);
  if (!own.abilities.every((ability) => now.abilities.includes(ability)))
    throw new AppError('forbidden', { logText: `${wanted.caller.role} may do less than when they asked` });
}

/**
 * Lets a call on a plan through, or refuses it. A plan the caller may not see is refused with the same words as one
 * that does not exist. With `seeAs`, the plan is looked at as that role would: nothing may be written then.
 *
 * @throws AppError forbidden; badRequest for a role there is not
 */
export async function findPlanAccess(
  db: Database,
  wanted: {
    readonly caller: Caller;
    readonly planId: string;
    readonly ability: PlanAbility;
    readonly at: Date;
    readonly isWrite: boolean;
    readonly seeAs: string | undefined;
  },
): Promise<PlanAccess> {
  const { caller, ability, at, isWrite, seeAs } = wanted;
  const planId = wanted.planId.toLowerCase();
  const roles = isUuid(planId) ? await rolesOnPlan(db, caller, planId, at) : undefined;
  const refuse = (why: string): AppError => new AppError('forbidden', { logText: `${caller.role} ${why}` });
  if (roles === undefined) throw refuse(`may not ${ability}: no plan`);
  const own: PlanAccess = {
    planId,
    roles,
    heldRoles: roles,
    abilities: abilitiesOnPlan(caller.role, roles),
  };
  if (!own.abilities.includes(ability)) throw refuse(`[${roles.join(' ')}] may not ${ability}`);
  if (seeAs === undefined) return isWrite ? { ...own, askAgain: (trx) => refuseLess(trx, wanted, own) } : own;
  const plan = seenAs(own, seeAs);
  if (isWrite || !plan.abilities.includes(ability)) throw refuse(`seeing as ${seeAs} may not ${ability}`);
  return plan;
}
