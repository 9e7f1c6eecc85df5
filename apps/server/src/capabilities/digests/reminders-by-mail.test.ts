import { sixInTheMorningInNewZealand } from '@tussock/domain';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startMailServer, type MailServer } from '../../testing/start-mail-server.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { sendDigests } from './index.ts';

/** The mail server refuses the next letter with this, once. */
const refusals: number[] = [];
let mail: MailServer;
let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  mail = await startMailServer({ refuse: () => refusals.shift() });
  server = await startTestServer({
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Tussock <plans@tussock.example>' },
  });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});
beforeEach(async () => {
  mail.received.length = 0;
  // Years from the day on which the test runs: the server's own mornings are those of the real clock.
  server.clock.at = new Date('2031-11-01T00:00:00Z');
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  planId = await server.addPlan({ lead, propertyName: 'Kōtare Flats' });
});

async function give(worker: TestUser, title: string): Promise<string> {
  const entityId = uuidv7();
  const set = {
    sectionKey: 'waterways',
    title,
    grade: 'good',
    state: 'agreed',
    dueOn: '2031-11-30',
    responsibleId: worker.id,
  };
  expect(
    await replicaOf(server, lead, planId).write([{ entity: 'action', entityId, op: 'create', set }]),
  ).toMatchObject({
    status: 200,
  });
  return entityId;
}

/** Somebody who works on the farm, and no more. */
async function addWorker(name: string): Promise<TestUser> {
  const worker = await server.addUser({ role: 'accountUser', name });
  await server.giveRole(planId, worker, 'editor');
  return worker;
}

/** A morning as a server's worker has it; the letters go by the real mailer. */
function morning(day: string): Promise<unknown> {
  server.clock.at = sixInTheMorningInNewZealand(day);
  const { database, clock, url: publicUrl } = server;
  return sendDigests({ database, clock: { now: () => clock.at }, configuration: { publicUrl } }, day);
}

const lettersTo = async (user: TestUser) => {
  const letters = await Promise.all(mail.received.map((raw) => PostalMime.parse(raw)));
  return letters.filter(({ to }) => to?.[0]?.address === user.email);
};
const openJobs = async (user: TestUser): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from job
    where payload->>'to' = ${user.email} and ended_at is null`.execute(server.database.db);
  return rows[0]?.n ?? -1;
};
const allSent = (user: TestUser) => vi.waitFor(async () => expect(await openJobs(user)).toBe(0), 10_000);

test('a farmer gets one letter 30 days before, with the action’s name and a link that opens that action', async () => {
  const worker = await addWorker('Bridget Reid');
  const id = await give(worker, 'Fence the Kōtare wetland');
  // Two servers wake at the same hour.
  await Promise.all([morning('2031-10-31'), morning('2031-10-31')]);
  await allSent(worker);
  const [letter, ...more] = await lettersTo(worker);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('1 action to do: Kōtare Flats');
  expect(letter?.text).toContain('Fence the Kōtare wetland: due 30 November 2031, in 30 days');
  expect(letter?.html).toContain(`${server.url}/plan/${planId}/view/actions/${id}`);
});

test('then 7 days before, and once a month when it is over, by a mail server that was away for a while', async () => {
  const worker = await addWorker('Rāwiri Moana');
  await give(worker, 'Plant poles');
  await morning('2031-11-22');
  await morning('2031-11-23');
  await allSent(worker);
  expect(await lettersTo(worker)).toHaveLength(1);
  refusals.push(451);
  await morning('2031-12-01');
  await morning('2031-12-02');
  await vi.waitFor(async () => expect(await openJobs(worker)).toBe(1), 10_000);
  await sql`update job set run_at = now() where ended_at is null`.execute(server.database.db);
  await morning('2031-12-15');
  await morning('2031-12-31');
  await allSent(worker);
  const texts = (await lettersTo(worker)).map(
    ({ text }) => /\d+ days? over|in \d+ days/.exec(text ?? '')?.[0],
  );
  expect(new Set(texts)).toEqual(new Set(['in 7 days', '1 day over', '31 days over']));
});

test('a farmer who wants due actions in the product gets a notice with the way to the action, and no letter', async () => {
  const worker = await addWorker('Bridget Reid');
  const body = { notice: 'actionsDue', channel: 'product' };
  await server.call('/api/auth/profile/notices/update', { as: worker, body });
  const actionId = await give(worker, 'Fence the creek');
  await morning('2031-10-31');
  expect(await openJobs(worker)).toBe(0);
  const { body: told } = await server.call<{ results: readonly { title: string; path: string }[] }>(
    '/api/auth/notices',
    { as: worker },
  );
  expect(told.results).toMatchObject([{ path: expect.stringContaining(actionId) }]);
  expect(await lettersTo(worker)).toEqual([]);
});
