import type { PlanInfoReply } from '@tussock/contract';
import { boundaryIdOf, dayInNewZealand } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { exampleAttributes } from '@tussock/testkit';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordReaders } from '../../record-of-plans.ts';
import type { Services } from '../../services.ts';
import { geometryHere } from '../../testing/geometry-here.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { letFallDue } from './index.ts';

let server: TestServer;
let lead: TestUser;
let reviewer: TestUser;
let planId: string;

async function addReviewedPlan(): Promise<void> {
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, reviewer, 'reviewer');
}
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  reviewer = await server.addUser({ role: 'providerStaff', name: 'Bridget Reid' });
});
beforeEach(addReviewedPlan);
afterAll(() => server.close());

// No more of the services is used by what reads a record.
const readers = () => recordReaders({ geometry: geometryHere } as Services);
const life = (act: string, as: TestUser, body: object = {}) =>
  server.call(`/api/plan/${planId}/life/${act}`, { as, body });
const approval = () => ({ versionNumber: 1, nextOn: '2099-01-31' });
const stateOfPlan = async () =>
  (await server.call<PlanInfoReply>(`/api/plan/${planId}`, { as: lead })).body.status;
const write = (...parts: Parameters<ReturnType<typeof replicaOf>['write']>[0]) =>
  replicaOf(server, lead, planId).write(parts);

describe('an approved plan that changed since', () => {
  const outline = (west: number) => ({
    type: 'Polygon',
    coordinates: [
      [
        [west, -42.8],
        [west + 0.01, -42.8],
        [west + 0.01, -42.79],
        [west, -42.79],
        [west, -42.8],
      ],
    ],
  });
  const draw = (west: number, base: Values, baseVersion: number) =>
    write({
      entity: 'boundary',
      entityId: boundaryIdOf(planId),
      op: 'update',
      set: { outline: outline(west), outlineFrom: 'drawn' },
      base,
      baseVersion,
    });
  const errors: unknown[] = [];
  const logged = { error: (about: object) => void errors.push(about) } as never;
  const morning = () =>
    letFallDue(
      { database: server.database, clock: { now: () => server.clock.at }, log: logged },
      readers(),
      dayInNewZealand(server.clock.at),
    );
  const approveWithGround = async () => {
    expect(await draw(172.3, {}, 0)).toMatchObject({ status: 200 });
    await life('submit', lead);
    expect((await life('approve', reviewer, approval())).status).toBe(200);
  };
  beforeEach(approveWithGround);
  const moveGround = async () => {
    const base = { outline: outline(172.3), outlineFrom: 'drawn' };
    expect(await draw(172.32, base, 1)).toMatchObject({ status: 200 });
  };

  test('is due for review the next morning when it is about other ground', async () => {
    await morning();
    expect(await stateOfPlan()).toBe('approved');
    await moveGround();
    await morning();
    expect(await stateOfPlan()).toBe('reviewDue');
  });

  test('is due for review though the version of another plan cannot be read, which is logged', async () => {
    const [{ db }, broken] = [server.database, planId];
    await moveGround();
    await sql`alter table plan_version disable trigger version_is_append_only`.execute(db);
    await sql`update plan_version set content = '\\x00' where plan_id = ${broken}`.execute(db);
    await sql`alter table plan_version enable trigger version_is_append_only`.execute(db);
    await addReviewedPlan();
    await approveWithGround();
    await moveGround();
    await morning();
    expect(await stateOfPlan()).toBe('reviewDue');
    expect(errors).toEqual([expect.objectContaining({ planId: broken })]);
  });

  test('stays approved while work goes on and things are drawn on it', async () => {
    const ford = { geometry: { type: 'Point', coordinates: [172.3, -42.8] }, ...exampleAttributes.trough };
    const fencing = { sectionKey: 'waterways', title: 'Fence the Swamp', grade: 'good', state: 'agreed' };
    const said = await write(
      { entity: 'trough', entityId: uuidv7(), op: 'create', set: { ...ford, name: 'Ford' } },
      { entity: 'action', entityId: uuidv7(), op: 'create', set: fencing },
    );
    expect(said).toMatchObject({ status: 200 });
    await morning();
    expect(await stateOfPlan()).toBe('approved');
  });
});

test('an approved plan falls due once, on the day that was set', async () => {
  await life('submit', lead);
  await life('approve', reviewer, approval());
  const log = { error: (about: object) => expect.unreachable(JSON.stringify(about)) } as never;
  const ground = { database: server.database, clock: { now: () => server.clock.at }, log };
  await letFallDue(ground, readers(), '2099-01-30');
  expect(await stateOfPlan()).toBe('approved');
  await Promise.all([
    letFallDue(ground, readers(), '2099-01-31'),
    letFallDue(ground, readers(), '2099-01-31'),
  ]);
  expect(await stateOfPlan()).toBe('reviewDue');
  const { rows } = await sql`select 1 from change where plan_id = ${planId} and entity = 'plan'
    and after ->> 'status' = 'reviewDue'`.execute(server.database.db);
  expect(rows).toHaveLength(1);
});
