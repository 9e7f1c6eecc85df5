import { kinds, type NextDate, type PlanStanding } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

/** Updates the life state of a plan, in a transaction that has locked the plan. */
export const writeStanding = (
  trx: Transaction<DB>,
  planId: string,
  { status, statusBefore, at }: PlanStanding & { readonly at: Date },
) =>
  trx.updateTable('plan').set({ status, statusBefore, statusSince: at }).where('id', '=', planId).execute();

/** Updates the due dates of a plan, the earliest first. */
export const writeDates = (trx: Transaction<DB>, planId: string, dates: readonly NextDate[]) =>
  trx
    .updateTable('plan')
    .set({
      reviewOn: dates.find(({ kind }) => kind === 'review')?.day ?? null,
      nextOn: dates[0]?.day ?? null,
      nextKind: dates[0]?.kind ?? null,
    })
    .where('id', '=', planId)
    .execute();

/** Finds approved plans whose review is due by a day, with the person who approved them last. */
export async function findPlansToReview(
  db: Reader,
  day: string,
): Promise<readonly { readonly planId: string; readonly approvedBy: string }[]> {
  const { rows } = await sql<{ planId: string; approvedBy: string }>`
    select plan.id as plan_id, approval.made -> 'decidedBy' ->> 'id' as approved_by
    from plan
    join lateral (select made from plan_approval
      where plan_id = plan.id and approval_type = 'provider' and decision = 'approved' and deleted_at is null
      order by updated_at desc limit 1) approval on true
    where plan.status = 'approved' and plan.review_on <= ${day}
    order by plan.id`.execute(db);
  return rows;
}

/** Kinds of features whose change may be one in substance: the ground, the land, and what that is rated by. */
const { lmu, luc, paddock, csa, transect } = kinds;
const SUBSTANCE: readonly string[] = [
  'boundary',
  'soilTest',
  'plan',
  ...[lmu, luc, paddock, csa, transect].map(({ id }) => id),
];

/** Finds approved plans with writes to such content since a time, with the approved version and who approved it. */
export async function findPlansChanged(
  db: Reader,
  since: Date,
): Promise<readonly { readonly planId: string; readonly approvedBy: string; readonly number: number }[]> {
  const { rows } = await sql<{ planId: string; approvedBy: string; number: number }>`
    select plan.id as plan_id, approval.made -> 'decidedBy' ->> 'id' as approved_by,
      approval.version_number as number
    from plan
    join lateral (select made, version_number from plan_approval
      where plan_id = plan.id and approval_type = 'provider' and decision = 'approved' and deleted_at is null
        and version_number is not null
      order by updated_at desc limit 1) approval on true
    join plan_version version on version.plan_id = plan.id and version.number = approval.version_number
    where plan.status = 'approved' and plan.rev > version.rev
      and exists (select 1 from change where change.plan_id = plan.id and change.rev > version.rev and change.at >= ${since}
        and change.entity in (${sql.join(SUBSTANCE)}))
    order by plan.id`.execute(db);
  return rows;
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export const findPerson = (db: Reader, userId: string): Promise<Person | undefined> =>
  db
    .selectFrom('appUser')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
