import {
  openStates,
  SUMMARY_RULES,
  summaryOf,
  type AskedApproval,
  type PlanFacts,
  type PlanStatus,
  type PlanSummary,
} from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import type { Reader } from '../database/open-database.ts';

/** Facts of a plan at a revision. */
export interface FactsAtRevision {
  readonly planId: string;
  readonly rev: number;
  readonly facts: PlanFacts;
}

interface FactsRow extends Omit<PlanFacts, 'status' | 'statusSince' | 'changedAt' | 'approvals'> {
  readonly id: string;
  readonly rev: number;
  readonly status: string;
  readonly statusSince: Date;
  readonly updatedAt: Date;
  readonly approvals: readonly AskedApproval[];
}

// Written out, not given as parameters: only so does the planner see that the index of open actions holds them.
const isOpen = sql`action.deleted_at is null and action.state in (${sql.join(openStates.map((state) => sql.lit(state)))})`;

/** Reads the facts of plans from which their summaries are computed. */
export async function readFacts(db: Reader, planIds: readonly string[]): Promise<readonly FactsAtRevision[]> {
  if (planIds.length === 0) return [];
  const { rows } = await sql<FactsRow>`
    select plan.id, plan.rev, plan.status, plan.status_since, plan.updated_at, plan.area_m2, plan.account_id,
      plan.info ->> 'region' as region, plan.info ->> 'catchment' as catchment,
      array(select role.user_id::text from plan_role role where role.plan_id = plan.id and role.role = 'lead'
        order by role.granted_at, role.user_id) as lead_ids,
      array(select action.due_day from plan_action action where action.plan_id = plan.id and ${isOpen}) as due_days,
      array(select row ->> 'on' from jsonb_array_elements(
        case when jsonb_typeof(plan.info -> 'inspections') = 'array' then plan.info -> 'inspections' else '[]' end) row
        where row ->> 'on' is not null) as inspection_days,
      coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('approvalType', content -> 'approvalType',
          'decision', content -> 'decision', 'decidedOn', content -> 'decidedOn', 'nextOn', content -> 'nextOn',
          'requestedAt', made -> 'requestedBy' -> 'at')) order by created_at, approval.id)
        from plan_approval approval where approval.plan_id = plan.id and approval.deleted_at is null), '[]') as approvals
    from plan where plan.id in (${sql.join(planIds)})`.execute(db);
  return rows.map(({ id, rev, status, statusSince, updatedAt, ...row }) => ({
    planId: id,
    rev,
    facts: {
      ...row,
      status: status as PlanStatus, // written from the table of statuses only
      statusSince: statusSince.toISOString(),
      changedAt: updatedAt.toISOString(),
    },
  }));
}

/** SQL: the columns of a summary, by its fields. */
const rowOf = ({ planId, rev, facts }: FactsAtRevision) => {
  const { dueDays, ...summary } = summaryOf(facts);
  return { planId, rev, rules: SUMMARY_RULES, ...summary, dueDays: [...dueDays] };
};

/**
 * Computes the summaries of plans again, in a transaction that has locked the plans: a plan's revision and its summary are committed together.
 */
export async function refreshSummaries(trx: Transaction<DB>, planIds: readonly string[]): Promise<void> {
  for (const found of await readFacts(trx, planIds)) {
    const { planId, ...row } = rowOf(found);
    await trx
      .insertInto('planSummary')
      .values({ planId, ...row })
      .onConflict((conflict) => conflict.column('planId').doUpdateSet(row))
      .execute();
  }
}

/** Reads stored summaries, by plan. */
export async function readSummaries(
  db: Reader,
  planIds: readonly string[],
): Promise<
  ReadonlyMap<string, { readonly rev: number; readonly rules: number; readonly summary: PlanSummary }>
> {
  if (planIds.length === 0) return new Map();
  const rows = await db.selectFrom('planSummary').selectAll().where('planId', 'in', planIds).execute();
  return new Map(
    rows.map(({ planId, rev, rules, waitingSince, changedAt, status, ...row }) => [
      planId,
      {
        rev,
        rules,
        summary: {
          ...row,
          status: status as PlanStatus, // written from the table of statuses only
          waitingSince: waitingSince?.toISOString() ?? null,
          changedAt: changedAt.toISOString(),
        },
      },
    ]),
  );
}
