import { sql } from 'kysely';
import type { PlanFacets, PlanInfoReply, PlanListItem } from '@tussock/contract';
import type { Values } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

interface Page {
  results: PlanListItem[];
  currentPage: number;
  totalPages: number;
  totalResults: number;
}

let server: TestServer;
let staff: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
});
afterAll(() => server.close());

const newPlan = (over: object = {}) => ({
  _id: uuidv7(),
  propertyName: 'Rātā Flat',
  contactName: 'Hana Rewi',
  email: `${uuidv7()}@farm.example`,
  physicalAddress: '12 Tōtara Road, Exampleton',
  ...over,
});
const list = (query: string, as: TestUser = staff) => server.call<Page>(`/api/plan/all${query}`, { as });
const invitationLink = async (email: string): Promise<string> => {
  await expect
    .poll(async () => (await server.mailer.outbox()).some(({ to }) => to === email), { timeout: 10_000 })
    .toBe(true);
  const letter = (await server.mailer.outbox()).find(({ to }) => to === email);
  return /\/invitation\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
};

/** The owner's user is made by the plan; tests give it a session of its own. */
const signInAs = async (email: string): Promise<TestUser> => {
  const { id } = await server.database.db
    .selectFrom('appUser')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const helper = await server.addUser({ role: 'accountUser' });
  await server.database.db
    .updateTable('session')
    .set({ userId: id })
    .where('userId', '=', helper.id)
    .execute();
  const user = { ...helper, id, email };
  await server.call('/api/auth/user/accept-terms', { as: user, method: 'POST' });
  return user;
};

describe('creating a plan', () => {
  test('[API-PLAN-2] makes the owner’s user, gives both their roles and writes the invitation', async () => {
    const body = newPlan();
    const created = await server.call('/api/plan/create', { as: staff, body });
    expect(created.body).toEqual({ _id: body._id });
    const plan = await server.call<PlanInfoReply>(`/api/plan/${body._id}`, { as: staff });
    expect(plan.body).toMatchObject({
      status: 'pendingConfirmation',
      info: { propertyName: 'Rātā Flat' },
      roles: ['lead'],
    });
    const owner = await server.call(`/api/plan/${body._id}/owner`, { as: staff });
    expect(owner.body).toMatchObject({ name: 'Hana Rewi', email: body.email });
    expect(await invitationLink(body.email)).not.toBe('');
  });

  test('[API-PLAN-2] without an e-mail is a draft that invites nobody, until its owner is named', async () => {
    const { email, contactName, ...body } = newPlan();
    expect((await server.call('/api/plan/create', { as: staff, body })).status).toBe(200);
    const planPath = `/api/plan/${body._id}`;
    expect((await server.call<PlanInfoReply>(planPath, { as: staff })).body.status).toBe('draft');
    expect((await server.call(`${planPath}/owner`, { as: staff })).body).toBeNull();
    const named = await server.call(`${planPath}/access/owner/update`, {
      as: staff,
      body: { name: contactName, email },
    });
    expect(named.status, JSON.stringify(named.body)).toBe(200);
    expect((await server.call<PlanInfoReply>(planPath, { as: staff })).body).toMatchObject({
      status: 'pendingConfirmation',
      info: { email, contactName },
    });
    expect(await invitationLink(email)).not.toBe('');
  });

  test('[VAL-2] refuses an e-mail without a name', async () => {
    const { contactName: _name, ...body } = newPlan();
    const answer = await server.call('/api/plan/create', { as: staff, body });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'contactName', message: 'Contact name is required' }] },
    });
  });

  test('[VAL-2] refuses bad input with a message beside each field, and makes nothing', async () => {
    const body = newPlan({ propertyName: '', email: 'not an address' });
    const answer = await server.call('/api/plan/create', { as: staff, body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([
      { field: 'propertyName', message: 'Property name is required' },
      { field: 'email', message: 'Contact e-mail must be an e-mail address, such as name@example.nz' },
    ]);
    expect((await server.call(`/api/plan/${body._id}`, { as: staff })).status).toBe(403);
  });

  test('repeated with its op id gives the same plan and one letter', async () => {
    const body = newPlan();
    const headers = { 'idempotency-key': uuidv7() };
    const answers = [
      await server.call('/api/plan/create', { as: staff, body, headers }),
      await server.call('/api/plan/create', { as: staff, body, headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await invitationLink(body.email);
    expect((await server.mailer.outbox()).filter(({ to }) => to === body.email)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  test('is shown without using it up, accepted once, and then answers with code 201', async () => {
    const body = newPlan();
    await server.call('/api/plan/create', { as: staff, body });
    const token = await invitationLink(body.email);
    const owner = await signInAs(body.email);
    expect((await server.call(`/api/invitation/${token}`)).body).toMatchObject({
      propertyName: 'Rātā Flat',
      email: body.email,
      invitedByName: 'Tom Sinclair',
      // Whoever it is for may have another address by now.
      userId: owner.id,
    });
    expect(
      (await server.call(`/api/invitation/${token}/accept`, { as: owner, method: 'POST' })).body,
    ).toEqual({ planId: body._id, isOwner: true });
    expect(
      (await server.call(`/api/invitation/${token}/accept`, { as: owner, method: 'POST' })).body.errorCode,
    ).toBe(201);
  });

  test('is refused to another address, and says which it is for', async () => {
    const body = newPlan();
    await server.call('/api/plan/create', { as: staff, body });
    const token = await invitationLink(body.email);
    const answer = await server.call(`/api/invitation/${token}/accept`, { as: staff, method: 'POST' });
    expect(answer.status).toBe(403);
    expect(answer.body.message).toContain(`This invitation is for ${body.email}.`);
  });

  test('ends after 14 days, and a new link replaces it', async () => {
    const body = newPlan();
    await server.call('/api/plan/create', { as: staff, body });
    const token = await invitationLink(body.email);
    server.clock.at = new Date(server.clock.at.getTime() + 14 * 86_400_000);
    expect((await server.call(`/api/invitation/${token}`)).body.errorCode).toBe(201);
    await server.call(`/api/invitation/${token}/renew`, { method: 'POST' });
    await expect
      .poll(async () => (await server.mailer.outbox()).filter(({ to }) => to === body.email).length, {
        timeout: 10_000,
      })
      .toBe(2);
    const fresh = await server.addUser({ role: 'providerAdmin' });
    expect(
      (await server.call(`/api/plan/${body._id}/invitation/resend`, { as: fresh, method: 'POST' })).body,
    ).toEqual({ email: body.email });
  });

  test('that was tampered with is refused with code 201', async () => {
    expect((await server.call('/api/invitation/abc.def')).body.errorCode).toBe(201);
  });
});

describe('confirming the details', () => {
  test('[API-PLAN-3] [API-PLAN-4] [API-PLAN-5] makes the plan active, with the corrections and an approval', async () => {
    const fresh = await server.addUser({ role: 'providerStaff' });
    const body = newPlan();
    await server.call('/api/plan/create', { as: fresh, body });
    const owner = await signInAs(body.email);
    const pending = await server.call<{ planId: string; info: object }>(
      '/api/plan/first-pending-confirmation-details',
      { as: owner },
    );
    expect(pending.body.planId).toBe(body._id);
    const details = await server.call<{ info: object }>(`/api/plan/${body._id}/confirmation-details/get`, {
      as: owner,
    });
    expect(details.body.info).toEqual(pending.body.info);
    const confirmed = await server.call<PlanInfoReply>(`/api/plan/${body._id}/confirmation-details/update`, {
      as: owner,
      body: { ...details.body.info, propertyName: 'Rātā Flats', hasReadTerms: true },
    });
    expect(confirmed.body).toMatchObject({
      status: 'active',
      info: { propertyName: 'Rātā Flats' },
      approvals: [{ approvalType: 'owner', decision: 'approved' }],
    });
    expect(
      (await server.call('/api/plan/first-pending-confirmation-details', { as: owner })).body,
    ).toBeNull();
  });

  test('needs the box to be ticked, and happens once', async () => {
    const fresh = await server.addUser({ role: 'providerStaff' });
    const body = newPlan();
    await server.call('/api/plan/create', { as: fresh, body });
    const owner = await signInAs(body.email);
    const { _id: id, ...info } = body;
    const confirm = (hasReadTerms: boolean) =>
      server.call(`/api/plan/${id}/confirmation-details/update`, {
        as: owner,
        body: { ...info, hasReadTerms },
      });
    expect((await confirm(false)).body.fields).toEqual([
      { field: 'hasReadTerms', message: 'Tick the box to confirm that the details are right' },
    ]);
    expect((await confirm(true)).status).toBe(200);
    expect((await confirm(true)).status).toBe(400);
  });

  test('a stale version of the details is refused with what stands', async () => {
    const id = await server.addPlan({ lead: await server.addUser({ role: 'providerStaff' }) });
    const admin = await server.addUser({ role: 'providerAdmin' });
    const info = { propertyName: 'A', contactName: 'B', email: 'b@farm.example', physicalAddress: 'C' };
    const save = (propertyName: string) =>
      server.call(`/api/plan/${id}/update`, {
        as: admin,
        method: 'PUT',
        body: { ...info, propertyName },
        headers: { 'if-match': '"1"' },
      });
    expect((await save('First')).status).toBe(200);
    const second = await save('Second');
    expect(second.status).toBe(409);
    expect(second.body.current).toMatchObject({ version: 2, info: { propertyName: 'First' } });
  });
});

describe('[API-PLAN-1] [API-LIST-1] the list of plans', () => {
  test('says of each plan whether the caller may give it to an adviser', async () => {
    const lead = await server.addUser({ role: 'providerStaff' });
    const [led, seen] = [await server.addPlan({ lead }), await server.addPlan({ lead: staff })];
    await server.giveRole(seen, lead, 'viewer');
    const { results } = (await list('', lead)).body;
    expect(new Map(results.map(({ _id, mayGive }) => [_id, mayGive]))).toEqual(
      new Map([
        [led, true],
        [seen, false],
      ]),
    );
  });

  test('[ENT-9] gives pages, newest first, and the last page for one beyond the end', async () => {
    const lead = await server.addUser({ role: 'providerStaff' });
    for (let index = 0; index < 23; index += 1) {
      server.clock.at = new Date(server.clock.at.getTime() + 1000);
      await server.addPlan({ lead, propertyName: `Farm ${index}` });
    }
    const first = await list('', lead);
    expect(first.body).toMatchObject({ currentPage: 1, totalPages: 2, totalResults: 23 });
    expect(first.body.results.map(({ propertyName }) => propertyName).slice(0, 2)).toEqual([
      'Farm 22',
      'Farm 21',
    ]);
    expect((await list('?page=9', lead)).body).toMatchObject({ currentPage: 2 });
    expect((await list('?sort=propertyName&order=asc&pageSize=50', lead)).body.results[0]?.propertyName).toBe(
      'Farm 0',
    );
  });

  test('refuses an order it does not know, and says which there are', async () => {
    const lead = await server.addUser({ role: 'providerStaff' });
    const { status, body } = await list('?sort=owner', lead);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: [{ field: 'sort', message: expect.stringContaining('createdAt, updatedAt, propertyName') }],
    });
  });

  test('counts what is open and what is late of each plan, sorts and leaves plans by it', async () => {
    const lead = await server.addUser({ role: 'providerStaff' });
    // The day in New Zealand, where it is tomorrow already.
    server.clock.at = new Date('2026-11-22T12:00:00Z');
    const planWith = async (propertyName: string, actions: readonly Values[]) => {
      const planId = await server.addPlan({ lead, propertyName });
      const record = replicaOf(server, lead, planId);
      for (const set of actions)
        expect(
          await record.write([{ entity: 'action', entityId: uuidv7(), op: 'create', set }]),
        ).toMatchObject({
          status: 200,
        });
    };
    const action = { sectionKey: 'waterways', title: 'Fence it', grade: 'good', state: 'agreed' };
    await planWith('Nothing to do', [{ ...action, state: 'proposed', dueOn: '2026-01-01' }]);
    await planWith('One late', [
      { ...action, dueOn: '2026-11-22' },
      { ...action, dueOn: '2026-11-23' },
      { ...action, state: 'cancelled', dueOn: '2026-01-01' },
    ]);
    await planWith('Three to do', [
      { ...action, state: 'inProgress' },
      { ...action, dueSeason: 'summer', dueYear: 2027 },
      { ...action, dueOn: '2027-03-01' },
    ]);
    const names = async (query: string) =>
      (await list(query, lead)).body.results.map(({ propertyName, openActions, overdueActions }) => [
        propertyName,
        openActions,
        overdueActions,
      ]);
    const [none, late, three] = [
      ['Nothing to do', 0, 0],
      ['One late', 2, 1],
      ['Three to do', 3, 0],
    ];
    expect(await names('?sort=openActions&order=desc')).toEqual([three, late, none]);
    expect(await names('?sort=overdueActions&order=desc')).toEqual([late, three, none]);
    expect(await names('?sort=propertyName&order=asc&with=open')).toEqual([late, three]);
    expect(await names('?with=overdue')).toEqual([late]);
    expect((await list('?with=late', lead)).status).toBe(400);
    // A farm that was sold is nobody's work any more.
    await sql`update plan set status = 'archived' where property_name = 'One late'`.execute(
      server.database.db,
    );
    expect(await names('?with=overdue')).toEqual([]);
    expect(await names('?status=archived')).toEqual([['One late', 0, 0]]);
  });

  test('narrows by several values of a filter, and counts what each would leave without itself', async () => {
    const lead = await server.addUser({ role: 'providerStaff' });
    const account = await server.addAccount('Hill and Plain');
    server.clock.at = new Date('2026-11-22T12:00:00Z');
    const facets = async (query = '') =>
      (await server.call<PlanFacets>(`/api/plan/facets${query}`, { as: lead })).body;
    const counts = (facet: PlanFacets['status']) =>
      Object.fromEntries(facet.filter(({ count }) => count > 0).map(({ label, count }) => [label, count]));
    const add = async (propertyName: string, catchment: string, more: object = {}) => {
      const planId = await server.addPlan({ lead, propertyName, ...more });
      await sql`update plan set info = jsonb_set(info, '{catchment}', to_jsonb(${catchment}::text)) where id = ${planId}`.execute(
        server.database.db,
      );
      return planId;
    };
    await add('Airy', 'Upper, east', { accountId: account });
    await add('Boggy', 'Lower');
    const clayey = await add('Clayey', 'Lower');
    const dusty = await add('Dusty', '');
    await sql`update plan set area_m2 = 120000, status = 'submitted' where id = ${clayey}`.execute(
      server.database.db,
    );
    await sql`update plan set updated_at = '2026-08-22T11:59:00Z' where id = ${dusty}`.execute(
      server.database.db,
    );

    const all = await facets();
    expect(all).toMatchObject({ plans: 4, allPlans: 4, areaHectares: 12 });
    expect(counts(all.catchment)).toEqual({ Lower: 2, 'Not known yet': 1, 'Upper, east': 1 });
    expect(counts(all.adviser)).toEqual({ 'Hill and Plain': 1, 'Nobody yet': 3 });
    expect(counts(all.with)).toEqual({ 'No boundary yet': 3, 'No change for 3 months': 1 });

    const lower = await facets('?catchment=Lower&with=unbounded');
    expect(lower).toMatchObject({ plans: 1, allPlans: 4, areaHectares: 0 });
    expect(counts(lower.with)).toEqual({ 'No boundary yet': 1 });
    expect(counts(lower.catchment)).toEqual({ Lower: 1, 'Not known yet': 1, 'Upper, east': 1 });

    const names = async (query: string) =>
      (await list(`?sort=propertyName&order=asc&${query}`, lead)).body.results.map(
        (plan) => plan.propertyName,
      );
    expect(await names('catchment=Lower,Upper%252C%20east')).toEqual(['Airy', 'Boggy', 'Clayey']);
    expect(await names('catchment=none')).toEqual(['Dusty']);
    expect(await names('with=quiet')).toEqual(['Dusty']);
    expect(await names(`adviser=${account}`)).toEqual(['Airy']);
    expect(await names(`adviser=none,${account}&status=submitted,archived`)).toEqual(['Clayey']);
    expect((await list('?adviser=somebody', lead)).status).toBe(400);
    expect((await list('?status=submitted,lost', lead)).status).toBe(400);
  });

  test('holds nothing of plans that the caller may not see in its counts', async () => {
    const lead = await server.addUser({ role: 'providerStaff' });
    const stranger = await server.addUser({ role: 'providerStaff' });
    await server.addPlan({ lead });
    const { body } = await server.call<PlanFacets>('/api/plan/facets', { as: stranger });
    expect(body).toMatchObject({ plans: 0, allPlans: 0, catchment: [], adviser: [] });
  });

  test('finds by the owner’s e-mail and by the number of a title', async () => {
    const lead = await server.addUser({ role: 'providerStaff' });
    const owner = await server.addUser({ role: 'accountUser', email: 'wiremu@farm.example' });
    const planId = await server.addPlan({ lead, propertyName: 'Found' });
    await server.giveRole(planId, owner, 'owner');
    await server.addPlan({ lead, propertyName: 'Other' });
    await sql`insert into boundary_layer (plan_id, layer, id, ordinal, properties, geojson, drawn, area_m2)
      values (${planId}, 'cadastral', 'a', 0, '{"titleNumber":"CB900A/547"}', '{}', '{}', 1)`.execute(
      server.database.db,
    );
    const names = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`, lead)).body.results.map(
        (plan) => plan.propertyName,
      );
    expect(await names('cb900a 547')).toEqual(['Found']);
    expect(await names('wiremu@farm')).toEqual(['Found']);
    expect(await names('900b')).toEqual([]);
  });

  test('finds by part of a name, and takes marks of the pattern language as themselves', async () => {
    const lead = await server.addUser({ role: 'providerStaff' });
    await server.addPlan({ lead, propertyName: 'Te Awa 100% Organic' });
    await server.addPlan({ lead, propertyName: 'Te Awa Downs' });
    expect((await list('?search=te%20awa', lead)).body.totalResults).toBe(2);
    expect((await list('?search=100%25', lead)).body.totalResults).toBe(1);
    expect((await list('?search=_', lead)).body.totalResults).toBe(0);
  });

  test.each(['kūmara', 'KUMARA', 'kumara bank/obrien', 'Kūmara-Bank'])(
    'finds “%s” however it is written',
    async (search) => {
      const lead = await server.addUser({ role: 'providerStaff' });
      await server.addPlan({ lead, propertyName: 'Kumara Bank – O’Brien' });
      await server.addPlan({ lead, propertyName: 'Kūmara-bank / OBrien' });
      expect((await list(`?search=${encodeURIComponent(search)}`, lead)).body.totalResults).toBe(2);
    },
  );

  test('holds only what the caller may see', async () => {
    const account = await server.addAccount('Advisers');
    const adviser = await server.addUser({ role: 'accountUser', accountId: account });
    const lead = await server.addUser({ role: 'providerStaff' });
    await server.addPlan({ lead, accountId: account, propertyName: 'Theirs' });
    await server.addPlan({ lead, propertyName: 'Not theirs' });
    expect((await list('', adviser)).body.results.map(({ propertyName }) => propertyName)).toEqual([
      'Theirs',
    ]);
  });

  test('refuses a page size that is not offered', async () => {
    const admin = await server.addUser({ role: 'providerAdmin' });
    expect((await list('?pageSize=7', admin)).status).toBe(400);
  });
});

describe('a plan that a consultant starts', () => {
  const startFirm = async () => {
    const accountId = uuidv7();
    const admin = await server.addUser({ role: 'accountAdmin', name: 'Kiri Vale' });
    await server.database.db
      .insertInto('account')
      .values({ id: accountId, name: 'Vale Advisers', adminEmail: admin.email })
      .execute();
    await server.database.db.updateTable('appUser').set({ accountId }).where('id', '=', admin.id).execute();
    return { accountId, admin };
  };

  test('is assigned to their account at once, and they work on it as its consultant', async () => {
    const { accountId, admin } = await startFirm();
    const body = newPlan();
    expect((await server.call('/api/plan/create', { as: admin, body })).status).toBe(200);
    const plan = await server.call<PlanInfoReply>(`/api/plan/${body._id}`, { as: admin });
    expect(plan.body).toMatchObject({ account_id: accountId, roles: ['consultant'] });
    expect(plan.body.abilities).toContain('editFeatures');
    expect(plan.body.abilities).not.toContain('manageUserAccess');
  });

  test('is seen by the staff of the provider', async () => {
    const { admin } = await startFirm();
    const body = newPlan({ propertyName: 'Kōkako Gully' });
    await server.call('/api/plan/create', { as: admin, body });
    // Other tests have moved the clock, by which the session of before may be over.
    const back = await server.addSession(staff);
    const seen = await list('?search=Kōkako', back);
    expect(seen.body.results).toMatchObject([{ _id: body._id, adviser: 'Vale Advisers' }]);
    const plan = await server.call<PlanInfoReply>(`/api/plan/${body._id}`, { as: back });
    expect(plan.body.roles).toEqual(['viewer']);
  });

  test('is refused to somebody outside who belongs to no account, and they are not offered it', async () => {
    const stranger = await server.addUser({ role: 'accountUser' });
    expect((await server.call('/api/plan/create', { as: stranger, body: newPlan() })).status).toBe(403);
    const info = await server.call<{ abilities: string[] }>('/api/auth/info', { as: stranger });
    expect(info.body.abilities).not.toContain('createPlan');
  });
});
