import type { ErasureCounts, PersonFound } from '@tussock/contract';
import { serviceWords } from '@tussock/domain';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let admin: TestUser;
let lead: TestUser;
let hana: TestUser;
let planId: string;
let remarkId: string;
let email: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.addUser({ role: 'providerAdmin', name: 'Mere Parata' });
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
});
afterAll(() => server.close());

const recordOf = (user: TestUser) => replicaOf(server, user, planId);
const madeOf = async (id: string) => (await recordOf(lead).load()).rows.get(id)?.made;
/** Hana, who made an action and a remark on a farm, and signed in. */
beforeEach(async () => {
  email = `hana.${uuidv7()}@farm.example`;
  hana = await server.addUser({ role: 'providerStaff', name: 'Hana Ngata', email });
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, hana, 'editor');
  const actionId = uuidv7();
  remarkId = uuidv7();
  const action = { sectionKey: 'waterways', title: 'Fence the swamp', grade: 'good', state: 'agreed' };
  const written = await recordOf(hana).write([
    { entity: 'action', entityId: actionId, op: 'create', set: action },
    { entity: 'remark', entityId: remarkId, op: 'create', set: { actionId, text: 'The posts are in' } },
  ]);
  expect(written).toMatchObject({ status: 200 });
});

const person = (verb: string, method = 'GET', as = admin) =>
  server.call<{ counts: ErasureCounts }>(`/api/service/person/${verb}/${hana.id}`, { as, method });
const deleteHana = () =>
  server.call(`/api/auth/provider/user/delete/${hana.id}`, { as: admin, method: 'DELETE' });
const find = async (search: string) =>
  (
    await server.call<{ results: readonly PersonFound[] }>(
      `/api/service/person/all?search=${encodeURIComponent(search)}`,
      { as: admin },
    )
  ).body.results;

test('a person is found by name or address, also when deleted', async () => {
  expect((await find(email)).map(({ _id, deletedAt }) => [_id, deletedAt])).toEqual([[hana.id, null]]);
  await deleteHana();
  const [found] = await find(email);
  expect(found?.deletedAt).not.toBeNull();
  expect((await find('ngata')).some(({ _id }) => _id === hana.id)).toBe(true);
});

test('everything that is kept about a person is one file, and the audit log says who took it', async () => {
  const answer = await server.call<Record<string, readonly Record<string, unknown>[]>>(
    `/api/service/person/file/${hana.id}`,
    { as: admin },
  );
  expect(answer.status).toBe(200);
  const { user, rolesOnFarms, sessions, remarks, changesOfFarms } = answer.body;
  expect(user).toEqual([expect.objectContaining({ name: 'Hana Ngata', email })]);
  expect(rolesOnFarms).toEqual([expect.objectContaining({ role: 'editor', planId })]);
  expect(sessions).toHaveLength(1);
  expect(remarks).toEqual([expect.objectContaining({ text: 'The posts are in' })]);
  expect(changesOfFarms?.map(({ entity, changes }) => [entity, changes])).toEqual(
    expect.arrayContaining([
      ['action', 1],
      ['remark', 1],
    ]),
  );
  const { rows } = await sql<{ actorId: string }>`
    select actor_id from audit where action = 'exportPerson' and detail ->> 'userId' = ${hana.id}`.execute(
    server.database.db,
  );
  expect(rows).toEqual([{ actorId: admin.id }]);
});

test('the file tells of what a person did, and of nobody else whom it was done to', async () => {
  const other = {
    userId: lead.id,
    before: { email: 'tom@old.example' },
    after: { email: 'tom@new.example' },
  };
  await sql`insert into audit (id, actor_id, action, at, detail)
    values (${uuidv7()}, ${hana.id}, 'changeUser', now(), ${JSON.stringify(other)}::jsonb)`.execute(
    server.database.db,
  );
  const file = await person('file');
  expect(JSON.stringify(file.body)).toContain('changeUser');
  expect(JSON.stringify(file.body)).not.toContain('tom@');
});

test('the preview counts what an erasure changes, and changes nothing', async () => {
  expect((await person('erasure')).body.counts).toEqual({
    sessions: 1,
    invitations: 0,
    calendars: 0,
    letters: 0,
    auditEntries: 0,
    remarks: 2,
  });
  expect(await madeOf(remarkId)).toMatchObject({ byName: 'Hana Ngata' });
});

test('whoever still uses Tussock is not erased', async () => {
  const refused = await person('erase', 'POST');
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain(serviceWords.people.stillInUse);
  expect((await find(email)).length).toBe(1);
});

test('an erased person is nobody: no name, address, session or letter is left, and the farm is told', async () => {
  const { head } = await recordOf(lead).load();
  await sql`insert into job (id, kind, payload) values (${uuidv7()}, 'mail', ${JSON.stringify({ to: email, subject: 's' })}::jsonb)`.execute(
    server.database.db,
  );
  await deleteHana();
  expect((await person('erase', 'POST')).status).toBe(200);
  expect(await find(email)).toEqual([]);
  expect((await person('erasure')).body.counts).toEqual({
    sessions: 0,
    invitations: 0,
    calendars: 0,
    letters: 0,
    auditEntries: 0,
    remarks: 0,
  });
  expect(await madeOf(remarkId)).toMatchObject({ byName: serviceWords.people.erasedName });
  const { body: told } = await recordOf(lead).since(head.rev);
  expect(JSON.stringify(told)).toContain(serviceWords.people.erasedName);
  const { rows } = await sql<{ found: number }>`
    select (select count(*)::int from app_user where email = ${email} or name = 'Hana Ngata' and id = ${hana.id})
      + (select count(*)::int from job where payload::text like ${`%${email}%`})
      + (select count(*)::int from plan_remark where made::text like '%Hana Ngata%' and plan_id = ${planId})
      + (select count(*)::int from plan_action where made -> 'createdBy' ->> 'name' = 'Hana Ngata' and plan_id = ${planId}) as found`.execute(
    server.database.db,
  );
  expect(rows).toEqual([{ found: 0 }]);
});

test('what was signed stays: the farm still says who did and verified the action', async () => {
  const { rows: loaded } = await recordOf(lead).load();
  const action = [...loaded.values()].find(({ entity }) => entity === 'action');
  await recordOf(hana).write([
    {
      entity: 'action',
      entityId: action?.id ?? '',
      op: 'update',
      set: { state: 'done', doneReason: 'Seen by all of us' },
      baseVersion: action?.version ?? 0,
    },
  ]);
  const doneBy = (await madeOf(action?.id ?? ''))?.['doneBy'];
  await deleteHana();
  await person('erase', 'POST');
  expect(doneBy).toMatchObject({ name: 'Hana Ngata' });
  expect((await madeOf(action?.id ?? ''))?.['doneBy']).toEqual(doneBy);
});

test('former addresses go as well, out of the audit log too; twice is the same as once', async () => {
  const former = `old.${email}`;
  await sql`insert into audit (id, actor_id, action, at, detail)
    values (${uuidv7()}, ${hana.id}, 'changeEmail', now(), ${JSON.stringify({ before: former, after: email })}::jsonb)`.execute(
    server.database.db,
  );
  expect((await person('erasure')).body.counts.auditEntries).toBe(1);
  await deleteHana();
  expect((await person('erase', 'POST')).status).toBe(200);
  expect((await person('erase', 'POST')).status).toBe(200);
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from audit where detail::text like ${`%${email}%`}`.execute(
    server.database.db,
  );
  expect(rows).toEqual([{ found: 0 }]);
});
