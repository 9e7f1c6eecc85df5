import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const namesFor = async (planId: string, as: TestUser | undefined) => {
  const { status, body } = await server.call<{ managers: readonly { name: string; email: string }[] }>(
    `/api/plan/${planId}/access/managers`,
    { as },
  );
  return { status, names: status === 200 ? body.managers.map(({ name }) => name).toSorted() : [] };
};

test('a guest finds the lead and the owner to ask; somebody without access finds nobody', async () => {
  const lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  const [owner, editor, guest, stranger] = await Promise.all([
    server.addUser({ role: 'accountUser', name: 'Wiremu Tāmati' }),
    server.addUser({ role: 'providerStaff', name: 'Edith Moon' }),
    server.addUser({ role: 'accountUser', name: 'Nia Neighbour' }),
    server.addUser({ role: 'accountUser', name: 'Sam Stranger' }),
  ]);
  const planId = await server.addPlan({ lead });
  await server.giveRole(planId, owner, 'owner');
  await server.giveRole(planId, editor, 'editor');
  await server.giveRole(planId, guest, 'guest');
  expect(await namesFor(planId, undefined)).toEqual({ status: 401, names: [] });
  expect(await namesFor(planId, stranger)).toEqual({ status: 403, names: [] });
  expect(await namesFor(planId, guest)).toEqual({ status: 200, names: ['Tom Sinclair', 'Wiremu Tāmati'] });
});
