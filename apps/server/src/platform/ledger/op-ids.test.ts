import type { FeatureReply, UserItem } from '@tussock/contract';
import { startingMapping } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { devicesOf, uplinkBody } from '../../testing/device-plan.ts';
import { pruneOperations } from './prune-operations.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let admin: TestUser;
let lead: TestUser;
let editor: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.addUser({ role: 'providerAdmin' });
  lead = await server.addUser({ role: 'providerStaff' });
  editor = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, editor, 'editor');
});

const troughs = { featureType: 'troughs', geometry: { type: 'Point', coordinates: [172.3, -42.8] } };
const named = (name: string) => ({ name, status: 'existing', material: 'concrete' });
const opHeader = (opId: string, version?: number) => ({
  'idempotency-key': opId,
  ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
});
interface Sent {
  readonly as?: TestUser;
  readonly opId?: string;
  readonly version?: number;
}

const create = (body: object, { as = lead, opId = uuidv7() }: Sent = {}) =>
  server.call<FeatureReply>(`/api/plan/${planId}/feature/create`, { as, body, headers: opHeader(opId) });
async function addTrough(): Promise<string> {
  const { body } = await create({ _id: uuidv7(), ...troughs, properties: named('Bull paddock') });
  return body._id;
}
const update = (id: string, name: string, { as = lead, opId = uuidv7(), version }: Sent = {}) =>
  server.call<FeatureReply>(`/api/plan/${planId}/feature/update/${id}?featureType=troughs`, {
    as,
    method: 'PUT',
    body: { properties: named(name) },
    headers: opHeader(opId, version),
  });
const remove = (id: string, { as = lead, opId = uuidv7() }: Sent = {}) =>
  server.call(`/api/plan/${planId}/feature/delete/${id}?featureType=troughs`, {
    as,
    method: 'DELETE',
    headers: opHeader(opId),
  });
const revOf = async () =>
  (await server.call<{ rev: number }>(`/api/plan/${planId}/feature/all`, { as: lead })).body.rev;

describe('a write to a plan, sent again under its op id', () => {
  test('gets its first answer when somebody has deleted its target meanwhile', async () => {
    const id = await addTrough();
    const opId = uuidv7();
    const first = await update(id, 'Ram paddock', { opId });
    await remove(id, { as: editor });
    const again = await update(id, 'Ram paddock', { opId });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  test('gets its first answer when somebody has changed its target meanwhile, and changes nothing', async () => {
    const id = await addTrough();
    const opId = uuidv7();
    const first = await update(id, 'Ram paddock', { opId, version: 1 });
    await update(id, 'Bull paddock', { as: editor });
    const rev = await revOf();
    expect((await update(id, 'Ram paddock', { opId, version: 1 })).body).toEqual(first.body);
    expect(await revOf()).toBe(rev);
  });

  test('of a deletion is answered as the first time', async () => {
    const id = await addTrough();
    const opId = uuidv7();
    const first = await remove(id, { opId });
    expect((await remove(id, { opId })).body).toEqual(first.body);
  });

  test('with something else in it is refused, and changes nothing', async () => {
    const id = await addTrough();
    const opId = uuidv7();
    await update(id, 'Ram paddock', { opId });
    const rev = await revOf();
    const other = await update(id, 'Bull paddock', { opId });
    expect([other.status, other.body.code]).toEqual([409, 'opIdUsed']);
    expect(await revOf()).toBe(rev);
  });

  test('but about another target is refused', async () => {
    const opId = uuidv7();
    await update(await addTrough(), 'Ram paddock', { opId });
    expect((await update(await addTrough(), 'Ram paddock', { opId })).body.code).toBe('opIdUsed');
  });

  test('by another person is refused, and tells nothing of the first answer', async () => {
    const id = await addTrough();
    const opId = uuidv7();
    await update(id, 'Ram paddock', { opId });
    const other = await update(id, 'Ram paddock', { as: editor, opId });
    expect([other.status, other.body.code]).toEqual([409, 'opIdUsed']);
    expect(other.body).not.toHaveProperty('properties');
  });

  test('as another call is refused', async () => {
    const id = await addTrough();
    const opId = uuidv7();
    await update(id, 'Ram paddock', { opId });
    expect((await remove(id, { opId })).body.code).toBe('opIdUsed');
  });

  test('after a refusal is tried anew: what was refused is not kept', async () => {
    const id = await addTrough();
    const opId = uuidv7();
    await update(id, 'Ram paddock');
    expect((await update(id, 'Bull paddock', { opId, version: 1 })).body.code).toBe('staleVersion');
    expect((await update(id, 'Bull paddock', { opId, version: 2 })).status).toBe(200);
  });

  test('five times at once is done once', async () => {
    const id = await addTrough();
    const opId = uuidv7();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => update(id, 'Ram paddock', { opId, version: 1 })),
    );
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(Array(5).fill([200, 2]));
  });
});

describe('a write that names no version', () => {
  test('wins over whatever stands, however many come at once', async () => {
    const id = await addTrough();
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => update(id, name)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.version))).toEqual(new Set([2, 3, 4, 5]));
  });
});

describe('a boundary', () => {
  const save = (opId: string, version: number) =>
    server.call<{ version: number }>(`/api/plan/${planId}/cadastral/update`, {
      as: lead,
      method: 'PUT',
      headers: opHeader(opId, version),
      body: { type: 'FeatureCollection', features: [], boundaryFeatures: [], fieldNames: [] },
    });

  test('that was stale is refused with what stands, and saved under the same op id once its version is right', async () => {
    await save(uuidv7(), 0);
    const opId = uuidv7();
    const stale = await save(opId, 0);
    expect([stale.status, stale.body.code, stale.body.current]).toMatchObject([
      409,
      'staleVersion',
      { version: 1 },
    ]);
    expect((await save(opId, 1)).body.version).toBe(2);
  });

  test('sent again gets the answer that was given first', async () => {
    const opId = uuidv7();
    const first = await save(opId, 0);
    await save(uuidv7(), 1);
    expect((await save(opId, 0)).body).toEqual(first.body);
  });
});

describe('the secret of an integration', () => {
  const address = () => `/api/plans/${planId}/integration`;

  test('is given again to whoever repeats the write that made it, and works', async () => {
    const farm = devicesOf(server, lead, planId);
    const options = {
      as: lead,
      headers: opHeader(uuidv7()),
      body: { _id: uuidv7(), name: 'The Things Stack', mapping: startingMapping },
    };
    const first = await server.call<{ secret: string }>(address(), options);
    const again = await server.call<{ secret: string }>(address(), options);
    expect(again.body).toEqual(first.body);
    const uplink = uplinkBody('soil-1', server.clock.at, { Temp150: 15 });
    const sent = await farm.send({ id: options.body._id, secret: again.body.secret }, uplink);
    expect(sent.status).toBe(202);
  });

  test('is renewed once, however often the write is repeated', async () => {
    const { id } = await devicesOf(server, lead, planId).addIntegration();
    const options = { as: lead, method: 'POST', headers: opHeader(uuidv7()) };
    const first = await server.call<{ secret: string }>(`${address()}/${id}/rotate`, options);
    const again = await server.call<{ secret: string }>(`${address()}/${id}/rotate`, options);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });
});

test('two calls about the same thing, with nothing else in them, are told apart under one op id', async () => {
  const { id } = await devicesOf(server, lead, planId).addIntegration();
  const [address, options] = [
    `/api/plans/${planId}/integration/${id}`,
    { as: lead, headers: opHeader(uuidv7()) },
  ];
  await server.call(`${address}/rotate`, { ...options, method: 'POST' });
  const removed = await server.call(address, { ...options, method: 'DELETE' });
  expect([removed.status, removed.body.code]).toEqual([409, 'opIdUsed']);
});

describe('a write outside of plans, sent again under its op id', () => {
  const PEOPLE = '/api/auth/provider/user';
  const person = (over: object = {}) => ({
    name: 'Hana Rewi',
    email: `${uuidv7()}@tussock.example`,
    role: 'providerStaff',
    ...over,
  });
  const addPerson = (body: object, opId: string, as = admin) =>
    server.call<UserItem>(`${PEOPLE}/create`, { as, body, headers: opHeader(opId) });

  test('makes one user and sends one letter', async () => {
    const opId = uuidv7();
    const body = person();
    const first = await addPerson(body, opId);
    const again = await addPerson(body, opId);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const people = await server.database.db
      .selectFrom('appUser')
      .select('id')
      .where('email', '=', body.email)
      .execute();
    expect(people).toHaveLength(1);
  });

  test('with something else in it is refused, and changes nothing', async () => {
    const opId = uuidv7();
    await addPerson(person(), opId);
    const other = person();
    expect((await addPerson(other, opId)).body.code).toBe('opIdUsed');
    const people = await server.database.db
      .selectFrom('appUser')
      .select('id')
      .where('email', '=', other.email)
      .execute();
    expect(people).toEqual([]);
  });

  test('by another person is refused', async () => {
    const opId = uuidv7();
    const body = person();
    await addPerson(body, opId);
    const other = await server.addUser({ role: 'providerAdmin' });
    expect((await addPerson(body, opId, other)).body.code).toBe('opIdUsed');
  });

  test('of a deletion is answered as the first time', async () => {
    const { body } = await addPerson(person(), uuidv7());
    const options = { as: admin, method: 'DELETE', headers: opHeader(uuidv7()) };
    const first = await server.call(`${PEOPLE}/delete/${body._id}`, options);
    const again = await server.call(`${PEOPLE}/delete/${body._id}`, options);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });

  test('of an account’s change is answered as the first time, whatever was changed since', async () => {
    const id = await server.addAccount('Hill Country Advice');
    const send = (name: string, opId: string) =>
      server.call<{ name: string }>(`/api/auth/account/update/${id}`, {
        as: admin,
        headers: opHeader(opId),
        body: { name, adminEmail: `${id}@tussock.example` },
      });
    const opId = uuidv7();
    const first = await send('River Advice', opId);
    expect(first.body.name).toBe('River Advice');
    await send('Coast Advice', uuidv7());
    expect((await send('River Advice', opId)).body).toEqual(first.body);
  });

  test('of somebody’s own change of address sends one letter', async () => {
    const email = `${uuidv7()}@new.example`;
    const options = { as: editor, body: { name: 'Tom Sinclair', email }, headers: opHeader(uuidv7()) };
    const first = await server.call('/api/auth/profile/update', options);
    expect((await server.call('/api/auth/profile/update', options)).body).toEqual(first.body);
    const asked = await server.database.db
      .selectFrom('emailChange')
      .select('email')
      .where('email', '=', email)
      .execute();
    expect(asked).toHaveLength(1);
  });
});

describe('answers after 90 days', () => {
  const later = () => new Date(server.clock.at.getTime() + 91 * 86_400_000);

  test('an ordinary write is forgotten, and one of the record, which a device may still send again, is not', async () => {
    const [ordinary, ofRecord, entityId] = [uuidv7(), uuidv7(), uuidv7()];
    await create({ _id: uuidv7(), ...troughs, properties: named('Trough') }, { opId: ordinary });
    const part = {
      entity: 'trough',
      entityId,
      op: 'create',
      set: { geometry: troughs.geometry, ...named('Ford') },
    } as const;
    const first = await replicaOf(server, lead, planId).write([part], ofRecord);
    await pruneOperations(server.database.db, later());
    const left = await server.database.db
      .selectFrom('operation')
      .select('opId')
      .where('opId', 'in', [ordinary, ofRecord])
      .execute();
    expect(left.map(({ opId }) => opId)).toEqual([ofRecord]);
    expect(await replicaOf(server, lead, planId).write([part], ofRecord)).toEqual(first);
  });
});
