import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { PlanAccess, TokenGrant } from '../access/caller.ts';
import type { Database } from '../database/open-database.ts';

/** A program makes many calls: they are noted once per this interval. */
const NOTED_EVERY_MS = 3_600_000;

/** Writes to the audit that a plan was read, or changes of it were sent, with an access token. */
export async function noteTokenUse(
  db: Database,
  used: {
    readonly actorId: string;
    readonly token: TokenGrant;
    readonly plan: PlanAccess;
    readonly isWrite: boolean;
    readonly at: Date;
  },
): Promise<void> {
  const { actorId, token, plan, isWrite, at } = used;
  const action = isWrite ? 'writeByToken' : 'readByToken';
  await sql`
    insert into audit (id, actor_id, action, plan_id, at, detail)
    select ${uuidv7()}::uuid, ${actorId}::uuid, ${action}, ${plan.planId}::uuid, ${at}::timestamptz,
      ${JSON.stringify({ name: token.name, tokenId: token.id })}::jsonb
    where not exists (
      select 1 from audit where plan_id = ${plan.planId}::uuid and action = ${action}
        and detail ->> 'tokenId' = ${token.id} and at > ${new Date(at.getTime() - NOTED_EVERY_MS)}::timestamptz)`.execute(
    db,
  );
}
