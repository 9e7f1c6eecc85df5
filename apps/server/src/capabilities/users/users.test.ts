import type { UserItem } from '@tussock/contract';
import { peopleRefusals, refusals } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

interface Page {
  results: UserItem[];
  currentPage: number;
  totalPages: number;
  totalResults: number;
}

const PROVIDER = '/api/auth/provider/user';
const ACCOUNT = '/api/auth/account/user';

let server: TestServer;
let admin: TestUser;
let accountId: string;
let accountAdmin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // The next test begins with an administrator and an account of its own.
  server.clock.at = new Date(server.clock.at.getTime() + 1000);
  admin = await server.addUser({ role: 'providerAdmin', name: 'Mere Parata' });
  accountId = await server.addAccount('Hill Country Advice');
  accountAdmin = await server.addUser({ role: 'accountAdmin', accountId, name: 'Anika Rao' });
});

const person = (role: string, over: object = {}) => ({
  name: 'Hana Rewi',
  email: `${uuidv7()}@farm.example`,
  role,
  ...over,
});
const list = (path: string, as: TestUser, query = '') => server.call<Page>(`${path}/all${query}`, { as });
const names = ({ body }: { body: Page }) => body.results.map(({ name }) => name);
const remove = (path: string, userId: string, as: TestUser) =>
  server.call(`${path}/delete/${userId}`, { as, method: 'DELETE' });
const save = (path: string, user: { id: string }, as: TestUser, body: object) =>
  server.call<UserItem>(`${path}/update/${user.id}`, { as, body });
const infoOf = (as: TestUser) => server.call<{ role: string }>('/api/auth/info', { as });
const lettersTo = async (email: string) =>
  (await server.mailer.outbox()).filter(({ to }) => to === email.toLowerCase());
const auditOf = async (userId: string) => {
  const rows = await server.database.db.selectFrom('audit').select(['action', 'detail']).execute();
  return rows
    .filter(({ detail }) => (detail as { userId?: string }).userId === userId)
    .map(({ action }) => action);
};

describe.each([
  { path: PROVIDER, role: 'providerStaff', population: 'provider' },
  { path: ACCOUNT, role: 'accountUser', population: 'account' },
])('creating a user of the $population', ({ path, role, population }) => {
  const belongsTo = () => (population === 'account' ? accountId : undefined);
  const create = (body: object, as: TestUser | undefined = admin) =>
    server.call<UserItem>(`${path}/create`, { as, body: { accountId: belongsTo(), ...body } });

  test('is refused without a session, and to whoever may not', async () => {
    expect((await server.call(`${path}/create`, { body: person(role) })).body.errorCode).toBe(101);
    const staff = await server.addUser({ role: 'providerStaff' });
    expect((await create(person(role), staff)).status).toBe(403);
  });

  test('[VAL-2] refuses bad input with a message beside each field', async () => {
    const answer = await create({ name: ' ', email: 'hana', role: 'owner' });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map(({ field }) => field)).toEqual(['name', 'email', 'role']);
    expect(answer.body.message).toContain('Name is required');
  });

  test('[VAL-2] refuses an address that somebody has, whatever its capitals, beside its field', async () => {
    const answer = await create(person(role, { email: accountAdmin.email.toUpperCase() }));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([
      { field: 'email', message: 'There is already a user with this email address' },
    ]);
  });

  test('[API-USR-1] [ENT-8] [GEN-4] makes the user in that population alone, with a letter and a note of it', async () => {
    const body = person(role, { email: `Hana.${uuidv7()}@Farm.example` });
    const created = await create(body);
    expect(created.body).toMatchObject({
      name: 'Hana Rewi',
      email: body.email.toLowerCase(),
      role,
      accountId: belongsTo() ?? null,
      profileImageUrl: null,
      hasAcceptedTerms: false,
      hasSignedIn: false,
    });
    const find = (where: string) => list(where, admin, `?search=${body.email.toLowerCase()}`);
    expect((await find(path)).body.totalResults).toBe(1);
    expect((await find(path === PROVIDER ? ACCOUNT : PROVIDER)).body.totalResults).toBe(0);
    await expect.poll(async () => (await lettersTo(body.email)).length, { timeout: 10_000 }).toBe(1);
    const [letter] = await lettersTo(body.email);
    expect(letter?.text).toContain('Kia ora Hana Rewi,\n\nMere Parata has invited you to Tussock');
    expect(letter?.text).toContain(`/api/auth/oidc/login?returnTo=%2Fdashboard&loginHint=`);
    expect(letter?.html).toContain('Sign in to Tussock</a>');
    expect(await auditOf(created.body._id)).toEqual(['createUser']);
  });

  test('[API-USR-1] sent twice with its id makes one user and one letter', async () => {
    const body = { ...person(role), _id: uuidv7() };
    const answers = [await create(body), await create(body)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body._id).toBe(body._id);
    await expect.poll(async () => (await lettersTo(body.email)).length, { timeout: 10_000 }).toBe(1);
  });
});

describe('an account administrator', () => {
  test('[API-USR-1] [GEN-4] makes, sees, changes and deletes the users of the own account', async () => {
    const created = await server.call<UserItem>(`${ACCOUNT}/create`, {
      as: accountAdmin,
      body: person('accountUser', { name: 'Tāne Rua' }),
    });
    expect(created.body.accountId).toBe(accountId);
    expect(names(await list(ACCOUNT, accountAdmin, '?sort=name&order=asc'))).toEqual([
      'Anika Rao',
      'Tāne Rua',
    ]);
    const user = { id: created.body._id };
    const change = { ...person('accountAdmin'), name: 'Tāne Rua-Moana' };
    expect((await save(ACCOUNT, user, accountAdmin, change)).body).toMatchObject({
      name: 'Tāne Rua-Moana',
      email: change.email,
      role: 'accountAdmin',
    });
    expect((await remove(ACCOUNT, user.id, accountAdmin)).body).toEqual({ _id: user.id });
    expect(names(await list(ACCOUNT, accountAdmin))).toEqual(['Anika Rao']);
    expect(await auditOf(user.id)).toEqual(['createUser', 'changeUser', 'deleteUser']);
  });

  test('[ROLE-4] neither makes nor lists users of another account', async () => {
    const foreign = await server.addAccount('Somebody Else');
    const answers = [
      await server.call(`${ACCOUNT}/create`, {
        as: accountAdmin,
        body: person('accountUser', { accountId: foreign }),
      }),
      await list(ACCOUNT, accountAdmin, `?accountId=${foreign}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [403, refusals.forbidden],
      [403, refusals.forbidden],
    ]);
  });

  test('may not move the address of whoever has signed in, or has a role on a plan: farms are given by address', async () => {
    const signedIn = await server.addUser({ role: 'accountUser', accountId, name: 'Rewi Tāmati' });
    await server.database.db
      .updateTable('appUser')
      .set({ subject: uuidv7() })
      .where('id', 'in', [signedIn.id, accountAdmin.id])
      .execute();
    const owner = await server.addUser({ role: 'accountUser', accountId, name: 'Wiremu Tāmati' });
    const planId = await server.addPlan({ lead: await server.addUser({ role: 'providerStaff' }) });
    await server.giveRole(planId, owner, 'owner');
    const moved = (user: TestUser, role = 'accountUser') =>
      save(ACCOUNT, user, accountAdmin, person(role, { email: `${uuidv7()}@somebody.example` }));
    const answers = [await moved(signedIn), await moved(accountAdmin, 'accountAdmin'), await moved(owner)];
    expect(answers.map(({ body }) => body.fields)).toEqual([
      [{ field: 'email', message: peopleRefusals.emailIsTheirs }],
      [{ field: 'email', message: peopleRefusals.emailIsTheirs }],
      [{ field: 'email', message: peopleRefusals.emailHasPlans }],
    ]);
    const renamed = await save(ACCOUNT, owner, accountAdmin, person('accountUser', { email: owner.email }));
    expect(renamed.status).toBe(200);
    expect((await save(ACCOUNT, owner, admin, person('accountUser'))).status).toBe(200);
  });

  test('[ROLE-4] may not make anybody of the provider', async () => {
    const body = person('providerAdmin');
    expect((await server.call(`${PROVIDER}/create`, { as: accountAdmin, body })).status).toBe(403);
    const answer = await server.call(`${ACCOUNT}/create`, { as: accountAdmin, body });
    expect(answer.body.fields?.map(({ field }) => field)).toEqual(['role']);
  });
});

describe('[GEN-4] the path of one population', () => {
  test('knows nobody of the other', async () => {
    const answers = [
      await remove(PROVIDER, accountAdmin.id, admin),
      await remove(ACCOUNT, admin.id, admin),
      await save(PROVIDER, accountAdmin, admin, person('providerStaff')),
      await remove(PROVIDER, 'nobody', admin),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('[API-LIST-1] [UI-6] a list of users', () => {
  test('gives pages, newest first, and the last page for one beyond the end', async () => {
    for (let index = 0; index < 22; index += 1) {
      server.clock.at = new Date(server.clock.at.getTime() + 1000);
      await server.database.db
        .insertInto('appUser')
        .values({
          id: uuidv7(),
          name: `Person ${index}`,
          email: `${uuidv7()}@farm.example`,
          role: 'accountUser',
          accountId,
          createdAt: server.clock.at,
        })
        .execute();
    }
    const first = await list(ACCOUNT, accountAdmin);
    expect(first.body).toMatchObject({ currentPage: 1, totalPages: 2, totalResults: 23 });
    expect(names(first).slice(0, 2)).toEqual(['Person 21', 'Person 20']);
    expect((await list(ACCOUNT, accountAdmin, '?page=9')).body).toMatchObject({ currentPage: 2 });
    const sorted = await list(ACCOUNT, accountAdmin, '?sort=name&order=asc&pageSize=50');
    expect(names(sorted)[0]).toBe('Anika Rao');
    expect(sorted.body.results).toHaveLength(23);
    expect(names(await list(ACCOUNT, accountAdmin, '?search=person%2021'))).toEqual(['Person 21']);
    expect((await list(ACCOUNT, accountAdmin, '?search=%25')).body.totalResults).toBe(0);
    expect((await list(ACCOUNT, accountAdmin, '?pageSize=7')).status).toBe(400);
  });

  test('holds the users of one account where a provider administrator names one, else of all', async () => {
    expect(names(await list(ACCOUNT, admin, `?accountId=${accountId}`))).toEqual(['Anika Rao']);
    expect((await list(ACCOUNT, admin)).body.totalResults).toBeGreaterThan(1);
  });
});

describe('changing a user', () => {
  test('another role counts at once and ends their sessions', async () => {
    const staff = await server.addUser({ role: 'providerStaff' });
    expect((await infoOf(staff)).body.role).toBe('providerStaff');
    await save(PROVIDER, staff, admin, person('providerAdmin', { email: staff.email }));
    expect((await infoOf(staff)).body.errorCode).toBe(101);
  });

  test('another name leaves them signed in', async () => {
    const staff = await server.addUser({ role: 'providerStaff' });
    await save(PROVIDER, staff, admin, person('providerStaff', { email: staff.email }));
    expect((await infoOf(staff)).status).toBe(200);
  });

  test('refuses the address of somebody else beside its field, and changes nothing', async () => {
    const staff = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
    const answer = await save(PROVIDER, staff, admin, person('providerStaff', { email: accountAdmin.email }));
    expect(answer.body.fields?.map(({ field }) => field)).toEqual(['email']);
    expect(names(await list(PROVIDER, admin, `?search=${staff.email}`))).toEqual(['Tom Sinclair']);
  });

  test('whoever has not signed in yet is invited at their new address', async () => {
    const staff = await server.addUser({ role: 'providerStaff' });
    const email = `${uuidv7()}@new.example`;
    await save(PROVIDER, staff, admin, person('providerStaff', { email }));
    await expect.poll(async () => (await lettersTo(email)).length, { timeout: 10_000 }).toBe(1);
  });

  test('a form that was opened before somebody else saved gives nothing back that it did not touch', async () => {
    const staff = await server.addUser({ role: 'providerAdmin', name: 'Tom Sinclair' });
    const opened = { name: 'Tom Sinclair', email: staff.email, role: 'providerAdmin' };
    await save(PROVIDER, staff, admin, { ...opened, role: 'providerStaff' });
    const stale = { ...opened, name: 'Tom St Clair', seen: opened };
    expect((await save(PROVIDER, staff, admin, stale)).body).toMatchObject({
      name: 'Tom St Clair',
      email: staff.email,
      role: 'providerStaff',
    });
  });

  test('the account’s address of record follows its administrator', async () => {
    const of = async () => (await server.call(`/api/auth/account/get/${accountId}`, { as: admin })).body;
    const second = await server.addUser({ role: 'accountAdmin', accountId });
    const email = `${uuidv7()}@new.example`;
    await save(ACCOUNT, accountAdmin, admin, person('accountAdmin', { email }));
    expect(await of()).toMatchObject({ adminEmail: email });
    await remove(ACCOUNT, accountAdmin.id, admin);
    expect(await of()).toMatchObject({ adminEmail: second.email });
  });

  test('somebody without an account does not become an account’s administrator', async () => {
    const owner = await server.addUser({ role: 'accountUser' });
    const answer = await save(ACCOUNT, owner, admin, person('accountAdmin', { email: owner.email }));
    expect(answer.body.fields?.map(({ field }) => field)).toEqual(['role']);
  });
});

describe('deleting a user', () => {
  test('ends their sessions at once, with code 100, and frees their address', async () => {
    const staff = await server.addUser({ role: 'providerStaff' });
    expect((await remove(PROVIDER, staff.id, admin)).status).toBe(200);
    expect((await infoOf(staff)).body.errorCode).toBe(100);
    const rows = await server.database.db
      .selectFrom('session')
      .select('revokedAt')
      .where('userId', '=', staff.id)
      .execute();
    expect(rows.map(({ revokedAt }) => revokedAt)).not.toContain(null);
    const again = person('providerStaff', { email: staff.email });
    expect((await server.call(`${PROVIDER}/create`, { as: admin, body: again })).status).toBe(200);
    expect((await remove(PROVIDER, staff.id, admin)).status).toBe(404);
  });

  test('nobody deletes themselves', async () => {
    expect((await remove(PROVIDER, admin.id, admin)).body.message).toEqual([
      'You cannot delete yourself. Ask another administrator.',
    ]);
    expect((await remove(ACCOUNT, accountAdmin.id, accountAdmin)).status).toBe(400);
  });

  test('the last administrator of an account is neither deleted nor demoted', async () => {
    const message = [
      'This is the last administrator of the account. Make someone else an administrator first.',
    ];
    expect((await remove(ACCOUNT, accountAdmin.id, admin)).body.message).toEqual(message);
    const demoted = await save(ACCOUNT, accountAdmin, admin, person('accountUser'));
    expect(demoted.body.fields).toEqual([{ field: 'role', message: message[0] }]);
    await server.addUser({ role: 'accountAdmin', accountId });
    expect((await remove(ACCOUNT, accountAdmin.id, admin)).status).toBe(200);
  });

  test('a user who alone leads or owns plans stays, and the plans are named', async () => {
    const lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
    const planId = await server.addPlan({ lead, propertyName: 'Rātā Flat' });
    await server.addPlan({ lead, propertyName: 'Tōtara Downs' });
    const owner = await server.addUser({ role: 'accountUser', accountId, name: 'Wiremu Tāmati' });
    await server.giveRole(planId, owner, 'owner');
    expect((await remove(PROVIDER, lead.id, admin)).body.message).toEqual([
      'Tom Sinclair is the only plan lead of Rātā Flat and Tōtara Downs. Give that role to somebody else first.',
    ]);
    expect((await remove(ACCOUNT, owner.id, admin)).body.message).toEqual([
      'Wiremu Tāmati is the only farm owner of Rātā Flat. Give that role to somebody else first.',
    ]);
    expect((await infoOf(lead)).status).toBe(200);
  });

  test('takes their roles on plans, as the log of each plan says; another owner follows', async () => {
    const [lead, second] = [
      await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' }),
      await server.addUser({ role: 'providerStaff' }),
    ];
    const planId = await server.addPlan({ lead });
    const [owner, heir] = [
      await server.addUser({ role: 'accountUser', accountId }),
      await server.addUser({ role: 'accountUser', accountId, name: 'Rewi Tāmati' }),
    ];
    await server.giveRole(planId, second, 'lead');
    await server.giveRole(planId, heir, 'owner');
    await server.giveRole(planId, owner, 'owner');
    expect((await remove(PROVIDER, lead.id, admin)).status).toBe(200);
    expect((await remove(ACCOUNT, owner.id, admin)).status).toBe(200);
    const history = await server.call<{ results: { op: string; entityId: string }[] }>(
      `/api/plan/${planId}/history`,
      { as: second },
    );
    expect(history.body.results.map(({ op, entityId }) => [op, entityId])).toEqual([
      ['delete', owner.id],
      ['delete', lead.id],
    ]);
    expect((await server.call(`/api/plan/${planId}/owner`, { as: second })).body).toMatchObject({
      name: 'Rewi Tāmati',
    });
  });
});

describe('the provider’s last administrator', () => {
  test('is neither deleted nor demoted, but one of two may step down', async () => {
    const own = await startTestServer();
    const [first, second] = [
      await own.addUser({ role: 'providerAdmin' }),
      await own.addUser({ role: 'providerAdmin' }),
    ];
    const stepDown = (user: TestUser) =>
      own.call(`${PROVIDER}/update/${user.id}`, {
        as: user,
        body: { name: 'Mere Parata', email: user.email, role: 'providerStaff' },
      });
    const answers = [await stepDown(first), await stepDown(second)];
    await own.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(answers[1]?.body.fields).toEqual([
      {
        field: 'role',
        message: 'This is the last provider administrator. Make someone else an administrator first.',
      },
    ]);
  });
});
