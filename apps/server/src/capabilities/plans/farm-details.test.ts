import type { PlanInfoReply } from '@tussock/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
});

const least = {
  propertyName: 'Tōtara Flat',
  contactName: 'Aroha Tamatea',
  email: 'aroha@tussock.example',
  physicalAddress: '1 Tōtara Road',
};
const read = async () => (await server.call<PlanInfoReply>(`/api/plan/${planId}`, { as: lead })).body;
const update = (info: object, as = lead, version = 1) =>
  server.call(`/api/plan/${planId}/update`, {
    as,
    method: 'PUT',
    body: { ...least, ...info },
    headers: { 'if-match': `"${version}"` },
  });
async function keepDocument(ofPlan = planId): Promise<string> {
  const id = uuidv7();
  const about = { purpose: 'document', contentType: 'application/pdf', bytes: 9, uploadedBy: lead.id };
  await server.database.db
    .insertInto('planFile')
    .values({ id, planId: ofPlan, name: 'Consent.pdf', storedAs: id, uploadedAt: server.clock.at, ...about })
    .execute();
  return id;
}

const everything = (paper: string) => ({
  phone: '03 312 3456',
  lat: -43.5,
  lng: 171.6,
  region: 'canterbury',
  catchment: 'Example River',
  surfaceWaterAllocationZone: 'Example River Zone',
  propertyOwnerships: [
    {
      ownerName: 'Tōtara Limited',
      entityType: 'company',
      tenure: 'feeSimple',
      titleReferences: 'CB1/2',
      sharePercent: 100,
    },
  ],
  isLeased: true,
  leases: [
    { lessor: 'Tuia Trust', titleReferences: 'CB1/3', hectares: 12.5, from: '2024-06-01', to: '2030-05-31' },
  ],
  enterprises: [{ kind: 'dairy', sharePercent: 100, hectares: 210, note: 'Spring calving' }],
  distributionAreas: [{ name: 'Shed block', spreads: 'dairyEffluent', hectares: 42, note: 'Pond and pods' }],
  consents: [
    {
      number: 'CRC 204',
      activity: 'takeWater',
      authority: 'canterbury',
      expiresOn: '2027-03-01',
      conditions: 'At most 18 litres a second',
      documents: [paper],
    },
  ],
  supplyNumbers: '1234',
  nzbn: '9429000000000',
  farmaxFarm_id: 'F-1',
});

test('[ENT-1] every field of plan info is kept as it was sent, and distribution areas are among what the plan answers', async () => {
  const info = everything(await keepDocument());
  expect(await update(info)).toMatchObject({ status: 200 });
  const plan = await read();
  expect(plan.info).toEqual({ ...least, ...info });
  expect(plan.distributionAreas).toEqual(info.distributionAreas);
});

test('papers of a consent are documents of this plan, or the row is refused', async () => {
  const other = await server.addPlan({ lead });
  const consents = [{ activity: 'takeWater', documents: [await keepDocument(other)] }];
  expect(await update({ consents })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'consents.0.documents' }] },
  });
  const part = { entity: 'plan', entityId: planId, op: 'update' as const, base: {}, set: { consents } };
  expect(await replicaOf(server, lead, planId).write([part])).toMatchObject({ status: 400 });
  expect((await read()).info.consents).toBeUndefined();
});

test('a paper that has gone since is no reason to refuse the rest of the details', async () => {
  const paper = await keepDocument();
  const consents = [{ activity: 'takeWater', documents: [paper] }];
  expect(await update({ consents })).toMatchObject({ status: 200 });
  await server.database.db
    .updateTable('planFile')
    .set({ deletedAt: server.clock.at })
    .where('id', '=', paper)
    .execute();
  expect(await update({ consents, phone: '03 312 3456' }, lead, 2)).toMatchObject({ status: 200 });
});

test('who may not change the details writes no consent', async () => {
  const viewer = await server.addUser({ role: 'accountUser' });
  await server.giveRole(planId, viewer, 'viewer');
  expect(await update({ consents: [{ activity: 'takeWater' }] }, viewer)).toMatchObject({ status: 403 });
});

test('a lease of before is read as the first row of today, and saved as it', async () => {
  const before = { ...least, isLeased: true, leasedArea: 12.5, leaseExpiry: '2027-06-30' };
  await server.database.db
    .updateTable('plan')
    .set({ info: JSON.stringify(before) })
    .where('id', '=', planId)
    .execute();
  const leases = [{ hectares: 12.5, to: '2027-06-30' }];
  expect((await read()).info).toEqual({ ...least, isLeased: true, leases });
  const phone = { phone: '03 312 3456' };
  const part = { entity: 'plan', entityId: planId, op: 'update' as const, base: {}, set: phone };
  expect(await replicaOf(server, lead, planId).write([part])).toMatchObject({ status: 200 });
  expect((await read()).info).toEqual({ ...least, ...phone, isLeased: true, leases });
});
