import type { PlanInfoReply } from '@tussock/contract';
import { abilitiesOnPlan, internalRoles, type GlobalRole, type PlanRole } from '@tussock/domain';
import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

/** The people of the story, by number: staff first, then guests to be, then users of the two accounts. */
const STAFF = [0, 1, 2] as const;
const OUTSIDERS = [3, 4] as const;
const ADVISERS = [5, 6] as const;
const OWNER = 7;
const EVERYBODY = [...STAFF, ...OUTSIDERS, ...ADVISERS, OWNER];
/** Whoever asks: the people above, and the provider's administrator who is never removed. */
const ADMIN = 8;
const DAY_MS = 86_400_000;

/** Mostly somebody who may, or stories would be short of changes. */
const actor = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(ADMIN, 0, OWNER, OWNER) },
  { weight: 1, arbitrary: fc.constantFrom(...EVERYBODY) },
);
const roles = fc.record({
  do: fc.constant('roles' as const),
  by: actor,
  map: fc.dictionary(
    fc.constantFrom('0', '1', '2', '0', '1', '2', '3', '7'),
    fc.constantFrom(...internalRoles, null, 'lead' as const, 'lead' as const),
    { minKeys: 1, maxKeys: 2 },
  ),
});
const act = fc.oneof(
  fc.record({
    do: fc.constant('grant' as const),
    by: actor,
    whom: fc.constantFrom(...OUTSIDERS, ...ADVISERS, OWNER, 0),
    mayEdit: fc.boolean(),
    days: fc.constantFrom(null, 0, 1),
  }),
  fc.record({
    do: fc.constant('removeGrant' as const),
    by: actor,
    whom: fc.constantFrom(...OUTSIDERS, ...ADVISERS, OWNER),
  }),
  roles,
  roles,
  fc.record({ do: fc.constant('assign' as const), by: actor, account: fc.constantFrom(0, 1) }),
  fc.record({ do: fc.constant('unassign' as const), by: actor }),
  fc.record({ do: fc.constant('delete' as const), whom: fc.constantFrom(...EVERYBODY) }),
  fc.record({ do: fc.constant('wait' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const globalRoleOf = (person: number): GlobalRole =>
  person === ADMIN
    ? 'providerAdmin'
    : (STAFF as readonly number[]).includes(person)
      ? 'providerStaff'
      : 'accountUser';
const accountOf = (person: number): number | null => (person === 5 ? 0 : person === 6 ? 1 : null);

/** What the table and the rules say, kept in memory: who holds what, until when. */
class Model {
  readonly internal = new Map<number, PlanRole>([[0, 'lead']]);
  readonly grants = new Map<number, { role: PlanRole; until: number | null }>();
  readonly deleted = new Set<number>();
  account: number | null = null;
  day = 0;

  rolesOf(person: number): PlanRole[] {
    const internal = this.internal.get(person);
    const grant = this.grants.get(person);
    const account = accountOf(person);
    return [
      ...(internal ? [internal] : []),
      ...(person === OWNER ? (['owner'] as const) : []),
      ...(grant && (grant.until === null || grant.until >= this.day) ? [grant.role] : []),
      ...(account !== null && account === this.account ? (['consultant'] as const) : []),
    ];
  }

  abilitiesOf(person: number): readonly string[] {
    return this.deleted.has(person) ? [] : abilitiesOnPlan(globalRoleOf(person), this.rolesOf(person));
  }

  #leads = (): number[] =>
    [...this.internal].filter(([who, role]) => role === 'lead' && !this.deleted.has(who)).map(([who]) => who);

  /** Whether an act should be done; if so, it is done here too. */
  apply(step: Act): boolean {
    if (step.do === 'wait') {
      this.day += 1;
      return true;
    }
    if (step.do === 'delete') return this.#delete(step.whom);
    const may = this.abilitiesOf(step.by);
    switch (step.do) {
      case 'grant':
        return may.includes('manageUserAccess') && this.#grant(step);
      case 'removeGrant':
        if (!may.includes('manageUserAccess') || this.deleted.has(step.whom)) return false;
        return this.grants.delete(step.whom);
      case 'roles':
        return may.includes('manageUserAccess') && this.#mergeRoles(step.map, may.includes('changeLead'));
      case 'assign':
        if (!may.includes('manageAccountAccess')) return false;
        this.account = step.account;
        return true;
      case 'unassign':
        if (!may.includes('manageAccountAccess')) return false;
        this.account = null;
        return true;
    }
  }

  #delete(whom: number): boolean {
    const leads = this.#leads();
    const isLast = whom === OWNER || (leads.length === 1 && leads[0] === whom);
    if (this.deleted.has(whom) || isLast) return false;
    this.deleted.add(whom);
    return true;
  }

  #grant({ whom, mayEdit, days }: Extract<Act, { do: 'grant' }>): boolean {
    if (whom === OWNER || whom === 0 || this.deleted.has(whom)) return false;
    const until = days === null ? null : this.day + days;
    this.grants.set(whom, { role: mayEdit ? 'guestEditor' : 'guest', until });
    return true;
  }

  #mergeRoles(map: Readonly<Record<string, PlanRole | null>>, mayChangeLead: boolean): boolean {
    const asked = Object.entries(map).map(([who, role]) => [Number(who), role] as const);
    if (asked.some(([who]) => globalRoleOf(who) !== 'providerStaff' || this.deleted.has(who))) return false;
    const takesLead = asked.some(([who, role]) => this.internal.get(who) === 'lead' && role !== 'lead');
    if (takesLead && !mayChangeLead) return false;
    const merged = new Map(this.internal);
    for (const [who, role] of asked) {
      if (role) merged.set(who, role);
      else merged.delete(who);
    }
    if (![...merged].some(([who, role]) => role === 'lead' && !this.deleted.has(who))) return false;
    this.internal.clear();
    for (const [who, role] of merged) this.internal.set(who, role);
    return true;
  }
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Cast {
  readonly planId: string;
  readonly people: readonly TestUser[];
  readonly accounts: readonly string[];
}

async function setUp(): Promise<Cast> {
  // Noon in New Zealand, so that a day later is the next day.
  server.clock.at = new Date('2026-11-21T00:00:00Z');
  const accounts = [await server.addAccount('Hill Advice'), await server.addAccount('River Advice')];
  const people: TestUser[] = [];
  for (const person of [...EVERYBODY, ADMIN]) {
    const account = accountOf(person);
    people.push(
      await server.addUser({
        role: globalRoleOf(person),
        accountId: account === null ? null : (accounts[account] ?? null),
      }),
    );
  }
  const [lead, owner] = [people[0], people[OWNER]];
  if (!lead || !owner) throw new Error('the cast is complete');
  const planId = await server.addPlan({ lead });
  await server.giveRole(planId, owner, 'owner');
  return { planId, people, accounts };
}

/** Does an act on the server; gives whether it was done. */
async function perform({ planId, people, accounts }: Cast, step: Act): Promise<boolean> {
  const idOf = (person: number) => people[person]?.id ?? '';
  if (step.do === 'wait') {
    server.clock.at = new Date(server.clock.at.getTime() + DAY_MS);
    // Nobody is signed out by the waiting: the story is about plans.
    await server.database.db.updateTable('session').set({ lastSeenAt: server.clock.at }).execute();
    return true;
  }
  if (step.do === 'delete')
    return server.database.db
      .updateTable('appUser')
      .set({ deletedAt: server.clock.at })
      .where('id', '=', idOf(step.whom))
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
      .then(
        ({ numUpdatedRows }) => numUpdatedRows === 1n,
        () => false,
      );
  const ask = (path: string, method: string, body?: unknown) =>
    server.call(`/api/plan/${planId}/access/${path}`, { as: people[step.by], method, body });
  switch (step.do) {
    case 'grant': {
      const last = new Date(server.clock.at.getTime() + (step.days ?? 0) * DAY_MS);
      const answer = await ask('external/create', 'POST', {
        name: `Person ${step.whom}`,
        email: people[step.whom]?.email,
        mayEdit: step.mayEdit,
        // At noon the day of UTC is that of New Zealand.
        ...(step.days === null ? {} : { expiresOn: last.toISOString().slice(0, 10) }),
      });
      return answer.status === 200;
    }
    case 'removeGrant':
      return (await ask(`external/delete/${idOf(step.whom)}`, 'DELETE')).status === 200;
    case 'roles': {
      const map = Object.fromEntries(
        Object.entries(step.map).map(([who, role]) => [idOf(Number(who)), role]),
      );
      return (await ask('internal/update', 'POST', map)).status === 200;
    }
    case 'assign':
      return (
        (await ask('account/assign', 'POST', { accountId: accounts[step.account] ?? uuidv7() })).status ===
        200
      );
    case 'unassign':
      return (await ask('account/remove', 'DELETE')).status === 200;
  }
}

const livingHolders = async (planId: string, role: string): Promise<number> =>
  (
    await server.database.db
      .selectFrom('planRole')
      .innerJoin('appUser', 'appUser.id', 'planRole.userId')
      .select('planRole.userId')
      .where('planRole.planId', '=', planId)
      .where('planRole.role', '=', role)
      .where('appUser.deletedAt', 'is', null)
      .execute()
  ).length;

test('[ROLE-4] no sequence of changes leaves a plan without a lead or owner, or shows what the table denies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 20 }), async (steps) => {
      const cast = await setUp();
      const model = new Model();
      for (const step of steps) {
        // A deleted person's address is free again: a grant to it would make a new person, who is not in this story.
        if (step.do === 'grant' && model.deleted.has(step.whom)) continue;
        const isDone = await perform(cast, step);
        expect([step, isDone]).toEqual([step, model.apply(step)]);
        expect(await livingHolders(cast.planId, 'lead')).toBeGreaterThan(0);
        expect(await livingHolders(cast.planId, 'owner')).toBe(1);
      }
      for (const person of [...EVERYBODY, ADMIN]) {
        const answer = await server.call<PlanInfoReply>(`/api/plan/${cast.planId}`, {
          as: cast.people[person],
        });
        const abilities = answer.status === 200 ? answer.body.abilities : [];
        expect([person, abilities]).toEqual([person, [...model.abilitiesOf(person)]]);
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);
