import type { ExternalGrant, PlanInfoReply } from '@tussock/contract';
import { refusals } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

interface Internal {
  internalAccess: { user_id: string; name: string; role: string }[];
}

let server: TestServer;
let lead: TestUser;
let owner: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  owner = await server.addUser({ role: 'accountUser', name: 'Wiremu Tāmati' });
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, owner, 'owner');
});

const on = <T = Record<string, unknown>>(
  path: string,
  as: TestUser | undefined,
  options: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
) => server.call<T>(`/api/plan/${planId}/access/${path}`, { as, ...options });
const grant = (over: object = {}, as: TestUser = owner, headers: Record<string, string> = {}) =>
  on<{ user_id: string; name: string }>('external/create', as, {
    body: { name: 'Hana Rewi', email: `${uuidv7()}@rewi.example`, ...over },
    headers,
  });
const grants = async (as = owner) =>
  (await on<{ externalAccess: ExternalGrant[] }>('external/all', as)).body.externalAccess;
const setRoles = (body: object, as = lead) => on<Internal>('internal/update', as, { body });
const roles = async () =>
  Object.fromEntries(
    (await on<Internal>('internal/all', lead)).body.internalAccess.map(({ user_id, role }) => [
      user_id,
      role,
    ]),
  );
const read = (as: TestUser, headers: Record<string, string> = {}) =>
  server.call<PlanInfoReply>(`/api/plan/${planId}`, { as, headers });
const lettersTo = async (email: string) => (await server.mailer.outbox()).filter(({ to }) => to === email);
const linkTo = async (email: string, letters = 1): Promise<string> => {
  await vi.waitFor(async () => expect(await lettersTo(email)).toHaveLength(letters), 5000);
  const [letter] = await lettersTo(email);
  return /\/invitation\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
};
const audited = async (action: string) =>
  server.database.db
    .selectFrom('audit')
    .select(['actorId', 'detail'])
    .where('planId', '=', planId)
    .where('action', '=', action)
    .execute();
const history = async () =>
  (
    await server.call<{ results: { summary: string; op: string }[] }>(`/api/plan/${planId}/history`, {
      as: lead,
    })
  ).body.results.map(({ op, summary }) => `${op} ${summary}`);

describe('[API-ACC-1] [ROLE-3] people outside who are let in by name', () => {
  test('are refused beside the field, and nothing is kept', async () => {
    const answer = await on('external/create', owner, { body: { name: '', email: 'nobody' } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map(({ field }) => field)).toEqual(['name', 'email']);
    expect(await grants()).toEqual([]);
  });

  test('get a user, a role and a letter with a link; they read and may not edit', async () => {
    const email = `${uuidv7()}@rewi.example`;
    const answer = await grant({ email: email.toUpperCase() });
    expect(answer.body).toMatchObject({ name: 'Hana Rewi', propertyName: 'Tōtara Flat' });
    expect(await linkTo(email)).not.toBe('');
    expect(await grants()).toMatchObject([
      { email, name: 'Hana Rewi', role: 'guest', mayEdit: false, invitation: { state: 'sent' } },
    ]);
    const guest = await signIn(email);
    expect((await read(guest)).body.abilities).toEqual(['viewPlan']);
    expect(await audited('grantAccess')).toHaveLength(1);
    expect(await history()).toEqual(['create Access: Hana Rewi, Guest']);
  });

  test('edit where the grant says so, and a second grant takes the place of the first', async () => {
    const email = `${uuidv7()}@rewi.example`;
    await grant({ email, mayEdit: true });
    const guest = await signIn(email);
    expect((await read(guest)).body.abilities).toContain('editFeatures');
    const narrowed = await grant({ email });
    expect((await read(guest)).body.abilities).not.toContain('editFeatures');
    expect(narrowed.body).toMatchObject({ isNarrowed: true });
    expect([await audited('grantAccess'), await audited('narrowAccess')].map(({ length }) => length)).toEqual(
      [1, 1],
    );
    expect((await grant({ email })).body).toMatchObject({ isNarrowed: false });
    expect(await grants()).toHaveLength(1);
    expect(await linkTo(email)).not.toBe('');
  });

  test('are told their last day in their letter', async () => {
    const email = 'season@guest.example';
    await grant({ email, expiresOn: '2030-03-09' });
    await linkTo(email);
    const [letter] = await lettersTo(email);
    expect(letter?.text).toContain('You may read it, until the end of 9 March 2030.');
  });

  test('count for nothing after the last day, which ends at midnight in New Zealand', async () => {
    const start = server.clock.at;
    server.clock.at = new Date('2026-11-21T00:00:00Z');
    const guest = await server.addUser({ role: 'accountUser' });
    expect((await grant({ email: guest.email, expiresOn: '2026-11-20' })).body.fields).toEqual([
      { field: 'expiresOn', message: 'The last day must be today or later' },
    ]);
    const host = await refreshed(owner);
    await grant({ email: guest.email, expiresOn: '2026-11-21' }, host);
    server.clock.at = new Date('2026-11-21T10:59:59Z');
    expect((await read(guest)).status).toBe(200);
    server.clock.at = new Date('2026-11-21T11:00:00Z');
    const late = await read(guest);
    expect([late.status, late.body.message]).toEqual([403, refusals.forbidden]);
    expect(await grants(host)).toMatchObject([{ expiresOn: '2026-11-21', isOver: true }]);
    server.clock.at = start;
  });

  test('are not the owner, nor people of the provider', async () => {
    const message = async (email: string) => (await grant({ email })).body.fields?.[0]?.message;
    expect(await message(owner.email)).toMatch(/owner of the farm/);
    expect(await message(lead.email)).toMatch(/works for the provider/);
  });

  test('lose everything with the next call once they are removed, the link included', async () => {
    const guest = await server.addUser({ role: 'accountUser', name: 'Hana Rewi' });
    await grant({ email: guest.email });
    const link = await linkTo(guest.email);
    expect((await read(guest)).status).toBe(200);
    const removal = await on(`external/delete/${guest.id}`, owner, { method: 'DELETE' });
    expect(removal.body).toMatchObject({ name: 'Hana Rewi', propertyName: 'Tōtara Flat' });
    expect((await read(guest)).body.message).toBe(refusals.forbidden);
    expect((await server.call(`/api/invitation/${link}`)).body.errorCode).toBe(201);
    await server.call(`/api/invitation/${link}/renew`, { method: 'POST' });
    expect(await linkTo(guest.email)).toBe(link);
    expect(await audited('removeAccess')).toHaveLength(1);
    expect((await history())[0]).toBe('delete Access: Hana Rewi, Guest');
    expect((await on(`external/delete/${guest.id}`, owner, { method: 'DELETE' })).status).toBe(404);
  });

  test('are let in once when the same write is sent twice', async () => {
    const email = `${uuidv7()}@rewi.example`;
    const headers = { 'idempotency-key': uuidv7() };
    const [first, second] = [await grant({ email }, owner, headers), await grant({ email }, owner, headers)];
    expect(second.body).toEqual(first.body);
    await linkTo(email);
    expect(await audited('grantAccess')).toHaveLength(1);
  });

  test('the owner is not removed as a guest', async () => {
    expect((await on(`external/delete/${owner.id}`, lead, { method: 'DELETE' })).status).toBe(404);
    expect((await read(owner)).status).toBe(200);
  });
});

describe('an invitation of somebody outside', () => {
  test('works once, says whose it is, and its state is seen by those who manage access', async () => {
    const guest = await server.addUser({ role: 'accountUser' });
    await grant({ email: guest.email });
    const link = await linkTo(guest.email);
    expect((await server.call(`/api/invitation/${link}`)).body).toMatchObject({
      email: guest.email,
      userId: guest.id,
      isOwner: false,
    });
    const wrong = await server.call(`/api/invitation/${link}/accept`, { as: lead, method: 'POST' });
    expect([wrong.status, wrong.body.message]).toEqual([
      403,
      [`This invitation is for ${guest.email}.`, expect.stringContaining(lead.email)],
    ]);
    expect((await server.call(`/api/invitation/${link}/accept`, { as: guest, method: 'POST' })).body).toEqual(
      { planId, isOwner: false },
    );
    expect((await grants())[0]?.invitation).toMatchObject({ state: 'accepted' });
    expect(
      (await server.call(`/api/invitation/${link}/accept`, { as: guest, method: 'POST' })).body.errorCode,
    ).toBe(201);
    server.clock.at = new Date(server.clock.at.getTime() + 1000);
    await server.call(`/api/invitation/${link}/renew`, { method: 'POST' });
    expect(await linkTo(guest.email, 2)).not.toBe(link);
  });

  test('is over after 14 days, and sent again ends the old link', async () => {
    const start = server.clock.at;
    const guest = await server.addUser({ role: 'accountUser' });
    await grant({ email: guest.email });
    const first = await linkTo(guest.email);
    server.clock.at = new Date(start.getTime() + 14 * 86_400_000);
    const host = await refreshed(owner);
    expect((await grants(host))[0]?.invitation).toMatchObject({ state: 'expired' });
    const again = await on(`external/resend/${guest.id}`, host, { method: 'POST', body: {} });
    expect(again.body).toEqual({ email: guest.email });
    const second = await linkTo(guest.email, 2);
    expect((await server.call(`/api/invitation/${first}`)).body.errorCode).toBe(201);
    expect((await server.call(`/api/invitation/${second}`)).status).toBe(200);
    server.clock.at = start;
  });

  test('is not sent again to somebody who was never let in', async () => {
    const stranger = await server.addUser({ role: 'accountUser' });
    expect((await on(`external/resend/${stranger.id}`, owner, { method: 'POST' })).status).toBe(404);
    expect((await on('external/resend/nobody', owner, { method: 'POST' })).status).toBe(404);
  });

  test('of one person does not end that of another', async () => {
    const [first, second] = [
      await server.addUser({ role: 'accountUser' }),
      await server.addUser({ role: 'accountUser' }),
    ];
    await grant({ email: first.email });
    const link = await linkTo(first.email);
    await grant({ email: second.email });
    expect((await server.call(`/api/invitation/${link}`)).status).toBe(200);
  });
});

describe('[API-ACC-2] [ROLE-3] people of the provider', () => {
  test('[ST-7] get roles by a map that is merged over the entries in place', async () => {
    const [editor, viewer] = [
      await server.addUser({ role: 'providerStaff' }),
      await server.addUser({ role: 'providerStaff' }),
    ];
    await setRoles({ [editor.id]: 'editor', [viewer.id]: 'viewer' });
    expect(await roles()).toEqual({ [lead.id]: 'lead', [editor.id]: 'editor', [viewer.id]: 'viewer' });
    await setRoles({ [editor.id]: 'reviewer' });
    expect(await roles()).toEqual({ [lead.id]: 'lead', [editor.id]: 'reviewer', [viewer.id]: 'viewer' });
    await setRoles({ [editor.id]: null, [viewer.id]: '' });
    expect(await roles()).toEqual({ [lead.id]: 'lead' });
    expect((await read(editor)).status).toBe(403);
    expect(await audited('changeRole')).toHaveLength(5);
    expect(await history()).toContain(`update Access: User ${editor.id.slice(-6)}, Reviewer`);
  });

  test('[ROLE-1] hold a role on the plan it was given on, and on no other', async () => {
    const editor = await server.addUser({ role: 'providerStaff' });
    const other = await server.addPlan({ lead });
    await setRoles({ [editor.id]: 'editor' });
    expect((await read(editor)).body.roles).toEqual(['editor']);
    expect((await server.call(`/api/plan/${other}`, { as: editor })).status).toBe(403);
  });

  test('are the only ones: an account user is refused by name of the field', async () => {
    const outside = await server.addUser({ role: 'accountUser' });
    const answer = await setRoles({ [outside.id]: 'editor' });
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, outside.id]);
    expect((await setRoles({ [lead.id]: 'owner' })).status).toBe(400);
    expect((await setRoles({})).status).toBe(400);
    expect((await setRoles({ [uuidv7()]: 'viewer' })).status).toBe(400);
  });

  test('do not lose the last lead, but one lead may hand over to another', async () => {
    const answer = await setRoles({ [lead.id]: 'editor' });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      ['A plan needs a lead. Name another person first.'],
    ]);
    const next = await server.addUser({ role: 'providerStaff' });
    expect((await setRoles({ [lead.id]: null, [next.id]: 'lead' })).status).toBe(200);
    expect((await read(lead)).status).toBe(403);
  });

  test('keep a lead when two leads take the role from each other at the same moment', async () => {
    const second = await server.addUser({ role: 'providerStaff' });
    await setRoles({ [second.id]: 'lead' });
    const answers = await Promise.all([
      setRoles({ [second.id]: 'viewer' }, lead),
      setRoles({ [lead.id]: 'viewer' }, second),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await server.database.db
        .selectFrom('planRole')
        .select('userId')
        .where('planId', '=', planId)
        .where('role', '=', 'lead')
        .execute(),
    ).toHaveLength(1);
  });

  test('an owner changes roles, but does not take the lead from the provider', async () => {
    const second = await server.addUser({ role: 'providerStaff' });
    await setRoles({ [second.id]: 'lead' });
    expect((await setRoles({ [second.id]: 'viewer' }, owner)).status).toBe(403);
    expect((await setRoles({ [second.id]: null }, owner)).status).toBe(403);
    const viewer = await server.addUser({ role: 'providerStaff' });
    expect((await setRoles({ [viewer.id]: 'viewer' }, owner)).status).toBe(200);
  });

  test('are found by name to be chosen; from outside only by three letters, and without addresses', async () => {
    const name = `Aroha ${uuidv7()}`;
    const staff = await server.addUser({ role: 'providerStaff', name });
    const outside = await server.addUser({ role: 'accountUser', name });
    const find = (as: TestUser, search: string) =>
      on<{ results: { _id: string; email: string | null }[] }>(
        `internal/candidates?search=${encodeURIComponent(search)}`,
        as,
      );
    expect((await find(lead, name)).body.results).toMatchObject([{ _id: staff.id, email: staff.email }]);
    expect((await find(owner, name)).body.results).toMatchObject([{ _id: staff.id, email: null }]);
    expect((await find(owner, 'Ar')).body.results).toEqual([]);
    expect((await find(owner, ' A ')).body.results).toEqual([]);
    expect((await find(lead, '')).body.results.length).toBeGreaterThan(0);
    await setRoles({ [staff.id]: 'viewer' });
    expect((await find(lead, name)).body.results).toEqual([]);
    expect(outside.id).not.toBe(staff.id);
  });
});

describe('[API-ACC-3] [ROLE-2] a consultant', () => {
  test('[TOAST-9] is asked for by a letter to the leads, once for one op id', async () => {
    const headers = { 'idempotency-key': uuidv7() };
    const ask = () =>
      on('account/request-consultant', owner, { body: { message: 'Help with <b>drains</b>' }, headers });
    expect((await ask()).body).toEqual({ provider: 'Tussock' });
    await ask();
    await vi.waitFor(async () => expect(await lettersTo(lead.email)).toHaveLength(1), 5000);
    const [letter] = await lettersTo(lead.email);
    expect(letter?.text).toContain('Help with <b>drains</b>');
    expect(letter?.html).toContain('Help with &lt;b&gt;drains&lt;/b&gt;');
    expect(letter?.html).toContain('Wiremu Tāmati');
    expect(await audited('requestConsultant')).toHaveLength(1);
    expect(
      (await on('account/request-consultant', owner, { body: { message: '' } })).body.fields,
    ).toHaveLength(1);
  });

  test('[API-PLAN-7] is every user of the assigned account, from the next call to the removal', async () => {
    const account = await server.addAccount('Hill Country Advice');
    const adviser = await server.addUser({ role: 'accountUser', accountId: account });
    expect((await server.call(`/api/plan/${planId}/account`, { as: lead })).body).toBeNull();
    expect((await read(adviser)).status).toBe(403);
    await on('account/assign', owner, { body: { accountId: account } });
    expect((await read(adviser)).body.roles).toEqual(['consultant']);
    expect((await server.call(`/api/plan/${planId}/account`, { as: lead })).body).toMatchObject({
      _id: account,
      name: 'Hill Country Advice',
    });
    await on('account/remove', owner, { method: 'DELETE' });
    expect((await read(adviser)).body.message).toBe(refusals.forbidden);
    expect(await audited('assignAccount')).toHaveLength(1);
    expect(await audited('removeAccount')).toHaveLength(1);
    expect(await history()).toEqual([
      'delete Adviser: Hill Country Advice',
      'create Adviser: Hill Country Advice',
    ]);
  });

  test('is told by letter: the administrators of the account, and not whoever chose it themselves', async () => {
    const accountId = await server.addAccount('Hill Country Advice');
    const admin = await server.addUser({ role: 'accountAdmin', accountId, name: 'Anika Rao' });
    const adviser = await server.addUser({ role: 'accountUser', accountId });
    await on('account/assign', owner, { body: { accountId } });
    await vi.waitFor(async () => expect(await lettersTo(admin.email)).toHaveLength(1), 5000);
    const [letter] = await lettersTo(admin.email);
    expect(letter?.text).toContain('Wiremu Tāmati');
    expect(letter?.text).toContain(`/plan/${planId}/view/farm`);
    expect(await lettersTo(adviser.email)).toEqual([]);
  });

  test('is of an account that is there: an unknown or deleted one is refused beside the field', async () => {
    const account = await server.addAccount('Closed Advice');
    const adviser = await server.addUser({ role: 'accountUser', accountId: account });
    await on('account/assign', lead, { body: { accountId: account } });
    await server.database.db
      .updateTable('account')
      .set({ deletedAt: server.clock.at })
      .where('id', '=', account)
      .execute();
    expect((await read(adviser)).status).toBe(403);
    const answer = await on('account/assign', lead, { body: { accountId: account } });
    expect(answer.body.fields).toEqual([{ field: 'accountId', message: 'There is no such account' }]);
  });

  test('is chosen by name: all of them for the provider, by three letters for an owner', async () => {
    const name = `Terrace ${uuidv7()}`;
    const account = await server.addAccount(name);
    const find = (as: TestUser, search: string) =>
      on<{ results: { _id: string }[] }>(`account/candidates?search=${encodeURIComponent(search)}`, as);
    expect((await find(lead, '')).body.results).not.toEqual([]);
    expect((await find(owner, '')).body.results).toEqual([]);
    expect((await find(owner, name)).body.results).toEqual([{ _id: account, name }]);
  });
});

describe('seeing a plan as another role would', () => {
  const as = (role: string) => ({ 'x-see-as': role });

  test('gives that role’s abilities, and never one of one’s own that it lacks', async () => {
    expect((await read(lead, as('viewer'))).body).toMatchObject({
      roles: ['viewer'],
      abilities: ['viewPlan', 'downloadReports', 'seeExaminations'],
    });
    expect((await read(owner, as('lead'))).body.abilities).not.toContain('changeLead');
    const refused = await server.call(`/api/plan/${planId}/history`, { as: lead, headers: as('guest') });
    expect(refused.status).toBe(403);
    expect((await on('internal/all', lead, { headers: as('viewer') })).status).toBe(403);
  });

  test('writes nothing, whatever the role', async () => {
    const answer = await on('account/remove', lead, { method: 'DELETE', headers: as('lead') });
    expect(answer.status).toBe(403);
  });

  test('is for those who manage the plan; a role there is not is a bad request', async () => {
    const viewer = await server.addUser({ role: 'providerStaff' });
    await server.giveRole(planId, viewer, 'viewer');
    expect((await read(viewer, as('viewer'))).status).toBe(403);
    expect((await read(viewer, as('lead'))).status).toBe(403);
    expect((await read(lead, as('king'))).status).toBe(400);
  });
});

describe('what is noted of those who read', () => {
  test('a provider administrator without a role, once an hour; nobody who holds one', async () => {
    const admin = await server.addUser({ role: 'providerAdmin' });
    const holding = await server.addUser({ role: 'providerAdmin' });
    await server.giveRole(planId, holding, 'viewer');
    await read(lead);
    await read(holding);
    await read(admin);
    await read(admin, { 'x-see-as': 'viewer' });
    expect(await audited('staffRead')).toMatchObject([{ actorId: admin.id }]);
    const start = server.clock.at;
    server.clock.at = new Date(start.getTime() + 3_600_001);
    await read(admin);
    expect(await audited('staffRead')).toHaveLength(2);
    server.clock.at = start;
  });
});

describe('[API-PLAN-6] the owner of a plan', () => {
  test('is named to whoever may see it', async () => {
    expect((await server.call(`/api/plan/${planId}/owner`, { as: lead })).body).toEqual({
      _id: owner.id,
      name: 'Wiremu Tāmati',
      email: owner.email,
    });
  });

  test('cannot be deleted while nobody else is; nor can the last lead', async () => {
    const remove = (id: string) =>
      server.database.db
        .updateTable('appUser')
        .set({ deletedAt: server.clock.at })
        .where('id', '=', id)
        .execute();
    await expect(remove(owner.id)).rejects.toThrow(/without an owner/);
    await expect(remove(lead.id)).rejects.toThrow(/without a lead/);
    const second = await server.addUser({ role: 'providerStaff' });
    await setRoles({ [second.id]: 'lead' });
    await remove(lead.id);
    expect((await read(lead)).body.errorCode).toBe(100);
  });
});

describe('another owner of a plan', () => {
  const mistyped = `${uuidv7()}@mistyped.example`;
  const meant = () => `${uuidv7()}@tamati.example`;
  const name = (email: string, as = lead) =>
    on<{ user_id: string }>('owner/update', as, { body: { name: 'Wiremu Tāmati', email } });
  /** A plan whose owner was invited at a wrong address, where somebody else reads the letter. */
  const startMistyped = async (): Promise<TestUser> => {
    const stranger = await server.addUser({
      role: 'accountUser',
      email: mistyped.replace('@', `${uuidv7()}@`),
    });
    planId = uuidv7();
    const body = {
      _id: planId,
      propertyName: 'Kōwhai Downs',
      physicalAddress: '12 Downs Road, Cust',
      contactName: 'Wiremu Tāmati',
      email: stranger.email,
    };
    expect((await server.call('/api/plan/create', { as: lead, body })).status).toBe(200);
    return stranger;
  };

  test('is named and invited while nobody has confirmed the details; who was named by mistake sees the plan no more', async () => {
    const stranger = await startMistyped();
    const link = await linkTo(stranger.email);
    expect((await read(stranger)).status).toBe(200);
    const email = meant();
    const named = await name(email);
    expect(named).toMatchObject({ status: 200, body: { email } });
    expect((await server.call(`/api/plan/${planId}/owner`, { as: lead })).body).toEqual({
      _id: named.body.user_id,
      name: 'Wiremu Tāmati',
      email,
    });
    expect((await read(lead)).body.info.email).toBe(email);
    expect((await read(stranger)).status).toBe(403);
    expect((await server.call(`/api/invitation/${link}`)).body.errorCode).toBe(201);
    expect((await server.call(`/api/invitation/${await linkTo(email)}`)).body).toMatchObject({
      email,
      isOwner: true,
    });
    expect(await audited('nameOwner')).toEqual([
      { actorId: lead.id, detail: { userId: named.body.user_id, from: stranger.id } },
    ]);
  });

  test('is named of a plan that has none, as one that was brought in, whatever its state; with nothing to confirm', async () => {
    planId = await server.addPlan({ lead, status: 'active' });
    const email = meant();
    expect(await name(email)).toMatchObject({ status: 200, body: { email } });
    const invitation = await server.call(`/api/invitation/${await linkTo(email)}`);
    expect(invitation.body).toMatchObject({ email, isOwner: true, isToConfirm: false });
    const [letter] = await lettersTo(email);
    expect(letter?.text).not.toContain('confirm');
    expect((await read(await signIn(email))).body.roles).toEqual(['owner']);
    expect((await name(meant())).body).toMatchObject({
      message: ['The owner has confirmed the details already.'],
    });
  });

  test('is not the one who is named, nor somebody of the provider: refused beside the address', async () => {
    const stranger = await startMistyped();
    for (const email of [stranger.email, lead.email])
      expect(await name(email)).toMatchObject({ status: 400, body: { fields: [{ field: 'email' }] } });
    expect((await read(stranger)).status).toBe(200);
  });

  test('is not named once the details are confirmed, nor by whoever does not lead the plan', async () => {
    const stranger = await startMistyped();
    expect((await name(meant(), stranger)).status).toBe(403);
    await server.database.db.updateTable('plan').set({ status: 'active' }).where('id', '=', planId).execute();
    expect(await name(meant())).toMatchObject({
      status: 400,
      body: { message: ['The owner has confirmed the details already.'] },
    });
    expect((await read(stranger)).status).toBe(200);
  });
});

describe('[API-PLAN-4] the first plan that waits for a word', () => {
  const waiting = (as: TestUser) =>
    server.call<{ planId: string } | null>('/api/plan/first-pending-confirmation-details', { as });

  test('is the oldest of the caller’s own, and nothing to anybody else', async () => {
    const farmer = await server.addUser({ role: 'accountUser' });
    const pending = await server.addPlan({ lead, status: 'pendingConfirmation' });
    server.clock.at = new Date(server.clock.at.getTime() + 1000);
    const later = await server.addPlan({ lead, status: 'pendingConfirmation' });
    await server.giveRole(pending, farmer, 'owner');
    await server.giveRole(later, farmer, 'owner');
    expect((await waiting(farmer)).body?.planId).toBe(pending);
    expect((await waiting(lead)).body).toBeNull();
  });
});

/** The person behind an address, as the identity provider would bring them. */
async function signIn(email: string): Promise<TestUser> {
  const { id } = await server.database.db
    .selectFrom('appUser')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const user = await server.addSession({ id, email });
  await server.call('/api/auth/user/accept-terms', { as: user, method: 'POST' });
  return user;
}

/** The same person with a session that has just begun. */
const refreshed = (user: TestUser): Promise<TestUser> => server.addSession(user);
