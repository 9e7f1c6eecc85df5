import {
  isOneOf,
  abilitiesOnPlan,
  abilitiesSeenAs,
  examinationStatesWithAccess,
  abilitiesWithin,
  planRoles,
  type ExaminationKind,
  type ExaminerRole,
  type GlobalRole,
  type PlanAbility,
  type PlanRole,
  isUuid,
} from '@tussock/domain';
import type { Database } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import { checkTokenAgain } from './check-token-again.ts';
import type { Caller, PlanAccess, TokenGrant } from './caller.ts';

/** Role on a plan that each kind of examination gives to the invited person. */
const roleOfKind = { certification: 'certifier', audit: 'auditor' } as const;

/** Finds the roles of a person whose examinations of a plan are open at a time. */
async function findExaminerRoles(
  db: Database,
  { userId, planId, at }: { readonly userId: string; readonly planId: string; readonly at: Date },
): Promise<readonly ExaminerRole[]> {
  const rows = await db
    .selectFrom('planExamination')
    .select('kind')
    .distinct()
    .where('planId', '=', planId)
    .where('examinerId', '=', userId)
    .where('state', 'in', examinationStatesWithAccess)
    .where('endsAt', '>', at)
    .orderBy('kind')
    .execute();
  // The column is checked by the database against the same list.
  return rows.map(({ kind }) => roleOfKind[kind as ExaminationKind]);
}

/** Loads a person's global and plan roles at a given time, whatever they had when the call began; undefined when there is no such plan or person. */
async function standingOnPlan(
  db: Database,
  userId: string,
  planId: string,
  at: Date,
): Promise<{ readonly role: GlobalRole; readonly roles: readonly PlanRole[] } | undefined> {
  const rows = await db
    .selectFrom('plan')
    .innerJoin('appUser', (join) => join.on('appUser.id', '=', userId).on('appUser.deletedAt', 'is', null))
    .leftJoin('planRole', (join) =>
      join
        .onRef('planRole.planId', '=', 'plan.id')
        .on('planRole.userId', '=', userId)
        .on((on) => on.or([on('planRole.expiresAt', 'is', null), on('planRole.expiresAt', '>', at)])),
    )
    .leftJoin('account', (join) =>
      join.onRef('account.id', '=', 'plan.accountId').on('account.deletedAt', 'is', null),
    )
    .select([
      'account.id as accountId',
      'planRole.role as held',
      'appUser.role as globalRole',
      'appUser.accountId as ownAccountId',
    ])
    .where('plan.id', '=', planId)
    .execute();
  if (rows[0] === undefined) return undefined;
  const { accountId, ownAccountId, globalRole } = rows[0];
  // Both columns are checked by the database against the same lists.
  const role = globalRole as GlobalRole;
  const roles = rows.flatMap(({ held }) => (held === null ? [] : [held as PlanRole]));
  const isOfAssignedAccount = accountId !== null && accountId === ownAccountId;
  const examines = await findExaminerRoles(db, { userId, planId, at });
  return { role, roles: [...roles, ...(isOfAssignedAccount ? (['consultant'] as const) : []), ...examines] };
}

const isPlanRole = (name: string): name is PlanRole => isOneOf(planRoles, name);

/** The access of another role, for a caller who may preview one; never more than their own. */
function seenAs(own: PlanAccess, role: string): PlanAccess {
  if (!own.abilities.includes('seeAs'))
    throw new AppError('forbidden', { logText: 'may not see the plan as another role' });
  if (!isPlanRole(role)) throw new AppError('badRequest', { message: ['There is no such role on a plan.'] });
  return { ...own, roles: [role], abilities: abilitiesSeenAs(own.abilities, role) };
}

const isForPlan = (token: TokenGrant | undefined, planId: string): boolean =>
  token?.planIds == null || token.planIds.includes(planId);

/** Refuses a write when a right was taken away between admission and write. */
async function refuseLess(
  trx: Database,
  wanted: Parameters<typeof findPlanAccess>[1],
  own: PlanAccess,
): Promise<void> {
  if (wanted.caller.token) await checkTokenAgain(trx, wanted.caller.token);
  const now = await findPlanAccess(trx, wanted);
  if (!own.abilities.every((ability) => now.abilities.includes(ability)))
    throw new AppError('forbidden', { logText: `${wanted.caller.role} may do less than when they asked` });
}

/**
 * Admits a call on a plan, or refuses it. A plan the caller may not see is refused with the same words as one that does not exist. With `seeAs`, the
 * plan is viewed as that role and nothing may be written.
 *
 * @throws AppError forbidden; badRequest for an unknown role
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
  const isNamed = isUuid(planId) && isForPlan(caller.token, planId);
  const standing = isNamed ? await standingOnPlan(db, caller.userId, planId, at) : undefined;
  const refuse = (why: string): AppError => new AppError('forbidden', { logText: `${caller.role} ${why}` });
  if (standing === undefined) throw refuse(`may not ${ability}: no plan`);
  const { role, roles } = standing;
  const abilities = abilitiesOnPlan(role, roles);
  const own: PlanAccess = {
    planId,
    roles,
    heldRoles: roles,
    abilities: caller.token ? abilitiesWithin(abilities, caller.token.scopes) : abilities,
  };
  if (!own.abilities.includes(ability)) throw refuse(`[${roles.join(' ')}] may not ${ability}`);
  if (seeAs === undefined) return isWrite ? { ...own, askAgain: (trx) => refuseLess(trx, wanted, own) } : own;
  const plan = seenAs(own, seeAs);
  if (isWrite || !plan.abilities.includes(ability)) throw refuse(`seeing as ${seeAs} may not ${ability}`);
  return plan;
}
