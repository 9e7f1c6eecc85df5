import type { Values } from '@tussock/sync';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let worker: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
});
afterAll(() => server.close());
beforeEach(async () => {
  worker = await server.addUser({ role: 'accountUser', name: 'Bridget Reid' });
  planId = await server.addPlan({ lead, propertyName: 'Kōtare Flats' });
  await server.giveRole(planId, worker, 'viewer');
});

const fence = {
  sectionKey: 'waterways',
  title: 'Fence the Swamp wetland; both sides, by hand',
  grade: 'good',
  state: 'agreed',
};
async function add(values: Values): Promise<string> {
  const entityId = uuidv7();
  const part = { entity: 'action', entityId, op: 'create' as const, set: { ...fence, ...values } };
  expect(await replicaOf(server, lead, planId).write([part])).toMatchObject({ status: 200 });
  return entityId;
}

const standing = async (as = worker) =>
  (await server.call<{ madeAt: string | null }>(`/api/plan/${planId}/calendar`, { as })).body.madeAt;
const ask = (insteadOf: string | null, as = worker) =>
  server.call<{ address: string; code: string; current: unknown }>(`/api/plan/${planId}/calendar`, {
    as,
    method: 'POST',
    body: { insteadOf },
  });
async function make(as = worker): Promise<string> {
  const { status, body } = await ask(await standing(as), as);
  expect(status).toBe(200);
  return new URL(body.address).pathname;
}
/** As a calendar reads it: nobody is signed in. */
const feed = (path: string) => fetch(new URL(path, server.url));
const eventsOf = (text: string): readonly ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('a calendar reads the open actions of the plan, each on the whole day it is due on', async () => {
  const id = await add({ dueOn: '2026-11-30', notes: 'Ring first' });
  await add({ title: 'Plant poles', dueSeason: 'winter', dueYear: 2027 });
  await add({ title: 'Some day' });
  await add({ title: 'Only proposed', state: 'proposed', dueOn: '2026-12-01' });
  const answer = await feed(await make());
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  const events = eventsOf(text);
  expect(events.map(({ summary, startDate }) => [summary, startDate.toString(), startDate.isDate])).toEqual([
    ['Fence the Swamp wetland; both sides, by hand', '2026-11-30', true],
    ['Plant poles', '2027-08-31', true],
  ]);
  expect(events[0]).toMatchObject({ uid: `${id}@tussock`, location: 'Kōtare Flats' });
  expect(events[0]?.description).toContain('Ring first');
  expect(events[0]?.component.getFirstPropertyValue('url')).toBe(
    `${server.url}/plan/${planId}/view/actions/${id}`,
  );
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('a calendar ends with a line break and has the name of its farm escaped', async () => {
  planId = await server.addPlan({ lead, propertyName: 'Kōtare, Flats; \\ North' });
  await add({ dueOn: '2026-11-30' });
  const text = await (await feed(await make(lead))).text();
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text).toMatch(/^X-WR-CALNAME:[^,;\r\n]*Kōtare\\, Flats\\; \\\\ North/m);
  expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')).toHaveLength(1);
});

test('an action whose day moves has a higher SEQUENCE than before, so that calendars take the new day', async () => {
  const entityId = await add({ dueOn: '2026-11-30' });
  const path = await make();
  const read = async () => {
    const [event] = eventsOf(await (await feed(path)).text());
    return { sequence: event?.sequence ?? -1, day: event?.startDate.toString() };
  };
  const before = await read();
  const replica = replicaOf(server, lead, planId);
  const baseVersion = (await replica.load()).rows.get(entityId)?.version ?? 0;
  const moved = {
    entity: 'action',
    entityId,
    op: 'update' as const,
    baseVersion,
    set: { dueOn: '2026-12-24' },
  };
  expect(await replica.write([moved])).toMatchObject({ status: 200 });
  const after = await read();
  expect(after.day).toBe('2026-12-24');
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test('an address is the only key: it ends when it is withdrawn, made anew, or its maker may not see the plan any more', async () => {
  const first = await make();
  const second = await make();
  expect((await feed(first)).status).toBe(404);
  expect((await feed(second)).status).toBe(200);
  const state = await server.call(`/api/plan/${planId}/calendar`, { as: worker });
  expect(state.body).toEqual({ madeAt: expect.any(String) });
  await server.call(`/api/plan/${planId}/calendar`, { as: worker, method: 'DELETE' });
  expect((await feed(second)).status).toBe(404);
  expect((await server.call(`/api/plan/${planId}/calendar`, { as: worker })).body).toEqual({ madeAt: null });
  const third = await make();
  const ofLead = await make(lead);
  await sql`delete from plan_role where user_id = ${worker.id}`.execute(server.database.db);
  expect((await feed(third)).status).toBe(404);
  expect((await feed(ofLead)).status).toBe(200);
});

test('a calendar that cannot be read for now is not told that it is gone', async () => {
  const path = await make();
  await sql`alter table plan_role rename to plan_role_away`.execute(server.database.db);
  const answer = await feed(path);
  await sql`alter table plan_role_away rename to plan_role`.execute(server.database.db);
  expect(answer.status).toBe(500);
  expect((await feed(path)).status).toBe(200);
});

test('an address that never was is refused as one that ended, and the secret itself is kept nowhere', async () => {
  const path = await make();
  expect((await feed('/api/calendar/nothing.ics')).status).toBe(404);
  expect((await feed('/api/calendar/%00')).status).toBe(400);
  const secret = path.replace('/api/calendar/', '').replace('.ics', '');
  const { rows } = await sql<{ text: string }>`
    select (select coalesce(string_agg(o::text, ''), '') from operation o) || (select coalesce(string_agg(a::text, ''), '') from audit a) as text`.execute(
    server.database.db,
  );
  expect(rows[0]?.text).toContain('makeCalendar');
  expect(rows[0]?.text).not.toContain(secret);
});

test('the same write repeated is answered with the address that works', async () => {
  const headers = { 'idempotency-key': uuidv7() };
  const askAgain = () =>
    server.call<{ address: string }>(`/api/plan/${planId}/calendar`, {
      as: worker,
      method: 'POST',
      body: { insteadOf: null },
      headers,
    });
  const [one, other] = [await askAgain(), await askAgain()];
  expect(other.body).toEqual(one.body);
  expect((await feed(new URL(other.body.address).pathname)).status).toBe(200);
});

test.each([
  ['where there was none', false],
  ['in place of one that stood', true],
])('of two addresses asked for at once %s, the one that is given works', async (_where, hadOne) => {
  const former = hadOne ? await make() : undefined;
  const seen = await standing();
  server.clock.at = new Date(server.clock.at.getTime() + 1_000);
  const answers = await Promise.all([ask(seen), ask(seen)]);
  const [given, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect([given?.status, refused?.status]).toEqual([200, 409]);
  expect(refused?.body).toMatchObject({ code: 'calendarAnew', current: { madeAt: await standing() } });
  expect((await feed(new URL(given?.body.address ?? '').pathname)).status).toBe(200);
  expect(former === undefined ? 404 : (await feed(former)).status).toBe(404);
});

test('a time that is none is refused', async () => {
  expect((await ask('last week')).status).toBe(400);
  expect((await ask('0000-01-01T00:00:00Z')).status).toBe(400);
});

test('an address that was withdrawn meanwhile is not made anew', async () => {
  await make();
  const seen = await standing();
  await server.call(`/api/plan/${planId}/calendar`, { as: worker, method: 'DELETE' });
  expect(await ask(seen)).toMatchObject({ status: 409, body: { current: { madeAt: null } } });
  expect(await standing()).toBeNull();
});
