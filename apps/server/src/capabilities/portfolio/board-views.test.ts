import type { BoardView } from '@tussock/contract';
import { boardWords, MOST_BOARD_VIEWS } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let staff: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
});
afterAll(() => server.close());

const late = { title: 'Overdue in Otago', search: { need: 'overdue', region: 'otago' }, isShared: false };
const save = (as: TestUser | undefined, viewId: string, body: unknown = late) =>
  server.call<BoardView>(`/api/portfolio/views/${viewId}`, { as, method: 'PUT', body });
const remove = (as: TestUser, viewId: string) =>
  server.call(`/api/portfolio/views/${viewId}`, { as, method: 'DELETE' });
const titles = async (as: TestUser) =>
  (await server.call<{ results: BoardView[] }>('/api/portfolio/views', { as })).body.results.map(
    ({ title }) => title,
  );

test('nobody saves a view without a session', async () => {
  expect((await save(undefined, uuidv7())).status).toBe(401);
});

test.each([
  ['no title', { ...late, title: ' ' }],
  ['an endless title', { ...late, title: 'x'.repeat(61) }],
  ['a search that is no text', { ...late, search: { need: { deep: true } } }],
  ['an endless search', { ...late, search: { catchment: 'x'.repeat(2001) } }],
])('a view with %s is refused', async (_what, body) => {
  expect((await save(staff, uuidv7(), body)).status).toBe(400);
});

test('a saved view is there again, changed by its owner, and gone when it is removed', async () => {
  const person = await server.addUser({ role: 'providerStaff', name: 'Ria Hohepa' });
  const id = uuidv7();
  const saved = await save(person, id);
  expect(saved.status).toBe(200);
  expect(saved.body).toEqual({ _id: id, ...late, isOwn: true, savedByName: 'Ria Hohepa' });
  await save(person, id, { ...late, title: 'Otago' });
  expect(await titles(person)).toEqual(['Otago']);
  expect((await remove(person, id)).status).toBe(200);
  expect(await titles(person)).toEqual([]);
  expect((await remove(person, id)).status).toBe(404);
});

test('a shared view is seen by the provider’s people and by nobody else', async () => {
  const person = await server.addUser({ role: 'providerStaff' });
  const colleague = await server.addUser({ role: 'providerAdmin' });
  const accountId = await server.addAccount('Advice Ltd');
  const outside = await server.addUser({ role: 'accountUser', accountId });
  const farmer = await server.addUser({ role: 'accountUser' });
  await save(person, uuidv7(), { ...late, title: 'Kept to myself' });
  await save(person, uuidv7(), { ...late, title: 'For the team', isShared: true });
  expect(await titles(colleague)).toEqual(['For the team']);
  expect(await titles(outside)).toEqual([]);
  expect(await titles(farmer)).toEqual([]);
});

test('a shared view of a firm is seen by its people and by nobody else', async () => {
  const accountId = await server.addAccount('Advice Ltd');
  const otherId = await server.addAccount('Other Advice Ltd');
  const person = await server.addUser({ role: 'accountUser', accountId });
  const colleague = await server.addUser({ role: 'accountAdmin', accountId });
  const rival = await server.addUser({ role: 'accountUser', accountId: otherId });
  const provider = await server.addUser({ role: 'providerAdmin' });
  await save(person, uuidv7(), { ...late, title: 'Of our firm', isShared: true });
  expect(await titles(colleague)).toEqual(['Of our firm']);
  expect(await titles(rival)).toEqual([]);
  expect(await titles(provider)).not.toContain('Of our firm');
});

test('a person without an account shares with nobody', async () => {
  const farmer = await server.addUser({ role: 'accountUser' });
  const stranger = await server.addUser({ role: 'accountUser' });
  await save(farmer, uuidv7(), { ...late, isShared: true });
  expect(await titles(stranger)).toEqual([]);
});

test('a view of somebody else is neither changed nor removed, though it is shared', async () => {
  const person = await server.addUser({ role: 'providerStaff' });
  const id = uuidv7();
  await save(person, id, { ...late, isShared: true });
  expect((await save(staff, id, { ...late, title: 'Mine now' })).status).toBe(404);
  expect((await remove(staff, id)).status).toBe(404);
  expect(await titles(person)).toContain('Overdue in Otago');
  expect(await titles(person)).not.toContain('Mine now');
});

test('more views than anybody can overlook are refused', async () => {
  const person = await server.addUser({ role: 'providerStaff' });
  await server.database.db
    .insertInto('boardView')
    .values(
      Array.from({ length: MOST_BOARD_VIEWS }, (_, number) => ({
        id: uuidv7(),
        savedBy: person.id,
        title: `View ${number}`,
        search: '{}',
      })),
    )
    .execute();
  const refused = await save(person, uuidv7());
  expect(refused.status).toBe(400);
  expect(refused.body.message).toEqual([boardWords.tooManyViews]);
});
