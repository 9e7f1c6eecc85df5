import { sectionIdOf, subOutcomeIdOf } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let editor: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  editor = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, editor, 'editor');
});

const as = (user: TestUser) => replicaOf(server, user, planId);
const section = (values: Values, id?: string) => ({
  entity: 'section',
  entityId: id ?? sectionIdOf(planId, 'biodiversity'),
  op: 'create' as const,
  set: { sectionKey: 'biodiversity', ...values },
});
const fuel = (values: Values) => ({
  entity: 'subOutcome',
  entityId: subOutcomeIdOf(planId, 'safeFuel'),
  op: 'create' as const,
  set: { outcomeKey: 'safeFuel', ...values },
});
const rowOf = async (id: string) => (await as(lead).load()).rows.get(id);

test('a core section is left out for a reason alone', async () => {
  expect(await as(lead).write([section({ applicable: false })])).toMatchObject({
    status: 400,
    fields: [{ field: 'reason' }],
  });
  expect(
    await as(lead).write([section({ applicable: false, reason: 'No land but the yards' })]),
  ).toMatchObject({ status: 200 });
});

test('what does not apply needs a reason', async () => {
  expect(await as(lead).write([fuel({ existing: 'na' })])).toMatchObject({
    status: 400,
    fields: [{ field: 'reason', message: 'Say why this does not apply' }],
  });
});

test('notes on a category of another section are refused', async () => {
  expect(await as(lead).write([section({ notes_fuel: 'Two tanks' })])).toMatchObject({ status: 400 });
});

test('an answer under an id of its own is refused: there is one of each', async () => {
  expect(await as(lead).write([section({ applicable: true }, uuidv7())])).toMatchObject({ status: 400 });
});

test('documents must be files of the plan', async () => {
  expect(await as(lead).write([fuel({ existing: 'yes', documents: [uuidv7()] })])).toMatchObject({
    status: 400,
    fields: [{ field: 'documents' }],
  });
});

test('two who answer the same outcome without a line meet in one row', async () => {
  const [mine, theirs] = [fuel({ existing: 'no' }), fuel({ notes: 'The tank leaks' })];
  expect(await as(lead).write([mine])).toMatchObject({ status: 200 });
  expect(await as(editor).write([theirs])).toMatchObject({ status: 200 });
  expect((await rowOf(mine.entityId))?.values).toEqual({
    outcomeKey: 'safeFuel',
    existing: 'no',
    notes: 'The tank leaks',
  });
});

test('two who answer it differently are asked', async () => {
  const part = fuel({ existing: 'no' });
  await as(lead).write([part]);
  expect(await as(editor).write([fuel({ existing: 'yes' })])).toMatchObject({
    status: 409,
    clash: { entityId: part.entityId, keys: ['existing'] },
  });
});

test('what was taken back is answered anew', async () => {
  const part = fuel({ existing: 'no' });
  await as(lead).write([part]);
  await as(lead).write([{ ...part, op: 'delete', set: {}, baseVersion: 1 }]);
  expect(await as(editor).write([fuel({ existing: 'yes' })])).toMatchObject({ status: 200 });
  expect((await rowOf(part.entityId))?.values).toMatchObject({ existing: 'yes' });
});

test('[ENT-1] [ENT-3] plan info has the outcomes by section, with their sub-outcomes, notes and actions', async () => {
  const actionId = uuidv7();
  const place = { sectionKey: 'agrichemicalsAndWaste', outcomeKey: 'safeFuel', actionKey: 'bundedTank' };
  await as(lead).write([
    {
      entity: 'section',
      entityId: sectionIdOf(planId, place.sectionKey),
      op: 'create',
      set: { sectionKey: place.sectionKey, notes_fuel: 'Two tanks by the woolshed' },
    },
    fuel({ existing: 'no', notes: 'The old one leaks' }),
    {
      entity: 'action',
      entityId: actionId,
      op: 'create',
      set: { ...place, state: 'agreed', dueOn: '2027-03-31' },
    },
  ]);
  const { body } = await server.call<{ outcomes: Record<string, unknown> }>(`/api/plan/${planId}`, {
    as: lead,
  });
  expect(body.outcomes[place.sectionKey]).toMatchObject({
    type: 'core',
    applicable: true,
    notes: { fuel: 'Two tanks by the woolshed' },
    subOutcomes: {
      safeFuel: {
        category: 'fuel',
        type: 'practice',
        existing: 'no',
        notes: 'The old one leaks',
        documents: [],
        actions: { [actionId]: { actionKey: 'bundedTank', state: 'agreed', dueDate: '2027-03-31' } },
      },
    },
  });
  expect(body.outcomes['people']).toMatchObject({ type: 'optional', applicable: false });
});
