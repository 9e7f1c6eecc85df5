import type { AccessTokenItem, AuditItem } from '@tussock/contract';
import { kinds, refusals, tokenWords } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { findPlanAccess } from '../../platform/access/find-plan-access.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import { makeToken } from '../../testing/make-token.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { pruneTokens } from './token-store.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
let otherPlanId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.at = new Date();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  planId = await server.addPlan({ lead, propertyName: 'Kōtare Flats' });
  otherPlanId = await server.addPlan({ lead, propertyName: 'Rimu Downs' });
});

const DAY_MS = 86_400_000;
const create = (body: object, as: TestUser | undefined = lead, headers = {}) =>
  server.call<{ _id: string; token: string }>('/api/auth/token/create', { as, body, headers });
const wish = { name: 'QGIS in the office', scopes: ['readMap'], days: 90, planIds: null };
const list = async (as: TestUser = lead) =>
  (await server.call<{ results: AccessTokenItem[] }>('/api/auth/token/all', { as })).body.results;
const withdraw = (id: string, as: TestUser = lead) =>
  server.call(`/api/auth/token/withdraw/${id}`, { as, method: 'DELETE' });
const readMap = (headers: Readonly<Record<string, string>>, plan = planId) =>
  server.call(`/api/plan/${plan}/feature/all`, { headers });
const audited = async (plan = planId) =>
  (await server.call<{ results: AuditItem[] }>(`/api/plan/${plan}/audit/all`, { as: lead })).body.results.map(
    ({ action, what }) => ({ action, what }),
  );

describe('making a token', () => {
  test('is refused without a session, with a bad body, and for a farm that the person may not see', async () => {
    expect((await server.call('/api/auth/token/create', { body: wish })).status).toBe(401);
    const { body } = await create({ ...wish, name: '', scopes: [], days: 400 });
    expect(body.fields?.map(({ field }) => field)).toEqual(['name', 'scopes', 'days']);
    expect((await create({ ...wish, scopes: ['everything'] })).status).toBe(400);
    expect((await create({ ...wish, planIds: [] })).status).toBe(400);
    const stranger = await server.addUser({ role: 'accountUser' });
    const foreign = await create({ ...wish, planIds: [planId] }, stranger);
    expect([foreign.status, foreign.body.message]).toEqual([400, [tokenWords.noSuchFarm]]);
  });

  test('gives it once, keeps its hash alone, and says on which farms it was made', async () => {
    const { body } = await create({ ...wish, planIds: [planId.toUpperCase(), planId] });
    expect(body.token).toMatch(/^tussock_[\w-]{43}$/);
    const [row] = await server.database.db
      .selectFrom('accessToken')
      .selectAll()
      .where('id', '=', body._id)
      .execute();
    expect(hashOfSecret(body.token).equals(row?.tokenHash ?? Buffer.of())).toBe(true);
    expect(JSON.stringify([row, await list()])).not.toContain(body.token);
    expect(await list()).toMatchObject([
      {
        _id: body._id,
        name: wish.name,
        scopes: ['readMap'],
        plans: [{ _id: planId, propertyName: 'Kōtare Flats' }],
        expiresAt: new Date(server.clock.at.getTime() + 90 * DAY_MS).toISOString(),
        lastUsedAt: null,
      },
    ]);
    expect(await audited()).toEqual([{ action: 'createToken', what: wish.name }]);
    expect(await audited(otherPlanId)).toEqual([]);
  });

  test('sent again under its id gives the same token, and makes no second one', async () => {
    const again = { 'idempotency-key': uuidv7() };
    const [first, second] = [await create(wish, lead, again), await create(wish, lead, again)];
    expect(second.body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });

  test('of two at once beyond the last one that is allowed, one is refused', async () => {
    const { db } = server.database;
    const token = { userId: lead.id, name: 'Old', scopes: ['readMap'], isForAllPlans: true };
    const until = { createdAt: server.clock.at, expiresAt: new Date(server.clock.at.getTime() + DAY_MS) };
    await db
      .insertInto('accessToken')
      .values(
        Array.from({ length: 49 }, () => ({
          ...token,
          ...until,
          id: uuidv7(),
          tokenHash: hashOfSecret(uuidv7()),
        })),
      )
      .execute();
    const answers = await Promise.all([create(wish), create(wish)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });
});

describe('a call with a token', () => {
  test('is its person’s, by Bearer or as the password of Basic, and notes when and from where', async () => {
    const { bearer, basic } = await makeToken(server, lead, ['readMap']);
    expect((await readMap(bearer)).status).toBe(200);
    expect((await readMap(basic)).status).toBe(200);
    expect(await list()).toMatchObject([
      { lastUsedAt: server.clock.at.toISOString(), lastUsedFrom: '127.0.0.*' },
    ]);
  });

  test('is in the farm’s list of who saw and shared, once an hour', async () => {
    const { bearer } = await makeToken(server, lead, ['readMap']);
    await readMap(bearer);
    await readMap(bearer);
    expect(await audited()).toEqual([{ action: 'readByToken', what: 'QGIS in the office' }]);
    server.clock.at = new Date(server.clock.at.getTime() + 3_600_001);
    await readMap(bearer);
    expect(await audited()).toHaveLength(2);
    expect(await audited(otherPlanId)).toEqual([]);
  });

  test('that is unknown, over or withdrawn, or whose person is gone, is asked for a token in one and the same way', async () => {
    const person = await server.addUser({ role: 'providerStaff' });
    await server.giveRole(planId, person, 'viewer');
    const unknown = await readMap({ authorization: `Bearer tussock_${'x'.repeat(43)}` });
    const { bearer: over } = await makeToken(server, lead, ['readMap']);
    const { bearer: orphaned } = await makeToken(server, person, ['readMap']);
    const { bearer: withdrawn, id } = await makeToken(server, lead, ['readMap']);
    expect((await readMap(withdrawn)).status).toBe(200);
    await withdraw(id);
    const at = server.clock.at;
    await server.database.db
      .updateTable('appUser')
      .set({ deletedAt: at })
      .where('id', '=', person.id)
      .execute();
    const answers = [unknown, await readMap(withdrawn), await readMap(orphaned)];
    server.clock.at = new Date(at.getTime() + 90 * DAY_MS);
    answers.push(await readMap(over));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(new Set(answers.map(({ body: { message, code } }) => `${code}: ${String(message)}`)).size).toBe(1);
    expect(answers[0]?.headers.get('www-authenticate')).toContain('Basic');
  });

  test('counts alone, whatever session comes with it, and credentials of others are no token', async () => {
    const { id, bearer } = await makeToken(server, lead, ['readMap']);
    await withdraw(id);
    expect((await server.call('/api/auth/info', { as: lead, headers: bearer })).status).toBe(401);
    const ofProxy = { authorization: `Basic ${Buffer.from('gate:open').toString('base64')}` };
    expect((await server.call('/api/auth/info', { as: lead, headers: ofProxy })).status).toBe(200);
    expect((await readMap(ofProxy)).body.code).toBe('sessionNotFound');
  });

  test('reaches the farms that the token names and no other', async () => {
    const { bearer } = await makeToken(server, lead, ['readMap', 'readRecords'], [planId]);
    expect((await readMap(bearer)).status).toBe(200);
    const other = await readMap(bearer, otherPlanId);
    expect([other.status, other.body.message]).toEqual([403, refusals.forbidden]);
    const plans = await server.call<{ results: { _id: string }[] }>('/api/plan/all', { headers: bearer });
    expect(plans.body.results.map(({ _id }) => _id)).toEqual([planId]);
  });

  test('ends with the right of its person', async () => {
    const guest = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, guest, 'guest');
    const { bearer } = await makeToken(server, guest, ['readMap', 'readRecords']);
    expect((await readMap(bearer)).status).toBe(200);
    const csv = await server.call(`/api/plan/${planId}/soil-test/export`, { headers: bearer });
    expect(csv.body.message).toBe(refusals.forbidden);
    await server.database.db.deleteFrom('planRole').where('userId', '=', guest.id).execute();
    expect((await readMap(bearer)).status).toBe(403);
  });

  test('cannot make, list or withdraw tokens', async () => {
    const { bearer, id } = await makeToken(server, lead, [
      'readMap',
      'readRecords',
      'writeMap',
      'writeRecords',
      'writeActions',
    ]);
    const all = await server.call('/api/auth/token/all', { headers: bearer });
    const made = await server.call('/api/auth/token/create', { headers: bearer, body: wish });
    const ended = await server.call(`/api/auth/token/withdraw/${id}`, { headers: bearer, method: 'DELETE' });
    expect([all, made, ended].map(({ body: { code } }) => code)).toEqual([
      'tokenScope',
      'tokenScope',
      'tokenScope',
    ]);
  });
});

describe('a write with a token', () => {
  const tank = {
    featureType: kinds.trough.wording.featureType,
    geometry: { type: 'Point', coordinates: [172.101, -43.599] },
    properties: exampleAttributes.trough,
  };
  const add = (headers: Readonly<Record<string, string>>) =>
    fetch(`${server.url}/api/plan/${planId}/feature/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(tank),
    });

  test('needs no header against other sites by Bearer, which no browser adds by itself, and needs it by Basic', async () => {
    const { bearer, basic } = await makeToken(server, lead, ['writeMap']);
    expect((await add(basic)).status).toBe(403);
    expect((await add({ ...bearer, origin: 'https://elsewhere.example' })).status).toBe(200);
    expect(await audited()).toEqual([{ action: 'writeByToken', what: 'QGIS in the office' }]);
    const [change] = await server.database.db
      .selectFrom('change')
      .select('actorId')
      .where('planId', '=', planId)
      .execute();
    expect(change?.actorId).toBe(lead.id);
  });

  test('is refused in its transaction where the token was withdrawn after its head came', async () => {
    const { id } = await makeToken(server, lead, ['writeMap']);
    const { db } = server.database;
    const caller = {
      userId: lead.id,
      name: '',
      email: lead.email,
      role: 'providerStaff' as const,
      accountId: null,
      token: { id, name: '', scopes: ['writeMap'] as const, planIds: null },
    };
    const plan = await findPlanAccess(db, {
      caller,
      planId,
      ability: 'editFeatures',
      at: server.clock.at,
      isWrite: true,
      seeAs: undefined,
    });
    expect(plan.abilities).toEqual(['viewPlan', 'editFeatures']);
    await expect(plan.askAgain?.(db)).resolves.toBeUndefined();
    await withdraw(id);
    await expect(plan.askAgain?.(db)).rejects.toMatchObject({ code: 'tokenNotFound' });
  });

  test('of actions cannot change the map by the same call', async () => {
    const { bearer } = await makeToken(server, lead, ['writeActions']);
    const { geometry, properties } = tank;
    const part = {
      entity: kinds.trough.id,
      entityId: uuidv7(),
      op: 'create',
      set: { ...properties, geometry },
      base: {},
      baseVersion: 0,
    };
    const { body } = await server.call<{ results: { status: number }[] }>(
      `/api/plan/${planId}/replica/write`,
      {
        headers: bearer,
        body: { ops: [{ opId: uuidv7(), schema: 'any', label: 'Trough', parts: [part] }] },
      },
    );
    expect(body.results).toMatchObject([{ status: 403 }]);
  });
});

describe('withdrawing', () => {
  test('is refused for a token of somebody else, and for one that is over already', async () => {
    const { id, bearer } = await makeToken(server, lead, ['readMap'], [planId]);
    const stranger = await server.addUser({ role: 'providerStaff' });
    expect((await withdraw(id, stranger)).status).toBe(404);
    expect((await readMap(bearer)).status).toBe(200);
    expect((await withdraw(id)).status).toBe(200);
    expect((await withdraw(id)).status).toBe(404);
    expect((await audited()).map(({ action }) => action)).toContain('withdrawToken');
    expect(await list()).toMatchObject([{ withdrawnAt: server.clock.at.toISOString() }]);
  });

  test('is forgotten with its token after thirty days', async () => {
    const { id } = await makeToken(server, lead, ['readMap'], [planId]);
    await withdraw(id);
    const { db } = server.database;
    await pruneTokens(db, new Date(server.clock.at.getTime() + 29 * DAY_MS));
    expect(await list()).toHaveLength(1);
    await pruneTokens(db, new Date(server.clock.at.getTime() + 31 * DAY_MS));
    expect(await list()).toEqual([]);
  });
});

test('[ERR-429] the calls of a token are counted by themselves, and its answers say how many are left', async () => {
  // Of 600 a minute.
  const small = await startTestServer({ rateLimitScale: 0.04 });
  const person = await small.addUser({ role: 'providerAdmin' });
  const plan = await small.addPlan({ lead: person });
  const { bearer } = await makeToken(small, person, ['readMap']);
  const ask = () => small.call(`/api/plan/${plan}/feature/all`, { headers: bearer });
  const first = await ask();
  expect([
    first.status,
    first.headers.get('ratelimit-limit'),
    first.headers.get('ratelimit-remaining'),
  ]).toEqual([200, '24', '23']);
  await Promise.all(Array.from({ length: 23 }, ask));
  const last = await ask();
  expect([last.status, last.headers.get('ratelimit-remaining')]).toEqual([429, '0']);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  await small.close();
});
