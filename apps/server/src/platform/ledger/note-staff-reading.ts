import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Caller, PlanAccess } from '../access/caller.ts';
import type { Database } from '../database/open-database.ts';

/** Viewing a plan makes many calls: they are noted once per this interval. */
const NOTED_EVERY_MS = 3_600_000;

/** Writes to the audit that a member of the provider's staff reads a plan without a role on it. */
export async function noteStaffReading(
  db: Database,
  { caller, plan, at }: { caller: Caller; plan: PlanAccess; at: Date },
): Promise<void> {
  if (caller.role !== 'providerAdmin' || plan.heldRoles.length > 0) return;
  await sql`
    insert into audit (id, actor_id, action, plan_id, at)
    select ${uuidv7()}::uuid, ${caller.userId}::uuid, 'staffRead', ${plan.planId}::uuid, ${at}::timestamptz
    where not exists (
      select 1 from audit where plan_id = ${plan.planId}::uuid and actor_id = ${caller.userId}::uuid
        and action = 'staffRead' and at > ${new Date(at.getTime() - NOTED_EVERY_MS)}::timestamptz)`.execute(
    db,
  );
}
