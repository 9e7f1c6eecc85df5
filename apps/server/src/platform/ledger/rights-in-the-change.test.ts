import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import type { Caller } from '../access/caller.ts';
import { findPlanAccess } from '../access/find-plan-access.ts';
import { changePlan } from './change-plan.ts';
import { ownOp } from './op.ts';

let server: TestServer;
let lead: TestUser;
let editor: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  editor = await server.addUser({ role: 'accountUser' });
});
afterAll(() => server.close());

/** A plan, and a write of the editor's, or of somebody else, that was let through while they might. */
async function letThrough() {
  const { db } = server.database;
  const planId = await server.addPlan({ lead });
  await server.giveRole(planId, editor, 'editor');
  const letThroughAs = async (user: TestUser, role: Caller['role'], accountId: string | null = null) => {
    const caller: Caller = { userId: user.id, name: 'Hemi', email: user.email, role, accountId };
    const plan = await findPlanAccess(db, {
      caller,
      planId,
      ability: 'editPlanInfo',
      at: server.clock.at,
      isWrite: true,
      seeAs: undefined,
    });
    return () =>
      changePlan(
        { database: server.database, clock: { now: () => server.clock.at } },
        { caller, plan, op: ownOp('test') },
        async ({ trx }) => {
          await trx.updateTable('plan').set({ propertyName: 'Rātā Flat' }).where('id', '=', planId).execute();
        },
      );
  };
  const rename = await letThroughAs(editor, 'accountUser');
  const nameNow = async () =>
    (await db.selectFrom('plan').select('propertyName').where('id', '=', planId).executeTakeFirstOrThrow())
      .propertyName;
  const roleOfEditor = db
    .updateTable('planRole')
    .where('planId', '=', planId)
    .where('userId', '=', editor.id);
  return { rename, letThroughAs, nameNow, roleOfEditor, db, planId };
}

test('a write whose writer lost their role while it waited for the plan is refused, and changes nothing', async () => {
  const { rename, nameNow, db, planId } = await letThrough();
  await db.deleteFrom('planRole').where('planId', '=', planId).where('userId', '=', editor.id).execute();
  await expect(rename()).rejects.toMatchObject({ code: 'forbidden' });
  expect(await nameNow()).toBe('Tōtara Flat');
});

test('and so is that of somebody who may do less by now', async () => {
  const { rename, nameNow, roleOfEditor } = await letThrough();
  await roleOfEditor.set({ role: 'viewer' }).execute();
  await expect(rename()).rejects.toMatchObject({ code: 'forbidden' });
  expect(await nameNow()).toBe('Tōtara Flat');
});

test('and that of an administrator who is one no more, or not there any more', async () => {
  const { letThroughAs, nameNow, db } = await letThrough();
  const admin = await server.addUser({ role: 'providerAdmin' });
  const ofAdmin = db.updateTable('appUser').where('id', '=', admin.id);
  const rename = await letThroughAs(admin, 'providerAdmin');
  await ofAdmin.set({ role: 'providerStaff' }).execute();
  await expect(rename()).rejects.toMatchObject({ code: 'forbidden' });
  await ofAdmin.set({ role: 'providerAdmin', deletedAt: server.clock.at }).execute();
  await expect(rename()).rejects.toMatchObject({ code: 'forbidden' });
  expect(await nameNow()).toBe('Tōtara Flat');
});

test('and that of an adviser who belongs to the account of the plan no more', async () => {
  const { letThroughAs, nameNow, db, planId } = await letThrough();
  const [account, another] = [
    await server.addAccount('Hill Advice'),
    await server.addAccount('Other Advice'),
  ];
  const adviser = await server.addUser({ role: 'accountUser', accountId: account });
  await db.updateTable('plan').set({ accountId: account }).where('id', '=', planId).execute();
  const rename = await letThroughAs(adviser, 'accountUser', account);
  await db.updateTable('appUser').set({ accountId: another }).where('id', '=', adviser.id).execute();
  await expect(rename()).rejects.toMatchObject({ code: 'forbidden' });
  expect(await nameNow()).toBe('Tōtara Flat');
});

test('whoever may still do it, or may do more, is let through', async () => {
  const { rename, nameNow, roleOfEditor } = await letThrough();
  await roleOfEditor.set({ role: 'lead' }).execute();
  await rename();
  expect(await nameNow()).toBe('Rātā Flat');
});
