import type { ServiceAuditItem } from '@tussock/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pruneAudit } from '../../platform/ledger/prune-audit.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let admin: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.addUser({ role: 'providerAdmin', name: 'Mere Parata' });
  planId = await server.addPlan({ lead: admin });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.deleteFrom('releaseOpening').execute();
  await server.database.db.deleteFrom('audit').execute();
});

const ask = async (query = '') =>
  (
    await server.call<{ results: ServiceAuditItem[]; nextBefore: string | null }>(
      `/api/service/audit/all${query}`,
      { as: admin },
    )
  ).body;
const note = async (
  action: string,
  {
    at = server.clock.at,
    detail = {},
    ...entry
  }: { actorId?: string; planId?: string; at?: Date; detail?: object } = {},
): Promise<string> => {
  const id = uuidv7();
  await server.database.db
    .insertInto('audit')
    .values({ id, action, at, detail: JSON.stringify(detail), ...entry })
    .execute();
  return id;
};
const fileOf = async (query: string) =>
  new TextDecoder().decode((await server.call(`/api/service/audit/file?${query}`, { as: admin })).bytes);
const actions = ({ results }: { results: ServiceAuditItem[] }) => results.map(({ action }) => action);

test('the log holds what happened on farms and what belongs to none, the newest first, each with its farm', async () => {
  await note('signIn', { actorId: admin.id });
  await note('export', { actorId: admin.id, planId, detail: { kind: 'planBook' } });
  await note('signInRefused', { detail: { note: 'a…@farm.example' } });
  const { results } = await ask();
  expect(results.map((one) => [one.action, one.actorName, one.planId, one.what])).toEqual([
    ['signInRefused', null, null, 'a…@farm.example'],
    ['export', 'Mere Parata', planId, 'plan book'],
    ['signIn', 'Mere Parata', null, null],
  ]);
});

test('it is narrowed by person, farm, what was done and days of New Zealand', async () => {
  const hana = await server.addUser({ role: 'providerStaff', name: 'Hana Ngata' });
  // 11 in the evening of the 20th in New Zealand, and an hour and a half later.
  await note('signIn', { actorId: hana.id, at: new Date('2026-11-20T10:00:00Z') });
  await note('signOut', { actorId: hana.id, at: new Date('2026-11-20T11:30:00Z') });
  await note('staffRead', { actorId: admin.id, planId, at: new Date('2026-11-22T00:00:00Z') });
  expect(actions(await ask(`?personId=${hana.id}`))).toEqual(['signOut', 'signIn']);
  expect(actions(await ask(`?planId=${planId}`))).toEqual(['staffRead']);
  expect(actions(await ask('?deed=signedIn'))).toEqual(['signOut', 'signIn']);
  expect(actions(await ask('?to=2026-11-20'))).toEqual(['signIn']);
  expect(actions(await ask('?from=2026-11-21&to=2026-11-21'))).toEqual(['signOut']);
});

test('who opened a shared copy is in it without a name, and not among what a person did', async () => {
  const releaseId = uuidv7();
  await server.database.db
    .insertInto('release')
    .values({
      id: releaseId,
      planId,
      settings: '{}',
      preparedBy: admin.id,
      madeAt: server.clock.at,
      propertyName: 'Reed Downs',
      leaving: '[]',
      sha256: '0'.repeat(64),
      bytes: 1,
    })
    .execute();
  await server.database.db
    .insertInto('releaseOpening')
    .values({ id: uuidv7(), releaseId, at: server.clock.at, what: 'read', network: '203.0.113.*' })
    .execute();
  await note('signIn', { actorId: admin.id });
  expect(actions(await ask())).toEqual(['signIn', 'opening.read']);
  expect(actions(await ask('?deed=opened'))).toEqual(['opening.read']);
  expect(actions(await ask(`?personId=${admin.id}`))).toEqual(['signIn']);
});

test('a page has fifty, and the next one begins after its last', async () => {
  for (let number = 0; number < 53; number += 1) await note('signIn', { actorId: admin.id });
  const first = await ask();
  const second = await ask(`?before=${first.nextBefore}`);
  expect([first.results.length, second.results.length, second.nextBefore]).toEqual([50, 3, null]);
});

test('the file is the log from the oldest on; a log system goes on after the last entry it fetched', async () => {
  const first = await note('signIn', { actorId: admin.id });
  await note('createUser', { actorId: admin.id, detail: { userId: admin.id } });
  const csv = await fileOf('as=csv');
  expect(csv.split('\r\n').map((line) => line.split(',').slice(2, 3)[0])).toEqual([
    'Person',
    'Mere Parata',
    'Mere Parata',
    undefined,
  ]);
  const lines = (await fileOf(`as=jsonl&after=${first}`)).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { said: string }).said)).toEqual([
    'added Mere Parata as a user',
  ]);
});

test('a name that a spreadsheet would take for a formula comes as text', async () => {
  const strange = await server.addUser({ role: 'providerStaff', name: '=1+1' });
  await note('signIn', { actorId: strange.id });
  expect(await fileOf('as=csv')).toContain(`,'=1+1,`);
});

test('entries are kept for seven years', async () => {
  await note('signIn', { at: new Date(Date.UTC(server.clock.at.getUTCFullYear() - 8, 0, 1)) });
  await note('signOut', { at: new Date(Date.UTC(server.clock.at.getUTCFullYear() - 6, 11, 31)) });
  expect(await pruneAudit(server.database.db, server.clock.at)).toBe(1);
  expect(actions(await ask())).toEqual(['signOut']);
});
