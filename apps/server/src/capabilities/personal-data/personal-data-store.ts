import type { GlobalRole } from '@tussock/domain';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { isFoundInFolded } from '../../platform/database/fold-search.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

const MOST_FOUND = 20;

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: GlobalRole;
  readonly accountName: string | null;
  readonly deletedAt: Date | null;
  readonly erasedAt: Date | null;
}

const people = (db: Reader, condition: RawBuilder<unknown>) =>
  sql<PersonRow>`
    select app_user.id, app_user.name, app_user.email, app_user.role, account.name as account_name, app_user.deleted_at,
      app_user.erased_at
    from app_user left join account on account.id = app_user.account_id
    where ${condition} order by app_user.name_order, app_user.id limit ${MOST_FOUND}`.execute(db);

/** Finds people by name or address, deleted ones among them. */
export const findPeopleBy = async (db: Reader, search: string): Promise<readonly PersonRow[]> =>
  (await people(db, isFoundInFolded(sql.ref('app_user.search_text'), search))).rows;

export const findPersonById = async (db: Reader, id: string): Promise<PersonRow | undefined> =>
  (await people(db, sql`app_user.id = ${id}`)).rows[0];

/** Locks a person until the transaction ends. */
export const holdPerson = (trx: Transaction<DB>, id: string) =>
  trx.selectFrom('appUser').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** Every address that a person has had: the present one, and those that the audit log and the changes of address name. */
export async function findAddressesOf(db: Reader, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string | null }>`
    select email from app_user where id = ${id}
    union select email from email_change where user_id = ${id}
    union select detail ->> 'before' from audit where actor_id = ${id} and action = 'changeEmail'
    union select detail -> 'before' ->> 'email' from audit where action = 'changeUser' and detail ->> 'userId' = ${id}
    union select detail -> 'after' ->> 'email' from audit where action = 'changeUser' and detail ->> 'userId' = ${id}`.execute(
    db,
  );
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
}

/** What is kept about a person, by sort: read for their own eyes. */
const kept: Readonly<Record<string, (id: string) => RawBuilder<unknown>>> = {
  user: (
    id,
  ) => sql`select name, email, role, created_at, deleted_at, accepted_terms_version, accepted_terms_at, issuer, subject,
      notice_choices
    from app_user where id = ${id}`,
  rolesOnFarms: (
    id,
  ) => sql`select plan.property_name as farm, plan_role.plan_id, plan_role.role, plan_role.granted_at,
    plan_role.expires_at from plan_role join plan on plan.id = plan_role.plan_id where plan_role.user_id = ${id}
    order by plan_role.granted_at`,
  sessions: (
    id,
  ) => sql`select created_at, last_seen_at, expires_at, revoked_at, user_agent from session where user_id = ${id}
    order by created_at`,
  addressesAskedFor: (id) =>
    sql`select email, created_at, used_at from email_change where user_id = ${id} order by created_at`,
  invitations: (id) =>
    sql`select plan_id, email, created_at, accepted_at from invitation where user_id = ${id} order by created_at`,
  examinations: (id) =>
    sql`select plan_id, kind, programme, version_number, state, invited_at, ends_at, declaration from plan_examination
      where examiner_id = ${id} order by id`,
  calendarAddresses: (id) =>
    sql`select plan_id, made_at from calendar_address where user_id = ${id} order by made_at`,
  accessTokens: (id) =>
    sql`select name, scopes, created_at, expires_at, withdrawn_at, last_used_at, last_used_from from access_token
    where user_id = ${id} order by created_at`,
  notices: (id) => sql`select title, path, created_at, read_at from notice where user_id = ${id} order by id`,
  // Without its detail, which may name others.
  didOutsidePlans: (id) => sql`select at, action, plan_id from audit where actor_id = ${id} order by id`,
  wasDoneToThem: (id) =>
    sql`select at, action, plan_id from audit where detail ->> 'userId' = ${id} order by id`,
  changesOfFarms: (
    id,
  ) => sql`select plan.property_name as farm, change.plan_id, change.entity, count(*)::int as changes,
    min(change.at) as first_at, max(change.at) as last_at from change join plan on plan.id = change.plan_id
    where change.actor_id = ${id} group by plan.property_name, change.plan_id, change.entity order by 1, 3`,
  remarks: (
    id,
  ) => sql`select plan_id, created_at, content ->> 'text' as text from plan_remark where made ->> 'byId' = ${id}
    and deleted_at is null order by created_at`,
  filesUploaded: (id) => sql`select plan_id, name from plan_file where uploaded_by = ${id} order by name`,
  versionsMade: (id) =>
    sql`select plan_id, number, made_at, reason from plan_version where made_by = ${id} order by made_at`,
  reportsMade: (id) =>
    sql`select plan_id, report, made_at from report_download where made_by = ${id} order by made_at`,
};

/** Reads everything that is kept about a person, by sort. */
export async function readKept(
  db: Reader,
  id: string,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const sorts: [string, readonly unknown[]][] = [];
  // One after the other: the embedded engine has one session.
  for (const [sort, query] of Object.entries(kept)) sorts.push([sort, (await query(id).execute(db)).rows]);
  return Object.fromEntries(sorts);
}
