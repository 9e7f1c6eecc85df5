import type { BulkOutcome } from '@tussock/contract';
import { actionWords, boardWords, MOST_IN_BULK } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { changeInBulk } from './change-in-bulk.ts';

let server: TestServer;
let lead: TestUser;
let viewer: TestUser;
let planId: string;
let otherPlanId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  viewer = await server.addUser({ role: 'providerStaff', name: 'Ria Hohepa' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead, propertyName: 'Kererū Run' });
  otherPlanId = await server.addPlan({ lead, propertyName: 'Rātā Flat' });
  await server.giveRole(planId, viewer, 'viewer');
});

async function addAction(plan: string, values: Values = {}): Promise<{ planId: string; actionId: string }> {
  const actionId = uuidv7();
  const set = {
    sectionKey: 'waterways',
    title: 'Fence the stream',
    grade: 'good',
    state: 'agreed',
    dueOn: '2027-01-10',
    ...values,
  };
  const { status } = await replicaOf(server, lead, plan).write([
    { entity: 'action', entityId: actionId, op: 'create', set },
  ]);
  expect(status).toBe(200);
  return { planId: plan, actionId };
}
type Target = Awaited<ReturnType<typeof addAction>>;

const valuesOf = async ({ planId: plan, actionId }: Target) => {
  const { content } = await server.database.db
    .selectFrom('planAction')
    .select('content')
    .where('planId', '=', plan)
    .where('id', '=', actionId)
    .executeTakeFirstOrThrow();
  return content as Values; // an object: written by the writer of actions
};
const changesOf = async ({ planId: plan, actionId }: Target) =>
  server.database.db
    .selectFrom('change')
    .select(['op', 'actorId'])
    .where('planId', '=', plan)
    .where('entityId', '=', actionId)
    .orderBy('rev')
    .execute();
const send = (as: TestUser | undefined, body: unknown, path = '') =>
  server.call<{ _id: string }>(`/api/portfolio/bulk${path}`, { as, method: 'POST', body });
const outcome = async (as: TestUser, id: string) =>
  (await server.call<BulkOutcome>(`/api/portfolio/bulk/${id}`, { as })).body;

/** Orders a change, and waits until nothing of it waits. */
async function change(as: TestUser, body: unknown, path = ''): Promise<BulkOutcome> {
  const { body: ordered, status } = await send(as, body, path);
  expect(status).toBe(200);
  return vi.waitFor(
    async () => {
      const now = await outcome(as, ordered._id);
      expect(now.waiting).toBe(0);
      return now;
    },
    { timeout: 20_000 },
  );
}

test('nobody changes actions without a session', async () => {
  expect((await send(undefined, { actions: [await addAction(planId)], state: 'inProgress' })).status).toBe(
    401,
  );
});

test.each([
  ['nothing to change', { actions: [{ planId: uuidv7(), actionId: uuidv7() }] }],
  ['no action', { actions: [], state: 'inProgress' }],
  [
    'two things at once',
    { actions: [{ planId: uuidv7(), actionId: uuidv7() }], state: 'agreed', dueOn: '2027-01-01' },
  ],
  ['a verification', { actions: [{ planId: uuidv7(), actionId: uuidv7() }], state: 'verified' }],
  ['no day', { actions: [{ planId: uuidv7(), actionId: uuidv7() }], dueOn: '2027-02-30' }],
  [
    'a person who is not there',
    { actions: [{ planId: uuidv7(), actionId: uuidv7() }], responsibleId: uuidv7() },
  ],
  [
    'too many actions',
    {
      actions: Array.from({ length: MOST_IN_BULK + 1 }, () => ({ planId: uuidv7(), actionId: uuidv7() })),
      state: 'agreed',
    },
  ],
])('%s is refused', async (_what, body) => {
  expect((await send(lead, body)).status).toBe(400);
});

test('actions of several farms get another day in one step, each in the log of its plan', async () => {
  const actions = [await addAction(planId), await addAction(otherPlanId)] as const;
  expect(await change(lead, { actions, dueOn: '2027-03-01' })).toMatchObject({ done: 2, refused: [] });
  for (const action of actions) {
    expect(await valuesOf(action)).toMatchObject({ dueOn: '2027-03-01' });
    expect(await changesOf(action)).toEqual([
      { op: 'create', actorId: lead.id },
      { op: 'update', actorId: lead.id },
    ]);
  }
});

test('actions are given to a person of the plan; where that person is none, the action is named and left', async () => {
  const helper = await server.addUser({ role: 'providerStaff', name: 'Ngaire Wills' });
  await server.giveRole(planId, helper, 'editor');
  const mine = await addAction(planId);
  const theirs = await addAction(otherPlanId, { title: 'Move the trough' });
  const became = await change(lead, { actions: [mine, theirs], responsibleId: helper.id });
  expect(became).toMatchObject({
    done: 1,
    refused: [{ ...theirs, propertyName: 'Rātā Flat', title: 'Move the trough', why: actionWords.noAccess }],
  });
  expect(await valuesOf(mine)).toMatchObject({ responsibleId: helper.id, responsibleName: 'Ngaire Wills' });
  expect(await valuesOf(theirs)).not.toHaveProperty('responsibleId');
});

test('a done action needs evidence or a reason, as it does by hand', async () => {
  const seen = await addAction(planId, { doneReason: 'Seen by all of us', state: 'done' });
  const unseen = await addAction(planId);
  const became = await change(lead, { actions: [seen, unseen], state: 'done' });
  expect(became).toMatchObject({ done: 1, refused: [{ ...unseen, why: actionWords.doneNeedsProof }] });
});

test('whoever may only see a plan changes nothing on it, and learns no name of one they may not see', async () => {
  const seen = await addAction(planId);
  const hidden = await addAction(otherPlanId);
  const became = await change(viewer, { actions: [seen, hidden], state: 'inProgress' });
  const why = boardWords.bulk.notSeen;
  expect(became).toMatchObject({ done: 0 });
  expect(became.refused).toHaveLength(2);
  expect(became.refused).toContainEqual({
    ...seen,
    propertyName: 'Kererū Run',
    title: 'Fence the stream',
    why,
  });
  expect(became.refused).toContainEqual({ ...hidden, propertyName: '', title: '', why });
  expect(await valuesOf(seen)).toMatchObject({ state: 'agreed' });
  expect(await valuesOf(hidden)).toMatchObject({ state: 'agreed' });
});

test('an action of another plan than the named one is refused', async () => {
  const { actionId } = await addAction(planId);
  const became = await change(lead, { actions: [{ planId: otherPlanId, actionId }], state: 'inProgress' });
  expect(became).toMatchObject({ done: 0, refused: [{ why: boardWords.bulk.notSeen }] });
});

test('a job that runs twice changes each action once', async () => {
  const action = await addAction(planId);
  const { body } = await send(lead, { actions: [action], dueOn: '2027-03-01' });
  const needed = { ...server, clock: { now: () => new Date(server.clock.at) }, log: { error: vi.fn() } };
  const { signal } = new AbortController();
  await Promise.all([changeInBulk(needed, body._id, signal), changeInBulk(needed, body._id, signal)]);
  await changeInBulk(needed, body._id, signal);
  expect(await changesOf(action)).toHaveLength(2);
  expect(await outcome(lead, body._id)).toMatchObject({ waiting: 0, done: 1, refused: [] });
});

test('a change is undone as one; what somebody has changed since is named and left', async () => {
  const first = await addAction(planId, { dueOn: '2027-01-10' });
  const second = await addAction(otherPlanId, { dueOn: '2027-02-20' });
  const { _id } = await change(lead, { actions: [first, second], dueOn: '2027-03-01' });
  await change(lead, { actions: [second], dueOn: '2027-04-01' });
  const undone = await change(lead, undefined, `/${_id}/undo`);
  expect(undone).toMatchObject({ done: 1, refused: [{ ...second }] });
  expect(await valuesOf(first)).toMatchObject({ dueOn: '2027-01-10' });
  expect(await valuesOf(second)).toMatchObject({ dueOn: '2027-04-01' });
  expect(await outcome(lead, _id)).toMatchObject({ isUndone: true });
  expect((await send(lead, undefined, `/${_id}/undo`)).body.message).toEqual([boardWords.bulk.alreadyUndone]);
});

test('a change of somebody else is neither seen nor undone', async () => {
  const { _id } = await change(lead, { actions: [await addAction(planId)], dueOn: '2027-03-01' });
  expect((await server.call(`/api/portfolio/bulk/${_id}`, { as: viewer })).status).toBe(404);
  expect((await send(viewer, undefined, `/${_id}/undo`)).status).toBe(404);
  expect((await send(lead, undefined, `/${uuidv7()}/undo`)).status).toBe(404);
});
