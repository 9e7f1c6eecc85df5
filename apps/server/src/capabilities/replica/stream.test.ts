import type { RecordHead } from '@tussock/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followEvents, type Following } from '../../testing/follow-events.ts';
import { replicaOf, type ReplicaCalls } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
let record: ReplicaCalls;
let head: RecordHead;
const open: Following[] = [];
beforeAll(async () => {
  server = await startTestServer({ beatMs: 200 });
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  record = replicaOf(server, lead, planId);
  ({ head } = await record.load());
});
afterEach(() => open.splice(0).forEach((following) => following.close()));

const entity = 'trough';
const values = {
  geometry: { type: 'Point', coordinates: [172.3, -42.8] },
  name: 'Trough',
  status: 'existing',
  material: 'concrete',
};
async function addTrough(): Promise<string> {
  const entityId = uuidv7();
  await record.write([{ entity, entityId, op: 'create', set: values }]);
  return entityId;
}

/** What is sent to somebody else than the lead, where that is less. */
const views = new Map<TestUser | undefined, string>();
const viewOf = (as: TestUser | undefined): string => views.get(as) ?? head.view;
async function readView(as: TestUser): Promise<void> {
  views.set(as, (await replicaOf(server, as, planId).load()).head.view);
}

async function follow(
  as: TestUser | undefined,
  { rev = head.rev, view = viewOf(as), lastEvent }: { rev?: number; view?: string; lastEvent?: number } = {},
): Promise<Following> {
  const following = await followEvents(
    `${server.url}/api/plan/${planId}/replica/stream?rev=${rev}&view=${view}`,
    as,
    lastEvent === undefined ? {} : { 'last-event-id': String(lastEvent) },
  );
  open.push(following);
  return following;
}

async function addViewer(): Promise<TestUser> {
  const viewer = await server.addUser({ role: 'providerStaff', name: 'Mere Pōtae' });
  await server.giveRole(planId, viewer, 'viewer');
  await readView(viewer);
  return viewer;
}

const sayHere = (as: TestUser, more: object = {}) =>
  server.call(`/api/plan/${planId}/replica/presence`, { as, body: { tabId: as.id, ...more } });

describe('whoever follows a plan', () => {
  test('has to be let in, as by every other call', async () => {
    const stranger = await server.addUser({ role: 'accountUser' });
    expect([(await follow(undefined)).status, (await follow(stranger)).status]).toEqual([401, 403]);
    expect((await follow(lead, { view: 'another' })).status).toBe(410);
  });

  test('is answered with the headers of every answer, and by nothing that gathers or keeps', async () => {
    const { status, headers } = await follow(lead);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('is told what somebody else saves, with the revision and who it was', async () => {
    const reviewer = await server.addUser({ role: 'providerStaff' });
    await server.giveRole(planId, reviewer, 'reviewer');
    const [following, viewing] = [await follow(reviewer), await follow(await addViewer())];
    await Promise.all([following.next('beat'), viewing.next('beat')]);
    const id = await addTrough();
    const { id: seen, data } = await following.next('change');
    const change = { entity, entityId: id, op: 'create', set: values };
    expect([seen, data]).toMatchObject([
      '1',
      { rev: 1, changes: [{ ...change, actorName: 'Tom Sinclair' }] },
    ]);
    // Who changed what is of the history, which a viewer may not see.
    expect((await viewing.next('change')).data).toMatchObject({
      changes: [{ ...change, actorId: null, actorName: null }],
    });
  });

  test('is told of revisions in which nothing of the record moved, so that none is missing', async () => {
    const following = await follow(lead);
    await following.next('beat');
    await server.call(`/api/plan/${planId}/access/external/create`, {
      as: lead,
      body: { name: 'Hana Rewi', email: `${uuidv7()}@rewi.example` },
    });
    expect((await following.next('change')).data).toEqual({ rev: 1, changes: [] });
  });

  test('given a server was killed between its commit and its announcement, then the changes are sent by the sweep, in order', async () => {
    const following = await follow(lead);
    await following.next('beat');
    // Revisions that nothing announces.
    for (const _ of [1, 2])
      await server.database.db
        .updateTable('plan')
        .set((plan) => ({ rev: plan('rev', '+', 1) }))
        .where('id', '=', planId)
        .execute();
    expect((await following.next('change')).data).toEqual({ rev: 1, changes: [] });
    expect((await following.next('change')).data).toEqual({ rev: 2, changes: [] });
  });

  test('is told what was missed when the stream was cut, from the last event that was seen', async () => {
    const id = await addTrough();
    await record.write([{ entity, entityId: id, op: 'update', set: { name: 'Ford' }, baseVersion: 1 }]);
    const following = await follow(lead, { rev: 0, lastEvent: 1 });
    expect((await following.next('change')).data).toMatchObject({
      rev: 2,
      changes: [{ set: { name: 'Ford' } }],
    });
    expect((await following.next('beat')).data).toEqual({ rev: 2 });
    expect(following.heard.filter(({ event }) => event === 'change')).toHaveLength(1);
  });

  test('is told what was missed from the very revision from which on all is kept', async () => {
    const id = await addTrough();
    await record.write([{ entity, entityId: id, op: 'update', set: { name: 'Ford' }, baseVersion: 1 }]);
    await server.database.db.updateTable('plan').set({ deltaFloor: 1 }).where('id', '=', planId).execute();
    const following = await follow(lead, { rev: 0, lastEvent: 1 });
    expect((await following.next('change')).data).toMatchObject({ rev: 2 });
  });

  test('is told no more than the newest revision when too much was missed, or the plan was brought back from a backup', async () => {
    await addTrough();
    await server.database.db.updateTable('plan').set({ deltaFloor: 1 }).where('id', '=', planId).execute();
    const [behind, ahead] = [await follow(lead, { rev: 0 }), await follow(lead, { rev: 9 })];
    expect((await behind.next('beat')).data).toEqual({ rev: 1 });
    expect((await ahead.next('beat')).data).toEqual({ rev: 1 });
    expect(behind.heard.map(({ event }) => event)).not.toContain('change');
  });

  test('is told nothing of more than a day ago where they may not see the history', async () => {
    await addTrough();
    const dayAndMore = new Date(server.clock.at.getTime() - 25 * 3_600_000);
    await server.database.db
      .updateTable('planDelta')
      .set({ at: dayAndMore })
      .where('planId', '=', planId)
      .execute();
    const [viewer, asLead] = [await follow(await addViewer(), { rev: 0 }), await follow(lead, { rev: 0 })];
    expect((await asLead.next('change')).data).toMatchObject({ rev: 1 });
    expect((await viewer.next('beat')).data).toEqual({ rev: 1 });
    expect(viewer.heard.map(({ event }) => event)).not.toContain('change');
  });

  test('is told of a large revision only that it is there', async () => {
    const following = await follow(lead);
    await following.next('beat');
    const part = () => ({ entity, entityId: uuidv7(), op: 'create', set: values }) as const;
    await record.write(Array.from({ length: 300 }, part));
    expect((await following.next('change')).data).toEqual({ rev: 1 });
  });

  test('is given a sign of life again and again, with the revision that the plan is at', async () => {
    const following = await follow(lead);
    await following.next('beat');
    await following.next('beat');
    await server.database.db.updateTable('plan').set({ rev: 7 }).where('id', '=', planId).execute();
    await expect.poll(() => following.heard.at(-1)?.data, { timeout: 10_000 }).toEqual({ rev: 7 });
  });

  test('has so many streams at once and no more, and another person theirs', async () => {
    const viewer = await addViewer();
    const theirs = await Promise.all(Array.from({ length: 12 }, () => follow(viewer)));
    expect(new Set(theirs.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await follow(viewer)).status).toBe(429);
    expect((await follow(lead)).status).toBe(200);
    open[0]?.close();
    await expect.poll(async () => (await follow(viewer)).status, { timeout: 10_000 }).toBe(200);
  });
});

test('a server that is told to stop ends all streams and stops at once', async () => {
  const stopping = await startTestServer();
  const somebody = await stopping.addUser({ role: 'providerStaff' });
  const theirPlan = await stopping.addPlan({ lead: somebody });
  const { view } = (await replicaOf(stopping, somebody, theirPlan).load()).head;
  const following = await followEvents(
    `${stopping.url}/api/plan/${theirPlan}/replica/stream?rev=0&view=${view}`,
    somebody,
  );
  await following.next('beat');
  await stopping.close();
  await following.over();
});

describe('a right that ends while somebody follows', () => {
  test.each([
    [
      'because it is taken away',
      (viewer: TestUser) =>
        server.database.db.deleteFrom('planRole').where('userId', '=', viewer.id).execute(),
    ],
    [
      'because they sign out',
      (viewer: TestUser) =>
        server.database.db
          .updateTable('session')
          .set({ revokedAt: server.clock.at })
          .where('userId', '=', viewer.id)
          .execute(),
    ],
    [
      'because they are deleted',
      (viewer: TestUser) =>
        server.database.db
          .updateTable('appUser')
          .set({ deletedAt: server.clock.at })
          .where('id', '=', viewer.id)
          .execute(),
    ],
  ])('%s, is told, and ends the stream', async (_why, end) => {
    const viewer = await addViewer();
    const [theirs, mine] = [await follow(viewer), await follow(lead)];
    await theirs.next('beat');
    await end(viewer);
    expect((await theirs.next('view')).data).toEqual({ view: null });
    await theirs.over();
    await mine.next('beat');
    expect(mine.isOver()).toBe(false);
  });

  test('by itself, on its last moment, is told as well', async () => {
    const guest = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, guest, 'guest', new Date(server.clock.at.getTime() + 300));
    await readView(guest);
    const following = await follow(guest);
    await following.next('beat');
    server.clock.at = new Date(server.clock.at.getTime() + 1000);
    expect((await following.next('view')).data).toEqual({ view: null });
    await following.over();
  });

  test('for people of an account ends with the plan’s account', async () => {
    const accountId = await server.addAccount('Hill Country Advice');
    planId = await server.addPlan({ lead, accountId });
    const adviser = await server.addUser({ role: 'accountUser', accountId });
    const following = await follow(adviser);
    await following.next('beat');
    await server.call(`/api/plan/${planId}/access/account/remove`, { as: lead, method: 'DELETE' });
    expect((await following.next('view')).data).toEqual({ view: null });
  });
});

test('whoever may do other things than before is told, though they are sent the same', async () => {
  const viewer = await addViewer();
  const theirs = await follow(viewer);
  await theirs.next('beat');
  await server.giveRole(planId, viewer, 'editor');
  expect((await theirs.next('view')).data).toEqual({ view: head.view });
});

describe('who is on a plan', () => {
  test('is told to the others, with where they are and what they edit', async () => {
    const viewer = await addViewer();
    const [theirs, mine] = [await follow(viewer), await follow(lead)];
    await theirs.next('beat');
    const entityId = await addTrough();
    expect((await sayHere(lead, { place: 'map', entityId })).status).toBe(200);
    expect((await theirs.next('presence')).data).toEqual({
      people: [{ userId: lead.id, name: 'Tom Sinclair', place: 'map', entityId }],
    });
    await sayHere(lead, { place: 'map', isLeaving: true });
    expect((await theirs.next('presence')).data).toEqual({ people: [] });
    expect(mine.heard.map(({ event }) => event)).not.toContain('presence');
  });

  test('is told anew when they go from one place to another with nothing else changed', async () => {
    const theirs = await follow(await addViewer());
    await theirs.next('beat');
    await sayHere(lead, { place: 'map' });
    expect((await theirs.next('presence')).data).toMatchObject({ people: [{ place: 'map' }] });
    await sayHere(lead, { place: 'reports' });
    expect((await theirs.next('presence')).data).toMatchObject({ people: [{ place: 'reports' }] });
  });

  test('is told to whoever comes later, and moves nothing of the record', async () => {
    const viewer = await addViewer();
    await sayHere(viewer, { place: 'map' });
    expect((await (await follow(lead)).next('presence')).data).toMatchObject({
      people: [{ name: 'Mere Pōtae' }],
    });
    expect((await record.load()).head.rev).toBe(0);
  });

  test('is no longer told of whoever says nothing for 45 seconds', async () => {
    const [viewer, another] = [await addViewer(), await addViewer()];
    await sayHere(viewer, { place: 'map' });
    server.clock.at = new Date(server.clock.at.getTime() + 46_000);
    await sayHere(another, { place: 'reports' });
    expect((await (await follow(lead)).next('presence')).data).toMatchObject({
      people: [{ userId: another.id }],
    });
  });

  test('is for whoever may see the plan to say, and about places of a sensible length', async () => {
    const stranger = await server.addUser({ role: 'accountUser' });
    expect((await sayHere(stranger)).status).toBe(403);
    expect((await sayHere(lead, { place: 'x'.repeat(61) })).status).toBe(400);
  });
});
