import type { ErasureCounts } from '@tussock/contract';
import { serviceWords } from '@tussock/domain';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

/** Whose traces are erased: the id, and every address that they have had. */
export interface Erased {
  readonly id: string;
  readonly addresses: readonly string[];
}

/** Tables of things whose author stands in them by name. */
export const AUTHORED = ['planAction', 'planRemark', 'planEvidence', 'planDetailNote'] as const;
type Authored = (typeof AUTHORED)[number];

/** SQL: whether a row's author, by any of the three spellings, is the person, and stands there by name. */
const isAuthoredBy = (id: string): RawBuilder<boolean> => {
  const isNamed = (said: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`${said} <> ${serviceWords.people.erasedName}`;
  return sql<boolean>`(made ->> 'byId' = ${id} and ${isNamed(sql`made ->> 'byName'`)}
    or made -> 'createdBy' ->> 'id' = ${id} and ${isNamed(sql`made -> 'createdBy' ->> 'name'`)}
    or made -> 'by' ->> 'id' = ${id} and ${isNamed(sql`made -> 'by' ->> 'name'`)})`;
};

const isAddressedTo = ({ addresses }: Erased): RawBuilder<boolean> =>
  sql<boolean>`kind = 'mail' and payload ->> 'to' = any(${[...addresses]}::text[])`;
const namesAddress = ({ addresses }: Erased): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from unnest(${[...addresses]}::text[]) one(address) where strpos(detail::text, to_jsonb(one.address)::text) > 0)`;

async function countIn(db: Reader, table: string, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts what an erasure would change. */
export async function countErasure(db: Reader, erased: Erased): Promise<ErasureCounts> {
  const ofUser = sql`user_id = ${erased.id}`;
  let remarks = 0;
  for (const table of AUTHORED) remarks += await countIn(db, table, isAuthoredBy(erased.id));
  return {
    sessions: await countIn(db, 'session', ofUser),
    invitations: await countIn(db, 'invitation', ofUser),
    calendars: await countIn(db, 'calendarAddress', ofUser),
    letters: await countIn(db, 'job', isAddressedTo(erased)),
    auditEntries: await countIn(db, 'audit', namesAddress(erased)),
    remarks,
  };
}

/** Rows of one table whose author the person is, deleted ones among them, on plans in the order of their ids. */
export async function findAuthored(
  trx: Transaction<DB>,
  table: Authored,
  id: string,
): Promise<readonly { readonly id: string; readonly planId: string }[]> {
  const { rows } = await sql<{ id: string; planId: string }>`
    select id, plan_id from ${sql.table(table)} where ${isAuthoredBy(id)} order by plan_id, id`.execute(trx);
  return rows;
}

/** Locks plans until the transaction ends, in the order of their ids. */
export const holdPlans = (trx: Transaction<DB>, planIds: readonly string[]) =>
  trx
    .selectFrom('plan')
    .select('id')
    .where('id', 'in', [...planIds])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Writes another author into a deleted row: nobody is told of what is not there. */
export const writeMadeOfDeleted = (
  trx: Transaction<DB>,
  table: Authored,
  { planId, id, made }: { readonly planId: string; readonly id: string; readonly made: unknown },
) =>
  sql`update ${sql.table(table)} set made = ${JSON.stringify(made)}::jsonb where plan_id = ${planId} and id = ${id}`.execute(
    trx,
  );

/** Erases what is kept of a person outside of farms. */
export async function eraseOutsidePlans(
  trx: Transaction<DB>,
  erased: Erased,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<void> {
  const { id, addresses } = erased;
  const nowhere = `erased-${id}@erased.invalid`;
  await trx.deleteFrom('session').where('userId', '=', id).execute();
  await trx.deleteFrom('calendarAddress').where('userId', '=', id).execute();
  await trx.deleteFrom('accessToken').where('userId', '=', id).execute();
  await trx.deleteFrom('emailChange').where('userId', '=', id).execute();
  await trx.deleteFrom('notice').where('userId', '=', id).execute();
  await trx.deleteFrom('presence').where('userId', '=', id).execute();
  await trx.updateTable('invitation').set({ email: nowhere }).where('userId', '=', id).execute();
  await sql`update job set payload = '{}', state = case when ended_at is null then 'cancelled' else state end,
    ended_at = coalesce(ended_at, ${at}) where ${isAddressedTo(erased)}`.execute(trx);
  for (const address of addresses)
    await sql`update audit set detail = replace(detail::text, to_jsonb(${address}::text)::text, to_jsonb(${nowhere}::text)::text)::jsonb
      where strpos(detail::text, to_jsonb(${address}::text)::text) > 0`.execute(trx);
  await trx
    .updateTable('appUser')
    .set({
      name,
      email: nowhere,
      issuer: null,
      subject: null,
      profileImageUrl: null,
      acceptedTermsAt: null,
      acceptedTermsVersion: null,
      noticeChoices: '{}',
      erasedAt: at,
    })
    .where('id', '=', id)
    .execute();
}
