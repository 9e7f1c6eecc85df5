import type { PlanInfoReply, PlanVersionItem } from '@tussock/contract';
import { allPlanStatuses, standingAfter, allPlanMoves, type PlanStatus } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let reviewer: TestUser;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff' });
  reviewer = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());

/** What somebody does: asked whether it fits or not. */
const acts = [
  'submit',
  'take-back',
  'approve',
  'ask-for-changes',
  'start-review',
  'archive',
  'restore',
  'draw',
] as const;

/** Every way that the table of moves has from a state; from the archive to anywhere it can have been. */
const waysFrom = (status: PlanStatus): readonly PlanStatus[] =>
  allPlanStatuses.flatMap((statusBefore) =>
    allPlanMoves.flatMap((move) => standingAfter({ status, statusBefore }, move)?.status ?? []),
  );

async function act(planId: string, what: (typeof acts)[number]): Promise<number> {
  if (what === 'draw') {
    const set = { geometry: { type: 'Point', coordinates: [172.3, -42.8] }, ...exampleAttributes.trough };
    const part = { entity: 'trough', entityId: uuidv7(), op: 'create' as const, set };
    return (await replicaOf(server, lead, planId).write([part])).status;
  }
  const { body } = await server.call<PlanInfoReply>(`/api/plan/${planId}`, { as: lead });
  expect(allPlanStatuses).toContain(body.status);
  const versions = await versionsOf(planId);
  const said = { versionNumber: versions[0]?.number ?? 1, nextOn: '2099-01-31', note: 'Said' };
  const isDecision = what === 'approve' || what === 'ask-for-changes';
  const { versionNumber, nextOn, note } = said;
  const answer = await server.call(`/api/plan/${planId}/life/${what}`, {
    as: isDecision ? reviewer : lead,
    body: what === 'approve' ? { versionNumber, nextOn, note } : isDecision ? { versionNumber, note } : {},
  });
  return answer.status;
}

const versionsOf = async (planId: string) =>
  (await server.call<{ results: PlanVersionItem[] }>(`/api/plan/${planId}/version/all`, { as: lead })).body
    .results;
const contentOf = async (planId: string, number: number): Promise<string> =>
  Buffer.from((await server.call(`/api/plan/${planId}/version/get/${number}`, { as: lead })).bytes).toString(
    'base64',
  );

/** The states that a plan had, one after another, by its log. */
async function statesOf(planId: string): Promise<readonly PlanStatus[]> {
  const { rows } = await sql<{ before: PlanStatus; after: PlanStatus }>`
    select before ->> 'status' as before, after ->> 'status' as after from change
    where plan_id = ${planId} and entity = 'plan' and before ->> 'status' <> after ->> 'status' order by rev, ord`.execute(
    server.database.db,
  );
  return [rows[0]?.before ?? 'active', ...rows.map(({ after }) => after)];
}

test('whatever people do and in whatever order, a plan goes the ways of its table and no version that was kept changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...acts), { minLength: 4, maxLength: 12 }),
      async (sequence) => {
        const planId = await server.addPlan({ lead });
        await server.giveRole(planId, reviewer, 'reviewer');
        const kept = new Map<number, string>();
        for (const one of sequence) {
          expect([200, 409]).toContain(await act(planId, one));
          for (const { number } of await versionsOf(planId)) {
            const content = await contentOf(planId, number);
            expect(kept.get(number) ?? content).toBe(content);
            kept.set(number, content);
          }
        }
        const states = await statesOf(planId);
        const steps = states.slice(1).map((to, index) => waysFrom(states[index] ?? 'active').includes(to));
        expect(steps, states.join(' → ')).not.toContain(false);
      },
    ),
    { numRuns: 8 },
  );
}, 60_000);
