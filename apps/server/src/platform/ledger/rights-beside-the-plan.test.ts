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

/** Has something happen once the next write is let through, before anything of it is written. */
function beforeTheWrite(happen: () => Promise<unknown>): void {
  const { db } = server.database;
  const begin = db.transaction.bind(db);
  const spy = vi.spyOn(db, 'transaction').mockImplementation(() => {
    spy.mockRestore();
    const happened = happen();
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    vi.spyOn(transaction, 'execute').mockImplementation(async (work) => {
      await happened;
      return execute(work);
    });
    return transaction;
  });
}

interface Write {
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
}

/** What somebody is answered, and whether anything of it is kept. */
async function send(as: TestUser, { path, ...write }: Write) {
  const { status } = await server.call(path, { as, ...write });
  const operations = server.database.db.selectFrom('operation').select('opId');
  return { status, kept: (await operations.where('actorId', '=', as.id).execute()).length };
}

/** A write of somebody whose role is taken away once they were let through. */
async function writeWhileRoleGoes({ path, ...write }: Write) {
  const helper = await server.addUser({ role: 'providerStaff' });
  const planId = await server.addPlan({ lead });
  await server.giveRole(planId, helper, 'lead');
  beforeTheWrite(() => server.database.db.deleteFrom('planRole').where('userId', '=', helper.id).execute());
  return send(helper, { path: `/api/plan/${planId}/${path}`, ...write });
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

const newcomer = () => ({
  _id: uuidv7(),
  name: 'Hana Rewi',
  email: `${uuidv7()}@tussock.example`,
  role: 'providerAdmin',
});

test.each([
  ['makes nobody else one', () => ({ path: '/api/auth/provider/user/create', body: newcomer() })],
  ['takes no account away', () => ({ path: `/api/auth/account/delete/${nothing}`, method: 'DELETE' })],
])('an administrator who is one no more once they were let through %s', async (_what, write) => {
  const admin = await server.addUser({ role: 'providerAdmin' });
  const ofAdmin = server.database.db.updateTable('appUser').where('id', '=', admin.id);
  beforeTheWrite(() => ofAdmin.set({ role: 'providerStaff' }).execute());
  expect(await send(admin, write())).toEqual({ status: 403, kept: 0 });
});

test('nor does one who is not there any more', async () => {
  const admin = await server.addUser({ role: 'providerAdmin' });
  const ofAdmin = server.database.db.updateTable('appUser').where('id', '=', admin.id);
  beforeTheWrite(() => ofAdmin.set({ deletedAt: server.clock.at }).execute());
  const write = { path: '/api/auth/provider/user/create', body: newcomer() };
  expect(await send(admin, write)).toEqual({ status: 403, kept: 0 });
});
