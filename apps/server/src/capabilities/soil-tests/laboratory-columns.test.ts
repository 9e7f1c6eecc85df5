import type { LaboratoryColumnsReply } from '@tussock/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let adviser: TestUser;
let accountId: string;
let farm: string;
let otherFarm: string;
let ownFarm: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  accountId = await server.addAccount('Hill Country Advice');
  adviser = await server.addUser({ role: 'accountUser', accountId });
  farm = await server.addPlan({ lead, accountId });
  otherFarm = await server.addPlan({ lead, accountId });
  ownFarm = await server.addPlan({ lead });
});
afterAll(() => server.close());

const said = {
  headings: ['Lab No', 'Olsen', 'pH (water)'],
  matching: { 'lab no': 'laboratoryNumber', olsen: 'olsenPhosphorus' },
  dateOrder: 'dayFirst',
};
const remember = (planId: string, body: object, as = adviser) =>
  server.call<LaboratoryColumnsReply>(`/api/plan/${planId}/laboratory-columns/remember`, {
    as,
    method: 'PUT',
    body,
  });
const forget = (planId: string, id: string, as = adviser) =>
  server.call(`/api/plan/${planId}/laboratory-columns/forget/${id}`, { as, method: 'DELETE' });
const known = async (planId: string, as = lead): Promise<readonly LaboratoryColumnsReply[]> =>
  (
    await server.call<{ results: LaboratoryColumnsReply[] }>(`/api/plan/${planId}/laboratory-columns/all`, {
      as,
    })
  ).body.results;

test('refuses a use that no column has, and more than it knows', async () => {
  const answers = [
    await remember(farm, { ...said, matching: { olsen: 'gold' } }),
    await remember(farm, { ...said, headings: [] }),
    await remember(farm, { ...said, dateOrder: 'yearFirst' }),
    await remember(farm, { ...said, more: true }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(await known(farm)).toEqual([]);
});

test('what an adviser says on one farm is known on every farm of the account, and on no other', async () => {
  const answer = await remember(farm, said);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject(said);
  expect(await known(otherFarm)).toEqual([answer.body]);
  expect(await known(ownFarm)).toEqual([]);
});

test('the same headings, however they are spelt, are one laboratory: the last word counts', async () => {
  const first = await remember(farm, said);
  const again = await remember(otherFarm, {
    headings: ['LAB NO', ' Olsen ', 'ph (water):'],
    dateOrder: 'monthFirst',
  });
  expect(again.body._id).toBe(first.body._id);
  const [only, ...others] = await known(farm);
  expect(others).toEqual([]);
  expect(only).toEqual(again.body);
  expect(only?.matching).toBeUndefined();
});

test('a farm without an account remembers for itself', async () => {
  const { body } = await remember(ownFarm, said, lead);
  expect((await known(ownFarm)).map(({ _id }) => _id)).toEqual([body._id]);
  expect((await known(farm)).map(({ _id }) => _id)).not.toContain(body._id);
});

test('is forgotten on request, once, and not by way of a farm of others', async () => {
  const { body } = await remember(farm, said);
  expect((await forget(ownFarm, body._id, lead)).status).toBe(404);
  expect((await forget(farm, body._id)).status).toBe(200);
  expect(await known(farm)).toEqual([]);
  expect((await forget(farm, body._id)).status).toBe(404);
  expect((await forget(farm, 'no-id')).status).toBe(404);
});

test('a hundred laboratories are kept, and the oldest goes', async () => {
  await server.database.db
    .insertInto('laboratoryColumns')
    .values(
      Array.from({ length: 100 }, (_, index) => ({
        id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        ownerId: ownFarm,
        shape: `shape ${index}`,
        said: JSON.stringify({ headings: [`Heading ${index}`] }),
        saidBy: lead.id,
        saidAt: new Date(Date.UTC(2020, 0, 1, 0, index)),
      })),
    )
    .execute();
  await remember(ownFarm, { headings: ['Newest'] }, lead);
  const kept = await known(ownFarm);
  expect(kept).toHaveLength(100);
  expect(kept[0]?.headings).toEqual(['Newest']);
  expect(kept.flatMap(({ headings }) => headings)).not.toContain('Heading 0');
});
