import type { PlanLifeReply } from '@tussock/contract';
import { lifeWords } from '@tussock/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let owner: TestUser;
let reviewer: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  owner = await server.addUser({ role: 'accountUser', name: 'Hana Rewi' });
  reviewer = await server.addUser({ role: 'providerStaff', name: 'Bridget Reid' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, owner, 'owner');
  await server.giveRole(planId, reviewer, 'reviewer');
});

const life = (act: string, as: TestUser, body: object = {}) =>
  server.call<PlanLifeReply>(`/api/plan/${planId}/life/${act}`, { as, body });
const approval = { versionNumber: 1, nextOn: '2099-01-31' };
const approvals = async () =>
  [...(await replicaOf(server, owner, planId).load()).rows.values()]
    .filter(({ entity }) => entity === 'approval')
    .map(({ values: { approvalType, decision = 'waits' } }) => `${String(approvalType)} ${String(decision)}`)
    .toSorted();

describe('signing', () => {
  test('is for the owner and the consultant, once for a version', async () => {
    await life('submit', lead);
    expect((await life('sign', lead, { versionNumber: 1 })).body.message).toEqual([lifeWords.signAsWho]);
    expect((await life('sign', owner, { versionNumber: 1 })).status).toBe(200);
    expect((await life('sign', owner, { versionNumber: 1 })).body.message).toEqual([lifeWords.signedAlready]);
    expect(await approvals()).toEqual(['owner approved', 'provider waits']);
  });

  test('can be refused with a note, which whoever sent the plan gets by letter; the provider still decides', async () => {
    await life('submit', lead);
    expect((await life('refuse-to-sign', owner, { versionNumber: 1 })).status).toBe(400);
    const note = 'The creek is drawn wrong';
    const refused = await life('refuse-to-sign', owner, { versionNumber: 1, note });
    expect(refused.body.status).toBe('submitted');
    expect(await approvals()).toEqual(['owner declined', 'provider waits']);
    const { rows } = await sql<{ to: string }>`select payload ->> 'to' as "to" from job
      where kind = 'mail' and payload ->> 'text' like ${`%${planId}%`}
      and payload ->> 'text' like ${`%${note}%`}`.execute(server.database.db);
    expect(rows.map(({ to }) => to)).toEqual([lead.email]);
    expect((await life('sign', owner, { versionNumber: 1 })).body.message).toEqual([lifeWords.signedAlready]);
    expect((await life('approve', reviewer, approval)).body.status).toBe('approved');
  });

  test('is for the newest version: the one before is refused, and who is asked still waits', async () => {
    await life('submit', lead);
    await life('take-back', lead);
    await life('submit', lead);
    expect((await life('sign', owner, { versionNumber: 1 })).body).toMatchObject({
      code: 'staleApproval',
      message: [lifeWords.otherVersion(1, 2)],
      current: { versionNumber: 2 },
    });
    expect((await life('sign', owner, { versionNumber: 2 })).status).toBe(200);
  });

  test('is refused once the version was taken back, and says so', async () => {
    await life('submit', lead);
    await life('take-back', lead);
    expect((await life('sign', owner, { versionNumber: 1 })).body).toMatchObject({
      code: 'wrongMove',
      message: [lifeWords.notAskedAnyMore(1)],
    });
    expect(await approvals()).toEqual(['owner withdrawn', 'provider withdrawn']);
  });
});
