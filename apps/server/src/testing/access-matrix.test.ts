import { allCalls, SEE_AS_HEADER, type AnyCall } from '@tussock/contract';
import { internalRoles, planRoles, refusals, type GlobalRole, type PlanRole } from '@tussock/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectedAccess, mayLookAs, type Actor } from './expected-access.ts';
import { startTestServer, type TestServer, type TestUser } from './start-test-server.ts';

/** What may have become of somebody's right since it was given. */
type Lapse = 'sessionExpired' | 'sessionRevoked' | 'userDeleted' | 'grantOver' | 'grantOnOtherPlan';

/** Who may stand before a call: nobody, somebody whose session or grant is over, and somebody with each role. */
interface Relation {
  readonly name: string;
  readonly role: GlobalRole | null;
  readonly onPlan: readonly PlanRole[];
  readonly lapse?: Lapse;
}

/** The sign-in error code that a lapse is answered with; those not named here leave the session as it was. */
const codeOfLapse = { sessionExpired: 102, sessionRevoked: 101, userDeleted: 100 } as const;

const globalRoleFor = (role: PlanRole): GlobalRole =>
  (internalRoles as readonly PlanRole[]).includes(role) ? 'providerStaff' : 'accountUser';

const relations: readonly Relation[] = [
  { name: 'anonymous', role: null, onPlan: [] },
  { name: 'session expired', role: 'providerAdmin', onPlan: [], lapse: 'sessionExpired' },
  { name: 'session revoked', role: 'providerAdmin', onPlan: [], lapse: 'sessionRevoked' },
  { name: 'user deleted', role: 'providerAdmin', onPlan: [], lapse: 'userDeleted' },
  { name: 'provider administrator', role: 'providerAdmin', onPlan: [] },
  { name: 'provider staff without a role', role: 'providerStaff', onPlan: [] },
  { name: 'account administrator of another account', role: 'accountAdmin', onPlan: [] },
  { name: 'account user of another account', role: 'accountUser', onPlan: [] },
  ...planRoles.map((role): Relation => ({ name: role, role: globalRoleFor(role), onPlan: [role] })),
  // Whoever advises on another plan, or whose grant is over or for another plan, is a stranger here.
  ...planRoles
    .filter((role) => role !== 'consultant')
    .flatMap((role): Relation[] => [
      { name: `${role} until yesterday`, role: globalRoleFor(role), onPlan: [role], lapse: 'grantOver' },
      {
        name: `${role} of the other plan`,
        role: globalRoleFor(role),
        onPlan: [role],
        lapse: 'grantOnOtherPlan',
      },
    ]),
  {
    name: 'consultant of the other plan',
    role: 'accountUser',
    onPlan: ['consultant'],
    lapse: 'grantOnOtherPlan',
  },
];

let server: TestServer;
let planId: string;
let otherPlanId: string;
/** The accounts of the two plans, and one without a plan. */
let account: string;
let otherAccount: string;
let idleAccount: string;
const users = new Map<string, TestUser>();

/** Somebody as a relation describes, with what has become of them. */
async function addRelated({ role, onPlan, lapse }: Relation & { role: GlobalRole }) {
  const isOnOtherPlan = lapse === 'grantOnOtherPlan';
  const ownAccount = onPlan.includes('consultant') ? (isOnOtherPlan ? otherAccount : account) : idleAccount;
  const accountId = role.startsWith('account') ? ownAccount : null;
  const user = await server.addUser({ role, accountId });
  const yesterday = new Date(server.clock.at.getTime() - 86_400_000);
  for (const held of onPlan.filter((one) => one !== 'consultant'))
    await server.giveRole(
      isOnOtherPlan ? otherPlanId : planId,
      user,
      held,
      lapse === 'grantOver' ? yesterday : undefined,
    );
  const { db } = server.database;
  if (lapse === 'sessionExpired')
    await db.updateTable('session').set({ expiresAt: yesterday }).where('userId', '=', user.id).execute();
  if (lapse === 'sessionRevoked')
    await db.updateTable('session').set({ revokedAt: yesterday }).where('userId', '=', user.id).execute();
  if (lapse === 'userDeleted')
    await db.updateTable('appUser').set({ deletedAt: yesterday }).where('id', '=', user.id).execute();
  return user;
}

beforeAll(async () => {
  server = await startTestServer();
  const lead = await server.addUser({ role: 'providerStaff' });
  account = await server.addAccount('Hill Country Advice');
  otherAccount = await server.addAccount('Somebody Else');
  idleAccount = await server.addAccount('Nobody’s Adviser');
  planId = await server.addPlan({ lead, accountId: account });
  otherPlanId = await server.addPlan({
    lead,
    propertyName: 'Somebody else’s farm',
    accountId: otherAccount,
  });
  for (const relation of relations) {
    const { name, role } = relation;
    if (role !== null) users.set(name, await addRelated({ ...relation, role }));
  }
});
// One of the calls takes the plan from its account.
beforeEach(async () => {
  await server.database.db.updateTable('plan').set({ accountId: account }).where('id', '=', planId).execute();
});
afterAll(() => server.close());

const NO_SUCH_ID = '01900000-0000-7000-8000-00000000ffff';
const pathFor = (call: AnyCall, { plan, id = NO_SUCH_ID }: { plan: string; id?: string }): string =>
  call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (name === 'planId') return plan;
    if (name === 'id') return id;
    return name.length === 1 ? '12' : NO_SUCH_ID;
  });

/** Things of an account: what a call named here is asked about, for people whose ability reaches no further than their own account. */
const thingsOfAccount: Partial<Record<AnyCall['id'], (accountId: string) => Promise<string>>> = {
  'account.get': (accountId) => Promise.resolve(accountId),
  'accountUser.update': async (accountId) => (await server.addUser({ role: 'accountUser', accountId })).id,
  'accountUser.delete': async (accountId) => (await server.addUser({ role: 'accountUser', accountId })).id,
};
const ownThing = (call: AnyCall): Promise<string> =>
  thingsOfAccount[call.id]?.(idleAccount) ?? Promise.resolve(NO_SUCH_ID);

type Verdict = 'allowed' | 100 | 101 | 102 | 403;

/** What somebody is answered, by the list written by hand; whose right is over stands there with no role on the plan. */
const expectation = (call: AnyCall, { role, onPlan, lapse }: Relation): Verdict => {
  const mayCall = expectedAccess[call.id];
  if (mayCall === 'anyone') return 'allowed';
  if (role === null) return 101;
  if (lapse !== undefined && lapse in codeOfLapse) return codeOfLapse[lapse as keyof typeof codeOfLapse]; // just looked up
  const actors: readonly Actor[] = [role, ...(lapse === undefined ? onPlan : [])];
  return actors.some((actor) => mayCall.includes(actor)) ? 'allowed' : 403;
};

// A body that no call accepts: whoever is let through is told so, and nothing is written. Open calls are asked without
// a session, so that signing out does not end the one the next pair needs.
const ask = (
  call: AnyCall,
  user: TestUser | undefined,
  about: { plan: string; id?: string },
  headers: Readonly<Record<string, string>> = {},
) =>
  server.call(pathFor(call, about), {
    headers,
    as: call.access.to === 'anyone' ? undefined : user,
    method: call.method,
    ...(call.method === 'GET' ? {} : { body: { notAField: true } }),
  });

// With a body that is accepted, so that what is asked about is what is refused.
const askAbout = (call: AnyCall, user: TestUser | undefined, id: string | undefined) =>
  server.call(pathFor(call, { plan: planId, ...(id === undefined ? {} : { id }) }), {
    as: user,
    method: call.method,
    ...(call.method === 'POST'
      ? { body: { name: 'Hana Rewi', email: 'hana@farm.example', role: 'accountUser' } }
      : {}),
  });

const seen = (answer: { status: number; body: { errorCode?: number; code?: string } | null }): Verdict => {
  const { errorCode } = answer.body ?? {};
  if (answer.status === 401 && (errorCode === 100 || errorCode === 101 || errorCode === 102))
    return errorCode;
  return answer.status === 403 ? 403 : 'allowed';
};

/** One after the other: what each of several is answered, by name. */
async function askAs<One extends { readonly name: string }>(
  several: readonly One[],
  askOne: (one: One) => Promise<{ status: number; body: { errorCode?: number } | null }>,
): Promise<Record<string, Verdict>> {
  const verdicts: Record<string, Verdict> = {};
  for (const one of several) verdicts[one.name] = seen(await askOne(one));
  return verdicts;
}

const calls: readonly AnyCall[] = allCalls;
const named = calls.map((call) => ({ call, id: call.id }));

describe('[ROLE-4] who may make which call', () => {
  test.each(named)('$id is for those whom the list written by hand names', async ({ call }) => {
    const verdicts = await askAs(relations, async ({ name }) =>
      ask(call, users.get(name), { plan: planId, id: await ownThing(call) }),
    );
    expect(verdicts).toEqual(
      Object.fromEntries(relations.map((relation) => [relation.name, expectation(call, relation)])),
    );
  });

  const planCalls = calls.filter(({ access }) => access.to === 'plan').map((call) => ({ call, id: call.id }));
  test.each(planCalls)(
    '$id on a plan one may not see answers like one that does not exist',
    async ({ call }) => {
      const owner = users.get('owner');
      const [foreign, missing] = [
        await ask(call, owner, { plan: otherPlanId }),
        await ask(call, owner, { plan: '01900000-0000-7000-8000-0000000000ff' }),
      ];
      expect(foreign.status).toBe(403);
      expect(foreign.body.message).toBe(refusals.forbidden);
      expect({ ...missing.body, requestId: '' }).toEqual({ ...foreign.body, requestId: '' });
    },
  );

  const accountCalls = calls.filter(({ id }) => thingsOfAccount[id]).map((call) => ({ call, id: call.id }));
  test.each(accountCalls)(
    '[GEN-4] $id of another account answers its administrator like one that does not exist',
    async ({ call }) => {
      const admin = users.get('account administrator of another account');
      const foreign = await askAbout(call, admin, await thingsOfAccount[call.id]?.(account));
      const missing = await askAbout(call, admin, NO_SUCH_ID);
      expect(foreign.status).toBe(403);
      expect(foreign.body.message).toBe(refusals.forbidden);
      expect({ ...missing.body, requestId: '' }).toEqual({ ...foreign.body, requestId: '' });
    },
  );

  test.each(planCalls)(
    '$id by a lead who sees the plan as another role is that role’s, and read only',
    async ({ call }) => {
      const looks = planRoles.map((name) => ({ name }));
      const verdicts = await askAs(looks, ({ name }) =>
        ask(call, users.get('lead'), { plan: planId }, { [SEE_AS_HEADER]: name }),
      );
      const expected = planRoles.map((role) => [
        role,
        call.method === 'GET' && mayLookAs(call.id, role) ? 'allowed' : 403,
      ]);
      expect(verdicts).toEqual(Object.fromEntries(expected));
    },
  );
});

describe('every call of the server', () => {
  test('is declared, and every declared call is mounted', () => {
    const mounted = server.app.printRoutes({ commonPrefix: false, includeHooks: false });
    const missing = calls.filter(
      ({ method, path }) => !server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(mounted).not.toBe('');
  });
});
