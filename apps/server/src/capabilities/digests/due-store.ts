import {
  daysAfter,
  isRemindedOn,
  lifeWords,
  nextDateNames,
  openStates,
  REMIND_DAYS_BEFORE,
  type EmailDigest,
  type NextDateKind,
} from '@tussock/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/open-database.ts';

/** An action that somebody is reminded of, or a day in the life of a plan. */
export interface DueThing {
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
  readonly emailDigest: EmailDigest;
  readonly planId: string;
  readonly propertyName: string;
  /** Null for a day of the plan itself. */
  readonly actionId: string | null;
  readonly title: string;
  readonly dueDay: string;
}

const DAYS_OF_WEEK = 7;

/** The days of the letter: those who hear weekly are told on Monday of all seven, before rather than after. */
const daysOf = ({ emailDigest }: Pick<DueThing, 'emailDigest'>, day: string, isMonday: boolean) => {
  if (emailDigest !== 'weekly') return [day];
  if (!isMonday) return [];
  return Array.from({ length: DAYS_OF_WEEK }, (_, ahead) => daysAfter(day, ahead));
};

/**
 * What people are reminded of on a day: of the next day in the life of plans those who lead or own them; of open actions those who were given them and still have access, and the owner of the farm where
 * nobody like that was; by person, plan and day.
 */
export async function findDue(
  db: Database,
  { day, at, isMonday }: { readonly day: string; readonly at: Date; readonly isMonday: boolean },
): Promise<readonly DueThing[]> {
  const farthest = Math.max(...REMIND_DAYS_BEFORE) + DAYS_OF_WEEK;
  const actions = await findDueActions(db, { day, at, farthest });
  const dates = await findDueDates(db, { day, at, farthest });
  return [...actions, ...dates].filter((row) =>
    daysOf(row, day, isMonday).some((one) => isRemindedOn(row.dueDay, one)),
  );
}

interface Asked {
  readonly day: string;
  readonly at: Date;
  /** How many days ahead anybody is told. */
  readonly farthest: number;
}

async function findDueActions(db: Database, { day, at, farthest }: Asked): Promise<readonly DueThing[]> {
  const { rows } = await sql<DueThing>`
    select person.id as user_id, person.name as user_name, person.email, person.email_digest, plan.id as plan_id, plan.property_name,
      action.id as action_id, action.title, action.due_day
    from plan_action action
    join plan on plan.id = action.plan_id and plan.status <> 'archived'
    left join app_user given on given.id = action.responsible_id and given.deleted_at is null and (
      given.role = 'providerAdmin'
      or exists (select 1 from plan_role r where r.plan_id = plan.id and r.user_id = given.id and (r.expires_at is null or r.expires_at > ${at}))
      or exists (select 1 from account a where a.id = plan.account_id and a.id = given.account_id and a.deleted_at is null))
    join app_user person on person.id = coalesce(given.id, plan.owner_id) and person.deleted_at is null
    where action.deleted_at is null and action.state in (${sql.join([...openStates])})
      and action.due_day <= ((${day}::date) + ${farthest}::int)::text
    order by person.id, plan.property_name, plan.id, action.due_day, action.title, action.id`.execute(db);
  return rows;
}

type DueDate = Omit<DueThing, 'title' | 'actionId'> & { readonly kind: NextDateKind };

/** The next day in the life of each plan, for those who lead it and for its owner. */
async function findDueDates(db: Database, { day, at, farthest }: Asked): Promise<readonly DueThing[]> {
  const { rows } = await sql<DueDate>`
    select distinct person.id as user_id, person.name as user_name, person.email, person.email_digest, plan.id as plan_id,
      plan.property_name, plan.next_kind as kind, plan.next_on as due_day
    from plan
    join plan_role r on r.plan_id = plan.id and r.role in ('lead', 'owner') and (r.expires_at is null or r.expires_at > ${at})
    join app_user person on person.id = r.user_id and person.deleted_at is null
    where plan.status <> 'archived' and plan.next_on <= ((${day}::date) + ${farthest}::int)::text
    order by person.id, plan.property_name, plan.id`.execute(db);
  return rows.map(({ kind, ...row }) => ({
    ...row,
    title: lifeWords.dueThing(nextDateNames[kind]),
    actionId: null,
  }));
}
