import { canDoOnPlan } from '@tussock/domain';
import type { Reader } from '../database/open-database.ts';
import type { Caller, PlanAccess } from './caller.ts';

/** The end of each grant that a person has on a plan; null for a grant without an end. */
export async function findGrantEnds(
  db: Reader,
  { caller, plan, at }: { caller: Caller; plan: PlanAccess; at: Date },
): Promise<readonly (Date | null)[]> {
  const hasLasting = canDoOnPlan(caller.role, [], 'viewPlan') || plan.heldRoles.includes('consultant');
  const rows = await db
    .selectFrom('planRole')
    .select('expiresAt')
    .where('planId', '=', plan.planId)
    .where('userId', '=', caller.userId)
    .where((role) => role.or([role('expiresAt', 'is', null), role('expiresAt', '>', at)]))
    .execute();
  return [...(hasLasting ? [null] : []), ...rows.map(({ expiresAt }) => expiresAt)];
}

/** The end of the last grant; null where one has no end. */
export const lastOf = (ends: readonly (Date | null)[]): Date | null =>
  ends.reduce(
    (last, end) => (last === null || end === null ? null : end > last ? end : last),
    ends[0] ?? null,
  );

/** The earliest end among grants that have one; null where none does. */
export const firstOf = (ends: readonly (Date | null)[]): Date | null =>
  ends.reduce<Date | null>(
    (first, end) => (first === null || (end !== null && end < first) ? end : first),
    null,
  );
