import type { AccountItem, PlanListItem, UserItem } from '@tussock/contract';
import { refusals } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

interface Page<T> {
  results: T[];
  currentPage: number;
  totalPages: number;
  totalResults: number;
}

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.addUser({ role: 'providerAdmin', name: 'Mere Parata' });
});
afterAll(() => server.close());

const newAccount = (over: object = {}) => ({
  name: 'Hill Country Advice',
  adminEmail: `${uuidv7()}@hill.example`,
  ...over,
});
const create = (body: object, as: TestUser | undefined = admin) =>
  server.call<{ _id: string }>('/api/auth/account/create', { as, body });
const read = (id: string, as: TestUser = admin) =>
  server.call<AccountItem>(`/api/auth/account/get/${id}`, { as });
const save = (id: string, body: object) =>
  server.call<AccountItem>(`/api/auth/account/update/${id}`, { as: admin, body });
const remove = (id: string, as: TestUser = admin) =>
  server.call<{ name: string }>(`/api/auth/account/delete/${id}`, { as, method: 'DELETE' });
const list = (query: string) =>
  server.call<Page<AccountItem>>(`/api/auth/account/all${query}`, { as: admin });
const usersOf = async (id: string) =>
  (
    await server.call<Page<UserItem>>(`/api/auth/account/user/all?accountId=${id}&sort=createdAt&order=asc`, {
      as: admin,
    })
  ).body.results;
const lettersTo = async (email: string) => (await server.mailer.outbox()).filter(({ to }) => to === email);
const auditOf = async (accountId: string) => {
  const rows = await server.database.db.selectFrom('audit').select(['action', 'detail']).execute();
  return rows
    .filter(
      ({ action, detail }) =>
        action.endsWith('Account') && (detail as { accountId?: string }).accountId === accountId,
    )
    .map(({ action }) => action);
};

describe('creating an account', () => {
  test('is refused without a session, and to people of an account', async () => {
    expect((await server.call('/api/auth/account/create', { body: newAccount() })).body.errorCode).toBe(101);
    const other = await server.addUser({ role: 'accountAdmin', accountId: await server.addAccount('Other') });
    expect((await create(newAccount(), other)).status).toBe(403);
  });

  test('[VAL-2] refuses bad input with a message beside each field', async () => {
    const answer = await create({ name: '', adminEmail: 'rua' });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map(({ field }) => field)).toEqual(['name', 'adminEmail']);
    expect(answer.body.message).toContain('Account name is required');
  });

  test('[API-ACT-1] [ENT-8] makes its administrator’s user, with a letter, and notes it', async () => {
    const body = newAccount();
    const { _id: id } = (await create(body)).body;
    expect((await read(id)).body).toMatchObject({ _id: id, ...body, userCount: 1, planCount: 0 });
    expect(await usersOf(id)).toMatchObject([
      { email: body.adminEmail, role: 'accountAdmin', accountId: id, hasSignedIn: false },
    ]);
    await expect.poll(async () => (await lettersTo(body.adminEmail)).length, { timeout: 10_000 }).toBe(1);
    const [letter] = await lettersTo(body.adminEmail);
    expect(letter?.subject).toBe('You are invited to Hill Country Advice in Tussock');
    expect(letter?.text).toContain('as account administrator of Hill Country Advice.');
    expect(await auditOf(id)).toEqual(['createAccount']);
  });

  test('greets a new administrator by the name that was given, and somebody known by their own', async () => {
    const { adminEmail } = newAccount();
    const { _id: id } = (await create(newAccount({ adminEmail, adminName: 'Rua Hill' }))).body;
    expect((await usersOf(id)).map(({ name }) => name)).toEqual(['Rua Hill']);
    await expect
      .poll(async () => (await lettersTo(adminEmail))[0]?.text, { timeout: 10_000 })
      .toContain('Kia ora Rua Hill,');
    const owner = await server.addUser({ role: 'accountUser', name: 'Hana Rewi' });
    const known = (await create(newAccount({ adminEmail: owner.email, adminName: 'Somebody' }))).body;
    expect((await usersOf(known._id)).map(({ name }) => name)).toEqual(['Hana Rewi']);
  });

  test('by provider staff is allowed', async () => {
    const staff = await server.addUser({ role: 'providerStaff' });
    expect((await create(newAccount(), staff)).status).toBe(200);
  });

  test('a farm owner who belongs to no account yet becomes its administrator', async () => {
    const owner = await server.addUser({ role: 'accountUser', name: 'Wiremu Tāmati' });
    const { _id: id } = (await create(newAccount({ adminEmail: owner.email }))).body;
    expect(await usersOf(id)).toMatchObject([{ _id: owner.id, name: 'Wiremu Tāmati', role: 'accountAdmin' }]);
  });

  test('refuses an administrator who belongs elsewhere beside the field, and makes nothing', async () => {
    const name = `Account ${uuidv7()}`;
    const answer = await create({ name, adminEmail: admin.email });
    expect(answer.body.fields).toEqual([
      {
        field: 'adminEmail',
        message:
          'Someone with this email address already belongs to another organisation. Use a different address',
      },
    ]);
    expect((await list(`?search=${name}`)).body.totalResults).toBe(0);
  });

  test('sent twice with its id makes one account and one letter', async () => {
    const _id = uuidv7();
    const body = { ...newAccount(), _id };
    const answers = [await create(body), await create(body)];
    expect(answers.map(({ body: answer }) => answer._id)).toEqual([_id, _id]);
    await expect.poll(async () => (await lettersTo(body.adminEmail)).length, { timeout: 10_000 }).toBe(1);
    expect((await create({ ...body, name: 'Something else' })).status).toBe(409);
  });
});

describe('[API-ACT-1] [API-LIST-1] [UI-6] the list of accounts', () => {
  test('gives pages, newest first, searched and sorted, and the last page for one beyond the end', async () => {
    for (let index = 10; index < 33; index += 1) {
      server.clock.at = new Date(server.clock.at.getTime() + 1000);
      await server.database.db
        .insertInto('account')
        .values({
          id: uuidv7(),
          name: `Ōtāwhao ${index}`,
          adminEmail: 'a@b.example',
          createdAt: server.clock.at,
        })
        .execute();
    }
    const first = await list('?search=%C5%8Ct%C4%81whao');
    expect(first.body).toMatchObject({ currentPage: 1, totalPages: 2, totalResults: 23 });
    expect(first.body.results[0]?.name).toBe('Ōtāwhao 32');
    expect((await list('?search=%C5%8Ct%C4%81whao&page=9')).body).toMatchObject({ currentPage: 2 });
    const sorted = await list('?search=%C5%8Ct%C4%81whao&sort=name&order=asc&pageSize=50');
    expect(sorted.body.results[0]?.name).toBe('Ōtāwhao 10');
    expect((await list('?sort=userCount&order=desc')).status).toBe(200);
    expect((await list('?pageSize=7')).status).toBe(400);
  });
});

describe('[API-ACT-1] one account', () => {
  test('is seen by its own administrator; another one answers as one that does not exist', async () => {
    const id = await server.addAccount('Mine');
    const own = await server.addUser({ role: 'accountAdmin', accountId: id });
    expect((await read(id, own)).body).toMatchObject({ name: 'Mine', userCount: 1 });
    const answers = [await read(await server.addAccount('Theirs'), own), await read(uuidv7(), own)];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [403, refusals.forbidden],
      [403, refusals.forbidden],
    ]);
    expect((await read(uuidv7())).status).toBe(404);
    expect((await read('12')).status).toBe(404);
  });

  test('shows the plans assigned to it', async () => {
    const id = await server.addAccount('Advisers');
    const lead = await server.addUser({ role: 'providerStaff' });
    await server.addPlan({ lead, accountId: id, propertyName: 'Theirs' });
    await server.addPlan({ lead, propertyName: 'Not theirs' });
    const plans = await server.call<Page<PlanListItem>>(`/api/plan/all?accountId=${id}`, { as: lead });
    expect(plans.body.results.map(({ propertyName }) => propertyName)).toEqual(['Theirs']);
  });
});

describe('[API-ACT-1] changing an account', () => {
  test('keeps the name, and invites a new administrator beside the old one', async () => {
    const first = newAccount();
    const { _id: id } = (await create(first)).body;
    const change = newAccount({ name: 'Hill Country Advisers' });
    server.clock.at = new Date(server.clock.at.getTime() + 1000);
    expect((await save(id, change)).body).toMatchObject({ ...change, userCount: 2 });
    expect((await usersOf(id)).map(({ email, role }) => [email, role])).toEqual([
      [first.adminEmail, 'accountAdmin'],
      [change.adminEmail, 'accountAdmin'],
    ]);
    await expect.poll(async () => (await lettersTo(change.adminEmail)).length, { timeout: 10_000 }).toBe(1);
    expect(await auditOf(id)).toEqual(['createAccount', 'changeAccount']);
  });

  test('makes a user of the account its administrator, and asks them to sign in anew', async () => {
    const { _id: id } = (await create(newAccount())).body;
    const user = await server.addUser({ role: 'accountUser', accountId: id });
    await save(id, newAccount({ adminEmail: user.email }));
    expect((await server.call('/api/auth/info', { as: user })).body.errorCode).toBe(101);
    expect((await usersOf(id)).map(({ role }) => role)).toEqual(['accountAdmin', 'accountAdmin']);
  });

  test('a form that was opened before somebody else saved appoints no former administrator again', async () => {
    const opened = newAccount();
    const { _id: id } = (await create(opened)).body;
    const next = newAccount();
    server.clock.at = new Date(server.clock.at.getTime() + 1000);
    await save(id, next);
    const [former] = await usersOf(id);
    await server.call(`/api/auth/account/user/delete/${former?._id}`, { as: admin, method: 'DELETE' });
    const stale = { ...opened, name: 'Hill Country', seen: opened };
    expect((await save(id, stale)).body).toMatchObject({ name: 'Hill Country', adminEmail: next.adminEmail });
    expect((await usersOf(id)).map(({ email }) => email)).toEqual([next.adminEmail]);
  });

  test('of nobody is a missing thing, and bad input is refused', async () => {
    expect((await save(uuidv7(), newAccount())).status).toBe(404);
    expect((await save(uuidv7(), { name: 'x' })).body.fields?.map(({ field }) => field)).toEqual([
      'adminEmail',
    ]);
  });
});

describe('[API-ACT-1] deleting an account', () => {
  test('takes its users along, and its plans go on without it', async () => {
    const id = await server.addAccount('Advisers');
    const own = await server.addUser({ role: 'accountAdmin', accountId: id });
    const lead = await server.addUser({ role: 'providerStaff' });
    const planId = await server.addPlan({ lead, accountId: id });
    expect((await read(id)).body).toMatchObject({ userCount: 1, planCount: 1 });
    expect((await remove(id, own)).status).toBe(403);
    expect((await remove(id)).body).toEqual({ _id: id, name: 'Advisers' });
    expect((await server.call('/api/auth/info', { as: own })).body.errorCode).toBe(100);
    expect((await server.call(`/api/plan/${planId}/account`, { as: lead })).body).toBeNull();
    const history = await server.call<{ results: object[] }>(`/api/plan/${planId}/history`, { as: lead });
    expect(history.body.results).toMatchObject([{ op: 'delete', entityId: id }]);
    expect((await read(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect(await auditOf(id)).toEqual(['deleteAccount']);
  });

  test('is refused while one of its users alone owns a plan, and then nothing is deleted', async () => {
    const id = await server.addAccount('Advisers');
    const lead = await server.addUser({ role: 'providerStaff' });
    const owner = await server.addUser({ role: 'accountUser', accountId: id, name: 'Wiremu Tāmati' });
    const planId = await server.addPlan({ lead, accountId: id, propertyName: 'Rātā Flat' });
    await server.giveRole(planId, owner, 'owner');
    expect((await remove(id)).body.message).toEqual([
      'Wiremu Tāmati is the only farm owner of Rātā Flat. Give that role to somebody else first.',
    ]);
    expect((await read(id)).body).toMatchObject({ userCount: 1, planCount: 1 });
  });
});
