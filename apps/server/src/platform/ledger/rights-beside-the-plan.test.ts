import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());

/** A write of somebody whose role is taken away once they were let through, before anything is written. */
async function writeWhileRoleGoes(write: {
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
}) {
  const { db } = server.database;
  const helper = await server.addUser({ role: 'providerStaff' });
  const planId = await server.addPlan({ lead });
  await server.giveRole(planId, helper, 'lead');
  const begin = db.transaction.bind(db);
  const spy = vi.spyOn(db, 'transaction').mockImplementation(() => {
    spy.mockRestore();
    const taken = db.deleteFrom('planRole').where('userId', '=', helper.id).execute();
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    vi.spyOn(transaction, 'execute').mockImplementation(async (work) => {
      await taken;
      return execute(work);
    });
    return transaction;
  });
  const { path, ...sent } = write;
  const answer = await server.call(`/api/plan/${planId}/${path}`, { as: helper, ...sent });
  const kept = await db.selectFrom('operation').select('opId').where('actorId', '=', helper.id).execute();
  return { status: answer.status, kept: kept.length };
}

const nothing = uuidv7();
const said = { headings: ['Sample'], matching: {}, dateOrder: 'dayFirst' };

test.each([
  ['is not shared', { path: `release/issue/${nothing}`, body: { days: 7 } }],
  ['has no copy of it withdrawn', { path: `release/withdraw/${nothing}`, method: 'POST' }],
  ['has no copy of it made', { path: 'release/prepare', body: {} }],
  ['has no calendar', { path: 'calendar', body: { insteadOf: null } }],
  ['sends no letters about its actions', { path: 'actions/reminders', body: { actionIds: [nothing] } }],
  ['is not packed', { path: 'archive/order', body: {} }],
  ['remembers no columns', { path: 'laboratory-columns/remember', method: 'PUT', body: said }],
  ['forgets none', { path: `laboratory-columns/forget/${nothing}`, method: 'DELETE' }],
])('a plan %s for somebody who lost their role once they were let through', async (_what, write) => {
  expect(await writeWhileRoleGoes(write)).toEqual({ status: 403, kept: 0 });
});
