import {
  daysAfter,
  EXPIRY_REMIND_DAYS,
  isExpiryRemindedOn,
  isRemindedOn,
  lifeWords,
  nextDateNames,
  nextDates,
  openStates,
  REMIND_DAYS_BEFORE,
  nameOfConsent,
  type Consent,
  type DueCounts,
  type EmailDigest,
} from '@tussock/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/open-database.ts';

/** Something of a plan that a person is reminded of: a due action, an expiring document, a date in the plan's life. */
export interface DueThing {
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
  readonly emailDigest: EmailDigest;
  /** What they chose of notices, as it is stored. */
  readonly noticeChoices: unknown;
  readonly planId: string;
  readonly propertyName: string;
  readonly sort: keyof DueCounts | 'dates' | 'consents';
  /** Id of the action, of the document, or of the plan. */
  readonly id: string;
  readonly title: string;
  /** 'YYYY-MM-DD'. */
  readonly dueDay: string;
}

/** The morning of a query. */
interface DueMorning {
  readonly day: string;
  readonly at: Date;
  readonly isMonday: boolean;
}

/** A source of reminders, sorted by person, plan and day. Another sort is added here. */
type DueSource = (db: Database, morning: DueMorning) => Promise<readonly DueThing[]>;

const DAYS_OF_WEEK = 7;

/** The days that a letter covers: weekly readers get all seven of the week on Monday, before rather than after. */
const daysOf = ({ emailDigest }: Pick<DueThing, 'emailDigest'>, { day, isMonday }: DueMorning) => {
  if (emailDigest !== 'weekly') return [day];
  if (!isMonday) return [];
  return Array.from({ length: DAYS_OF_WEEK }, (_, ahead) => daysAfter(day, ahead));
};

/**
 * SQL: who is reminded of an action: the assigned people with access; without any, the farm's owner; without an owner, the lead of longest standing.
 */
export const toldOfAction = (at: Date) => sql`
    left join app_user given on given.id = action.responsible_id and given.deleted_at is null and (
      given.role = 'providerAdmin'
      or exists (select 1 from plan_role r where r.plan_id = plan.id and r.user_id = given.id and (r.expires_at is null or r.expires_at > ${at}))
      or exists (select 1 from account a where a.id = plan.account_id and a.id = given.account_id and a.deleted_at is null))
    join app_user person on person.deleted_at is null and person.id = coalesce(given.id, plan.owner_id, (
      select r.user_id from plan_role r where r.plan_id = plan.id and r.role = 'lead' and (r.expires_at is null or r.expires_at > ${at})
      order by r.granted_at, r.user_id limit 1))`;

/** Finds due open actions, for the people of `toldOfAction`; by person, plan and day. */
const findDueActions: DueSource = async (db, morning) => {
  const { day, at } = morning;
  const farthest = Math.max(...REMIND_DAYS_BEFORE) + DAYS_OF_WEEK;
  const { rows } = await sql<DueThing>`
    select person.id as user_id, person.name as user_name, person.email, person.email_digest, person.notice_choices, plan.id as plan_id, plan.property_name,
      'actions' as sort, action.id, action.title, action.due_day
    from plan_action action
    join plan on plan.id = action.plan_id and plan.status <> 'archived'
    ${toldOfAction(at)}
    where action.deleted_at is null and action.state in (${sql.join([...openStates])})
      and action.due_day <= ((${day}::date) + ${farthest}::int)::text
    order by person.id, plan.property_name, plan.id, action.due_day, action.title, action.id`.execute(db);
  return rows.filter((row) => daysOf(row, morning).some((one) => isRemindedOn(row.dueDay, one)));
};

/** SQL: who is reminded of what expires: the farm's owner, or its lead where there is none. */
const toldOf = (at: Date) => sql`(person.id = plan.owner_id
  or (plan.owner_id is null and exists (select 1 from plan_role r where r.plan_id = plan.id and r.user_id = person.id
    and r.role = 'lead' and (r.expires_at is null or r.expires_at > ${at}))))`;

/** Finds expiring and expired documents, for the farm's owner, or its lead where there is none. */
const findExpiring: DueSource = async (db, morning) => {
  const { day, at } = morning;
  const farthest = Math.max(...EXPIRY_REMIND_DAYS) + DAYS_OF_WEEK;
  const { rows } = await sql<DueThing>`
    select person.id as user_id, person.name as user_name, person.email, person.email_digest, person.notice_choices, plan.id as plan_id, plan.property_name,
      'documents' as sort, file.id, file.name as title, file.expires_on as due_day
    from plan_file file
    join plan on plan.id = file.plan_id and plan.status <> 'archived'
    join app_user person on person.deleted_at is null and ${toldOf(at)}
    where file.deleted_at is null
      and not exists (select 1 from jsonb_array_elements(coalesce(plan.info->'consents', '[]'::jsonb)) consent
        where consent->'documents' ? file.id::text and consent->>'expiresOn' = file.expires_on)
      and file.expires_on between ((${day}::date) - ${DAYS_OF_WEEK}::int)::text and ((${day}::date) + ${farthest}::int)::text
    order by person.id, plan.property_name, plan.id, file.expires_on, file.name, file.id`.execute(db);
  return rows.filter((row) => daysOf(row, morning).some((one) => isExpiryRemindedOn(row.dueDay, one)));
};

type EndingConsent = Omit<DueThing, 'title'> & Pick<Consent, 'activity' | 'number'>;

/** Finds ending and ended consents of the farm's register, for the same people; a document of a consent is listed as the consent. */
const findEndingConsents: DueSource = async (db, morning) => {
  const { day, at } = morning;
  const farthest = Math.max(...EXPIRY_REMIND_DAYS) + DAYS_OF_WEEK;
  const { rows } = await sql<EndingConsent>`
    select person.id as user_id, person.name as user_name, person.email, person.email_digest, person.notice_choices, plan.id as plan_id, plan.property_name,
      'consents' as sort, plan.id, consent.line->>'activity' as activity, consent.line->>'number' as number,
      consent.line->>'expiresOn' as due_day
    from plan
    cross join lateral jsonb_array_elements(coalesce(plan.info->'consents', '[]'::jsonb)) with ordinality as consent(line, place)
    join app_user person on person.deleted_at is null and ${toldOf(at)}
    where plan.status <> 'archived'
      and consent.line->>'expiresOn' between ((${day}::date) - ${DAYS_OF_WEEK}::int)::text and ((${day}::date) + ${farthest}::int)::text
    order by person.id, plan.property_name, plan.id, due_day, consent.place`.execute(db);
  return rows
    .filter((row) => daysOf(row, morning).some((one) => isExpiryRemindedOn(row.dueDay, one)))
    .map(({ activity, number, ...row }) => ({
      ...row,
      // Null where it has none.
      title: nameOfConsent(number ? { activity, number } : { activity }),
    }));
};

type PlanWithDates = Omit<DueThing, 'title' | 'dueDay'> & {
  readonly approvals: Parameters<typeof nextDates>[0];
};

/** Finds the next dates in the life of each plan, for its leads and its owner: the next of each sort, so that an overdue one hides no other. */
const findDueDates: DueSource = async (db, morning) => {
  const { day, at } = morning;
  const farthest = Math.max(...REMIND_DAYS_BEFORE) + DAYS_OF_WEEK;
  // The day that is kept with a plan is its earliest: where that is far off, all are.
  const { rows } = await sql<PlanWithDates>`
    select distinct person.id as user_id, person.name as user_name, person.email, person.email_digest, person.notice_choices, plan.id as plan_id,
      plan.property_name, 'dates' as sort, plan.id, said.approvals
    from plan
    join plan_role r on r.plan_id = plan.id and r.role in ('lead', 'owner') and (r.expires_at is null or r.expires_at > ${at})
    join app_user person on person.id = r.user_id and person.deleted_at is null
    cross join lateral (select coalesce(jsonb_agg(content order by created_at, id), '[]'::jsonb) as approvals from plan_approval
      where plan_id = plan.id and deleted_at is null) said
    where plan.status <> 'archived' and plan.next_on <= ((${day}::date) + ${farthest}::int)::text
    order by person.id, plan.property_name, plan.id`.execute(db);
  return rows.flatMap(({ approvals, ...row }) =>
    nextDates(approvals)
      .map(({ day: dueDay, kind }) => ({ ...row, dueDay, title: lifeWords.dueThing(nextDateNames[kind]) }))
      .filter((thing) => daysOf(thing, morning).some((one) => isRemindedOn(thing.dueDay, one))),
  );
};

const sources: readonly DueSource[] = [findDueActions, findDueDates, findExpiring, findEndingConsents];

/** Finds all due things of a day. */
export async function findDue(db: Database, morning: DueMorning): Promise<readonly DueThing[]> {
  const due: DueThing[] = [];
  for (const source of sources) due.push(...(await source(db, morning)));
  return due;
}
