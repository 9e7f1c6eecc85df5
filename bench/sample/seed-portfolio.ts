import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/open-database.ts';

const ACTIONS = 12;

/**
 * Makes the plans of a server as different as those of a region: owners, advisers, council, catchment, state, area, and actions before and after today.
 */
export async function seedPortfolio(db: Database): Promise<void> {
  await sql`insert into account (id, name, admin_email)
    select gen_random_uuid(), 'Advice ' || n || ' Ltd', 'advice' || n || '@farm.example' from generate_series(1, 12) n`.execute(
    db,
  );
  await sql`insert into app_user (id, email, name, role)
    select gen_random_uuid(), 'owner' || n || '@farm.example', (array['Aroha Pene', 'Wiremu Tāmati', 'Colin Sampson', 'Joy Marama', 'Evan Stirling'])[1 + n % 5] || ' ' || n,
      'accountUser' from generate_series(1, (select count(*)::int from plan)) n`.execute(db);
  await sql`with owners as (select id, row_number() over (order by email) n from app_user where email like 'owner%'),
      firms as (select id, row_number() over (order by name) n from account),
      plans as (select id, row_number() over (order by created_at) n from plan)
    update plan set owner_id = owners.id, area_m2 = 400000 + (plans.n * 7919) % 20000000,
      account_id = case when plans.n % 7 = 0 then null else firms.id end,
      status = (array['active', 'active', 'active', 'approved', 'approved', 'submitted', 'pendingConfirmation', 'reviewDue', 'changesRequested'])[1 + plans.n % 9],
      property_name = (array['Kererū Run', 'Rātā Flat Dairy', 'Mākahu Downs', 'Weka Park', 'Tīeke Farm', 'Rocklands', 'Glenburn', 'Stony Terrace'])[1 + plans.n % 8] || ' ' || plans.n,
      info = info || jsonb_build_object('region', (array['canterbury', 'otago', 'southland', 'waikato'])[1 + plans.n % 4],
        'catchment', (array['Kiwi Creek', 'Ōhau', 'Upper Mangatōtara', 'Lower Mangatōtara', 'Ōpihi'])[1 + plans.n % 5])
    from plans join owners using (n) join firms on firms.n = 1 + plans.n % 12 where plan.id = plans.id`.execute(
    db,
  );
  await sql`insert into plan_action (plan_id, id, content, made)
    select plan.id, gen_random_uuid(),
      jsonb_build_object('title', (array['Fence the stream', 'Plant the gully', 'Move the trough', 'Line the pond'])[1 + n % 4] || ' ' || n,
        'sectionKey', 'waterways', 'grade', 'good', 'state', (array['agreed', 'done', 'inProgress', 'done'])[1 + n % 4], 'plannedCost', n * 150,
        'responsibleName', (array['Aroha Pene', 'Sam Reid', 'Fencing Ltd'])[1 + n % 3],
        'dueOn', to_char(now() + make_interval(days => (abs(hashtext(plan.id::text || n)) % 400) - 15), 'YYYY-MM-DD')),
      jsonb_build_object('dueDay', to_char(now() + make_interval(days => (abs(hashtext(plan.id::text || n)) % 400) - 15), 'YYYY-MM-DD'))
    from plan, generate_series(1, ${ACTIONS}::int) n`.execute(db);
}
