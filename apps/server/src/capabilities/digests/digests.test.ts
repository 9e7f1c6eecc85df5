import { dayAfter, dayInNewZealand, kinds, sixInTheMorningInNewZealand } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Letter } from '../../platform/mail/mailer.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { sendDigests } from './index.ts';

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const now = new Date();
const today = dayInNewZealand(now);
/** The first morning from now on: what happens now is its news. */
const NEXT = now < sixInTheMorningInNewZealand(today) ? today : dayAfter(today);
const laterThan = (day: string, isWanted: (day: string) => boolean): string =>
  isWanted(day) ? day : laterThan(dayAfter(day), isWanted);
/** What happens now is news of the week on this morning. */
const MONDAY = laterThan(NEXT, (day) => weekday(day) === 1);
const NOT_MONDAY = laterThan(NEXT, (day) => weekday(day) !== 1);

let server: TestServer;
let lead: TestUser;
let reader: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`update app_user set email_digest = 'off'`.execute(server.database.db);
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  reader = await server.addUser({ role: 'accountUser', name: 'Hana Rewi' });
  planId = await server.addPlan({ lead, propertyName: 'Kōtare Flats' });
  await server.giveRole(planId, reader, 'owner');
});

const chooses = (user: TestUser, emailDigest: string) =>
  server.call('/api/auth/profile/settings/update', { as: user, body: { emailDigest } });

const draw = async (as: TestUser, name: string): Promise<void> => {
  const { status } = await server.call(`/api/plan/${planId}/feature/create`, {
    as,
    body: {
      _id: uuidv7(),
      featureType: kinds.waterTank.wording.featureType,
      geometry: { type: 'Point', coordinates: [172.3, -42.8] },
      properties: { ...exampleAttributes.waterTank, name },
    },
  });
  expect(status).toBe(200);
};
/** Runs the job of a morning now. */
async function runMorning(day: string): Promise<void> {
  const { db } = server.database;
  const dedupeKey = uuidv7();
  await db.transaction().execute((trx) => addJob(trx, { kind: 'sendDigests', payload: { day }, dedupeKey }));
  const state = async () => {
    const { state: jobState, lastError } = await db
      .selectFrom('job')
      .select(['state', 'lastError'])
      .where('dedupeKey', '=', dedupeKey)
      .executeTakeFirstOrThrow();
    return lastError ?? jobState;
  };
  await expect.poll(state).toBe('done');
}

async function lettersTo(user: TestUser, day = '%'): Promise<readonly Letter[]> {
  const { rows } = await sql<{ payload: Letter }>`
    select payload from job where kind = 'mail' and dedupe_key like ${`digest:${user.id}:${day}`} order by created_at`.execute(
    server.database.db,
  );
  return rows.map(({ payload }) => payload);
}

describe('news of one’s plans by e-mail', () => {
  test('tells in the morning what others did the day before, plan by plan', async () => {
    await chooses(reader, 'daily');
    await draw(lead, 'Top tank');
    await draw(lead, 'Low tank');
    await runMorning(NEXT);
    const [letter, ...more] = await lettersTo(reader);
    expect(more).toEqual([]);
    expect(letter?.to).toBe(reader.email);
    expect(letter?.subject).toBe('News of Kōtare Flats');
    expect(letter?.text).toContain('Kōtare Flats\nWater tanks: 2 added\nBy Tom Sinclair');
    expect(letter?.text).toContain(`/plan/${planId}/edit/farm-info`);
    expect(letter?.text).toContain('/auth/settings');
    expect(letter?.html).toContain('Water tanks: 2 added');
  });

  test('a morning that is begun twice writes no letter twice, and asks for the next morning once', async () => {
    await chooses(reader, 'daily');
    await draw(lead, 'Top tank');
    await runMorning(NEXT);
    await runMorning(NEXT);
    expect(await lettersTo(reader)).toHaveLength(1);
    const { rows } = await sql<{
      at: Date;
    }>`select run_at as at from job where dedupe_key = ${`sendDigests:${dayAfter(NEXT)}`}`.execute(
      server.database.db,
    );
    expect(rows.map(({ at }) => at.toISOString())).toEqual([
      sixInTheMorningInNewZealand(dayAfter(NEXT)).toISOString(),
    ]);
  });

  test('one’s own work, what is older, and plans that are not one’s own are no news', async () => {
    const stranger = await server.addUser({ role: 'accountUser' });
    const viewer = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, viewer, 'viewer');
    for (const user of [lead, stranger, viewer, reader]) await chooses(user, 'daily');
    await draw(lead, 'Top tank');
    await runMorning(dayAfter(NEXT));
    expect(await lettersTo(reader)).toEqual([]);
    await runMorning(NEXT);
    expect(await lettersTo(reader)).toHaveLength(1);
    for (const user of [lead, stranger, viewer]) expect(await lettersTo(user)).toEqual([]);
  });

  test('who wants it weekly hears on Monday, and who wants none hears nothing', async () => {
    const quiet = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, quiet, 'owner');
    await chooses(reader, 'weekly');
    await draw(lead, 'Top tank');
    await runMorning(NOT_MONDAY);
    expect(await lettersTo(reader)).toEqual([]);
    await runMorning(MONDAY);
    const [letter] = await lettersTo(reader);
    expect(letter?.text).toContain('in the last seven days');
    expect(await lettersTo(quiet)).toEqual([]);
  });

  test('an adviser hears of a plan once it is assigned to their account', async () => {
    const accountId = await server.addAccount('Plains Advice');
    const adviser = await server.addUser({ role: 'accountUser', accountId });
    await chooses(adviser, 'daily');
    await draw(lead, 'Top tank');
    await runMorning(NEXT);
    expect(await lettersTo(adviser)).toEqual([]);
    await sql`update plan set account_id = ${accountId} where id = ${planId}`.execute(server.database.db);
    await runMorning(NEXT);
    expect(await lettersTo(adviser)).toHaveLength(1);
  });

  test('the next morning is asked for when the server starts', async () => {
    const { rows } = await sql<{
      day: string;
    }>`select payload->>'day' as day from job where kind = 'sendDigests'`.execute(server.database.db);
    expect(rows.map(({ day }) => day)).toContain(NEXT);
  });
});

test('the news of a day is found without reading all that ever became of the plans', async () => {
  const plan = await server.database.db.transaction().execute(async (trx) => {
    // A table of a test is so small that reading it whole is quicker.
    await sql`set local enable_seqscan = off`.execute(trx);
    const day = sql`select actor_id from change where at >= now() - interval '1 day' and at < now()`;
    return sql<Record<string, string>>`explain ${day}`.execute(trx);
  });
  expect(plan.rows.map((row) => Object.values(row).join(' ')).join('\n')).toContain('change_at');
});

// At the end: with the clock go all the mornings between.
describe('news of a night in which the clocks change', () => {
  test.each([
    [
      'in the hour after the letter, before the clocks go back,',
      '2026-04-04T06:30:00+13:00',
      '2026-04-05',
      1,
    ],
    [
      'in the hour before the letter, before the clocks go forward,',
      '2026-09-26T05:30:00+12:00',
      '2026-09-27',
      0,
    ],
  ])('what was done %s is told once', async (_hour, at, day, letters) => {
    await chooses(reader, 'daily');
    server.clock.at = new Date(at);
    // Whoever signed in before the clock moved may be signed out by now.
    await draw(await server.addUser({ role: 'providerAdmin' }), 'Top tank');
    server.clock.at = sixInTheMorningInNewZealand(day);
    const { database, clock, url: publicUrl } = server;
    await sendDigests({ database, clock: { now: () => clock.at }, configuration: { publicUrl } }, day);
    expect(await lettersTo(reader, day)).toHaveLength(letters);
  });
});
