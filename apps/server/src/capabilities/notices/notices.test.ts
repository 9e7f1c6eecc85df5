import type { listNotices, ReplyOf } from '@tussock/contract';
import type { NoticeChannel, NoticeKey } from '@tussock/domain';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let stranger: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  stranger = await server.addUser({ role: 'accountUser', name: 'Nia Neighbour' });
  planId = await server.addPlan({ lead, propertyName: 'Kōtare Flats' });
});

const choose = (notice: string, channel: string, as: TestUser | undefined = lead) =>
  server.call<{ notices: Record<NoticeKey, NoticeChannel> }>('/api/auth/profile/notices/update', {
    as,
    body: { notice, channel },
  });
const askForAccess = () => server.call('/api/access-request', { as: stranger, body: { planId } });
const listed = async (as: TestUser = lead) =>
  (await server.call<ReplyOf<typeof listNotices>>('/api/auth/notices', { as })).body.results;
const lettersTo = async ({ email }: TestUser) =>
  (await server.mailer.outbox()).filter(({ to }) => to === email);
const waitingLetters = async ({ email }: TestUser): Promise<number> =>
  (await server.database.db.selectFrom('job').select('payload').where('kind', '=', 'mail').execute()).filter(
    ({ payload }) => (payload as { to: string }).to === email,
  ).length;

test('a choice is refused without a session, and for a sort or a way that is not declared', async () => {
  expect((await server.call('/api/auth/notices')).status).toBe(401);
  expect((await choose('weather', 'mail')).status).toBe(400);
  expect((await choose('accessWanted', 'pigeon')).status).toBe(400);
});

test('who chose nothing gets a letter, and finds the notice in the product until it is read', async () => {
  await askForAccess();
  await vi.waitFor(async () => expect(await lettersTo(lead)).toHaveLength(1), 5000);
  expect(await listed()).toMatchObject([{ path: `/plan/${planId}/manage-user-access`, isRead: false }]);
  expect(await listed(stranger)).toEqual([]);
  await server.call('/api/auth/notices/read', { as: lead, method: 'POST' });
  expect(await listed()).toMatchObject([{ isRead: true }]);
});

test('who chose the product gets no letter, and the notice once', async () => {
  const { body } = await choose('accessWanted', 'product');
  expect(body.notices).toMatchObject({ accessWanted: 'product', planSent: 'mail' });
  await askForAccess();
  await askForAccess();
  expect(await listed()).toHaveLength(1);
  expect(await waitingLetters(lead)).toBe(0);
});

test('who chose never is not told, while a letter with their own access is always sent', async () => {
  await choose('accessWanted', 'never');
  await askForAccess();
  expect(await listed()).toEqual([]);
  expect(await waitingLetters(lead)).toBe(0);
  await choose('accessWanted', 'never', stranger);
  const grant = { name: 'Nia Neighbour', email: stranger.email };
  const path = `/api/plan/${planId}/access/external/create`;
  expect((await server.call(path, { as: lead, body: grant })).status).toBe(200);
  await vi.waitFor(async () => expect(await lettersTo(stranger)).toHaveLength(1), 5000);
});
