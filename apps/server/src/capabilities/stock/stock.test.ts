import { stockRatioIdOf, stockRowIdOf, type StockKey } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let owner: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff' });
  owner = await server.addUser({ role: 'accountUser' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, owner, 'owner');
});

const as = (user: TestUser) => replicaOf(server, user, planId);
const july: StockKey = { month: '2025-07', enterprise: 'sheep', class: 'maEwes' };
const row = (values: Values, key: StockKey = july, id = stockRowIdOf(planId, key)) => ({
  entity: 'stockRow',
  entityId: id,
  op: 'create' as const,
  set: { ...key, ...values },
});
const ratio = (stockUnits: number) => ({
  entity: 'stockRatio',
  entityId: stockRatioIdOf(planId, 'maEwes'),
  op: 'create' as const,
  set: { class: 'maEwes', stockUnits },
});

test('a month that does not balance is kept as it was entered', async () => {
  const part = row({ opening: 980, deaths: 5, closing: 970 });
  expect(await as(owner).write([part])).toMatchObject({ status: 200 });
  const { rows } = await as(lead).load();
  expect(rows.get(part.entityId)?.values).toEqual({ ...july, opening: 980, deaths: 5, closing: 970 });
});

test.each([
  ['a negative number of head', { opening: -1 }, 'opening', 'Opening must be 0 head or more'],
  [
    'a class of another enterprise',
    { class: 'r1Bulls' },
    'class',
    'Rising 1 year bulls is not a class of Sheep: choose a class of Sheep',
  ],
])('%s is refused beside its cell', async (_what, values, field, message) => {
  expect(await as(owner).write([row(values)])).toMatchObject({ status: 400, fields: [{ field, message }] });
});

test('a land unit must be one of the plan', async () => {
  const key = { ...july, lmuId: uuidv7() };
  expect(await as(owner).write([row({ opening: 1 }, key)])).toMatchObject({
    status: 400,
    fields: [{ field: 'lmuId', message: 'That land unit is not on this farm' }],
  });
});

test('there is one row for a month, class and land unit: an id of its own is refused', async () => {
  expect(await as(owner).write([row({ opening: 1 }, july, uuidv7())])).toMatchObject({ status: 400 });
});

test('two who fill in the same month without a line meet in one row', async () => {
  expect(await as(owner).write([row({ deaths: 2 })])).toMatchObject({ status: 200 });
  expect(await as(lead).write([row({ sales: 9 })])).toMatchObject({ status: 200 });
  const { rows } = await as(lead).load();
  expect(rows.get(stockRowIdOf(planId, july))?.values).toEqual({ ...july, deaths: 2, sales: 9 });
});

test('stock units are set by the provider, not by the farm', async () => {
  expect(await as(owner).write([ratio(1.1)])).toMatchObject({ status: 403 });
  expect(await as(lead).write([ratio(1.1)])).toMatchObject({ status: 200 });
});

test('stock units of more than two decimals are refused', async () => {
  expect(await as(lead).write([ratio(1.155)])).toMatchObject({
    status: 400,
    fields: [{ field: 'stockUnits' }],
  });
});
