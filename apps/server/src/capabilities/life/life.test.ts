import { createHash } from 'node:crypto';
import type {
  PlanInfoReply,
  PlanLifeReply,
  PlanVersionItem,
  readHistory,
  readRecordHistory,
  ReplyOf,
  VersionChanges,
} from '@tussock/contract';
import { dayInNewZealand, daysAfter, lifeWords, planMoves, sectionIdOf } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { exampleAttributes } from '@tussock/testkit';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
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
const approval = (versionNumber = 1) => ({ versionNumber, nextOn: '2099-01-31' });
const versions = async () =>
  (await server.call<{ results: PlanVersionItem[] }>(`/api/plan/${planId}/version/all`, { as: owner })).body
    .results;
const changes = async (versionNumber: number, query = '') =>
  (
    await server.call<VersionChanges>(`/api/plan/${planId}/version/changes/${versionNumber}${query}`, {
      as: lead,
    })
  ).body.results;
const stateOfPlan = async () =>
  (await server.call<PlanInfoReply>(`/api/plan/${planId}`, { as: owner })).body.status;
const approvals = async () =>
  [...(await replicaOf(server, owner, planId).load()).rows.values()]
    .filter(({ entity }) => entity === 'approval')
    .map(({ values: { approvalType, decision = 'waits' } }) => `${String(approvalType)} ${String(decision)}`)
    .toSorted();

const point = { type: 'Point', coordinates: [172.3, -42.8] };
const trough = (name: string, entityId = uuidv7()) => ({
  entity: 'trough',
  entityId,
  op: 'create' as const,
  set: { geometry: point, ...exampleAttributes.trough, name },
});
const action = (set: Values = {}, entityId = uuidv7()) => ({
  entity: 'action',
  entityId,
  op: 'create' as const,
  set: { sectionKey: 'waterways', title: 'Fence the Swamp', grade: 'good', state: 'agreed', ...set },
});
const section = () => ({
  entity: 'section',
  entityId: sectionIdOf(planId, 'biodiversity'),
  op: 'create' as const,
  set: { sectionKey: 'biodiversity', applicable: true },
});
const write = (as: TestUser, ...parts: Parameters<ReturnType<typeof replicaOf>['write']>[0]) =>
  replicaOf(server, as, planId).write(parts);

describe('a plan that is sent for approval', () => {
  test('is kept as a numbered version, whose hash is that of its content', async () => {
    await write(lead, trough('Ford'));
    const sent = await life('submit', lead, { note: 'Second round' });
    expect(sent.body, JSON.stringify(sent.body)).toMatchObject({ status: 'submitted', versionNumber: 1 });
    const [version] = await versions();
    expect(version).toMatchObject({ number: 1, madeByName: 'Tom Sinclair', file: null });
    const content = await server.call(`/api/plan/${planId}/version/get/1`, { as: lead });
    expect(createHash('sha256').update(content.bytes).digest('hex')).toBe(version?.contentHash);
    expect(Buffer.from(content.bytes).toString('utf8')).toContain('"name":"Ford"');
    expect((await server.call<PlanInfoReply>(`/api/plan/${planId}`, { as: lead })).body.rev).toBe(
      version?.rev,
    );
  });

  test('asks the provider and the owner for their word; who sends it has given theirs', async () => {
    await life('submit', owner);
    expect(await approvals()).toEqual(['owner approved', 'provider waits']);
  });

  test('tells those who may decide by letter, with the note', async () => {
    await life('submit', lead, { note: 'The creek is fenced now' });
    const { rows } = await sql<{ payload: { to: string; text: string } }>`
      select payload from job where kind = 'mail' and payload ->> 'to' = ${reviewer.email}
      order by id desc limit 1`.execute(server.database.db);
    expect(rows[0]?.payload.text).toContain('The creek is fenced now');
    expect(rows[0]?.payload.text).toContain(`/plan/${planId}/view/versions`);
  });

  test('asks the owner and the adviser for their word by letter, and not whoever sent it', async () => {
    const accountId = await server.addAccount('Hill Advice');
    const adviser = await server.addUser({ role: 'accountAdmin', accountId });
    await server.call(`/api/plan/${planId}/access/account/assign`, { as: lead, body: { accountId } });
    const asked = async () =>
      (
        await sql<{ to: string }>`select payload ->> 'to' as "to" from job
          where kind = 'mail' and payload ->> 'text' like ${`%${planId}%`}
          and payload ->> 'subject' like 'Please review%' order by id`.execute(server.database.db)
      ).rows.map(({ to }) => to);
    await life('submit', owner);
    expect(await asked()).toEqual([adviser.email]);
    await life('take-back', owner);
    await life('submit', lead);
    expect(await asked()).toEqual([adviser.email, owner.email, adviser.email]);
  });

  test('tells the administrators where nobody else may decide, and not whoever sent it', async () => {
    const admin = await server.addUser({ role: 'providerAdmin' });
    const alone = await server.addPlan({ lead });
    await server.call(`/api/plan/${alone}/life/submit`, { as: lead, body: {} });
    const { rows } = await sql<{ to: string }>`select payload ->> 'to' as "to" from job
      where kind = 'mail' and payload ->> 'text' like ${`%${alone}%`}`.execute(server.database.db);
    expect(rows).toEqual([{ to: admin.email }]);
  });

  test('can be taken back, and then nobody is asked any more', async () => {
    await life('submit', lead);
    expect((await life('take-back', lead)).body.status).toBe('active');
    expect(await approvals()).toEqual(['owner withdrawn', 'provider withdrawn']);
    expect(await versions()).toHaveLength(1);
  });
});

describe('a decision', () => {
  beforeEach(async () => {
    await life('submit', lead);
  });

  test('is not made by whoever sent the plan', async () => {
    const own = await life('approve', lead, approval());
    expect(own.status).toBe(403);
    expect(own.body.message).toEqual([lifeWords.notYourOwn]);
  });

  test('approves the version and sets the day of the review, which the list of plans shows', async () => {
    expect((await life('approve', reviewer, approval())).body.status).toBe('approved');
    const list = await server.call<{ results: { _id: string; nextDate: unknown }[] }>(
      '/api/plan/all?status=approved',
      { as: lead },
    );
    expect(list.body.results.find(({ _id }) => _id === planId)?.nextDate).toEqual({
      day: '2099-01-31',
      kind: 'review',
    });
  });

  test('needs a note when the plan is sent back', async () => {
    expect((await life('ask-for-changes', reviewer, { versionNumber: 1 })).status).toBe(400);
    const back = await life('ask-for-changes', reviewer, { versionNumber: 1, note: 'Where is the bore?' });
    expect(back.body.status).toBe('changesRequested');
    expect((await life('submit', lead)).body).toMatchObject({ status: 'submitted', versionNumber: 2 });
  });

  test('ends the round when it is declined, with a reason, and the plan is in progress again', async () => {
    expect((await life('decline', reviewer, { versionNumber: 1 })).status).toBe(400);
    expect((await life('decline', lead, { versionNumber: 1, note: 'Sold' })).status).toBe(403);
    const declined = await life('decline', reviewer, { versionNumber: 1, note: 'The land was sold' });
    expect(declined.body.status).toBe('active');
    const { body } = await server.call<ReplyOf<typeof readRecordHistory>>(
      `/api/plan/${planId}/replica/history`,
      { as: lead },
    );
    const said = body.results.find(({ entity }) => entity === 'approval');
    expect(said?.values).toMatchObject({ decision: { before: null, after: 'refused' } });
    expect((await life('submit', lead)).body).toMatchObject({ status: 'submitted', versionNumber: 2 });
  });

  test('stands in the history of the plan as a move from where to where, with whose word it was', async () => {
    await life('approve', reviewer, approval());
    const { body } = await server.call<ReplyOf<typeof readRecordHistory>>(
      `/api/plan/${planId}/replica/history`,
      { as: lead },
    );
    const [last] = body.results;
    const move = body.results.filter(({ rev }) => rev === last?.rev);
    expect(move.find(({ entity }) => entity === 'plan')?.made).toEqual({
      status: { before: 'submitted', after: 'approved' },
    });
    expect(move.find(({ entity }) => entity === 'approval')).toMatchObject({
      actorName: 'Bridget Reid',
      name: 'Provider',
      values: { decision: { before: null, after: 'approved' } },
    });
    const news = await server.call<ReplyOf<typeof readHistory>>(`/api/plan/${planId}/history`, { as: lead });
    expect(news.body.results.find(({ entity }) => entity === 'plan')?.movedTo).toBe('Approved');
  });

  test('is not told to a sender who may not open the plan any more, but to who leads it and who owns it', async () => {
    const gone = await server.addUser({ role: 'providerStaff' });
    await server.giveRole(planId, gone, 'editor');
    await life('take-back', lead);
    await life('submit', gone);
    const roles = { [gone.id]: null };
    await server.call(`/api/plan/${planId}/access/internal/update`, { as: lead, body: roles });
    await life('ask-for-changes', reviewer, { versionNumber: 2, note: 'The bore' });
    const { rows } = await sql<{ to: string }>`select payload ->> 'to' as "to" from job
      where kind = 'mail' and payload ->> 'text' like ${`%${planId}%`}
      and payload ->> 'text' like '%The bore%'`.execute(server.database.db);
    expect(rows.map(({ to }) => to).toSorted()).toEqual([lead.email, owner.email].toSorted());
  });

  test.each([
    ['an approval', 'approve', { nextOn: '2099-01-31', note: 'Well drawn' }, 'has approved version 1'],
    ['a request for changes', 'ask-for-changes', { note: 'Well drawn' }, 'requests changes'],
    ['a no', 'decline', { note: 'Well drawn' }, 'declines it'],
  ])('is told to the sender and to the owner by letter: %s', async (_which, act, said, words) => {
    await life(act, reviewer, { versionNumber: 1, ...said });
    const { rows } = await sql<{ to: string; text: string }>`
      select payload ->> 'to' as "to", payload ->> 'text' as text from job
      where kind = 'mail' and payload ->> 'text' like ${`%${planId}%`}
      and payload ->> 'text' like '%Well drawn%'`.execute(server.database.db);
    expect(rows.map(({ to }) => to).toSorted()).toEqual([lead.email, owner.email].toSorted());
    expect(rows.map(({ text }) => text)).toEqual(rows.map(() => expect.stringContaining(words)));
  });

  test('on a version that was taken back meanwhile is refused, and told who took it back', async () => {
    await life('take-back', lead);
    const late = await life('approve', reviewer, approval());
    expect(late).toMatchObject({ status: 409, body: { code: 'wrongMove' } });
    expect(late.body).toMatchObject({ message: [lifeWords.takenBack(1, 'Tom Sinclair')] });
  });

  test('of two people at once is made once, and the other is told who made it', async () => {
    const admin = await server.addUser({ role: 'providerAdmin', name: 'Mere Pōtae' });
    const both = await Promise.all([
      life('approve', reviewer, approval()),
      life('ask-for-changes', admin, { versionNumber: 1, note: 'Not yet' }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const late = both.find(({ status }) => status === 409)?.body;
    expect(late).toMatchObject({ code: 'wrongMove', current: { status: await stateOfPlan() } });
    expect(String(late?.message)).toMatch(/(Bridget Reid|Mere Pōtae) has already decided version 1/);
  });

  test('on a version that is not the newest is refused with the one that stands', async () => {
    await life('take-back', lead);
    await life('submit', lead);
    const stale = await life('approve', reviewer, approval(1));
    expect(stale.body).toMatchObject({ code: 'staleApproval', current: { versionNumber: 2 } });
    expect(stale.body.message).toEqual([lifeWords.otherVersion(1, 2)]);
  });

  test('on a plan that is not as its version shows is refused, with what is not', async () => {
    const added = trough('Ford');
    expect(await write(lead, added)).toMatchObject({ status: 200 });
    const stale = await life('approve', reviewer, approval());
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'staleApproval', current: { changed: [added.entityId] } });
    expect(await stateOfPlan()).toBe('submitted');
  });

  test('is not in the way of work that goes on', async () => {
    const remark = { entity: 'remark', entityId: uuidv7(), op: 'create' as const };
    await life('take-back', lead);
    const agreed = action();
    await write(lead, agreed);
    await life('submit', lead);
    const done = { entity: 'action', entityId: agreed.entityId, op: 'update' as const, baseVersion: 1 };
    expect(
      await write(lead, { ...done, set: { state: 'done', doneReason: 'Seen' }, base: {} }),
    ).toMatchObject({
      status: 200,
    });
    expect(
      await write(lead, { ...remark, set: { actionId: agreed.entityId, text: 'Well done' } }),
    ).toMatchObject({
      status: 200,
    });
    expect((await life('approve', reviewer, approval(2))).status).toBe(200);
  });

  test('without a day for the next review, or with one that is past, is refused beside the field', async () => {
    expect((await life('approve', reviewer, { versionNumber: 1 })).body.fields).toMatchObject([
      { field: 'nextOn' },
    ]);
    expect((await life('approve', reviewer, { ...approval(), nextOn: '2020-01-01' })).body.fields).toEqual([
      { field: 'nextOn', message: lifeWords.reviewPast },
    ]);
  });

  test('sets the next review for tomorrow at the soonest', async () => {
    const today = dayInNewZealand(server.clock.at);
    expect((await life('approve', reviewer, { ...approval(), nextOn: today })).body.fields).toEqual([
      { field: 'nextOn', message: lifeWords.reviewPast },
    ]);
    const nextOn = daysAfter(today, 1);
    expect((await life('approve', reviewer, { ...approval(), nextOn })).body.status).toBe('approved');
  });
});

describe('while a plan waits for its approval', () => {
  const risk = { riskType: 'erosion', planLevel: 'high', reason: 'Slips' };
  const unit = (set: Values = {}) => ({
    entity: 'lmu',
    entityId: uuidv7(),
    op: 'create' as const,
    set: {
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [172.3, -42.8],
            [172.302, -42.8],
            [172.302, -42.798],
            [172.3, -42.798],
            [172.3, -42.8],
          ],
        ],
      },
      ...exampleAttributes.lmu,
      risks: [],
      assessment: [],
      ...set,
    },
  });
  const planRow = (set: Values) => ({
    entity: 'plan',
    entityId: planId,
    op: 'update' as const,
    baseVersion: 1,
    set,
  });

  test.each([
    ['a section', () => section()],
    ['an action', () => action()],
    ['the rules that the risks were accepted with', () => planRow({ riskRules: '1' })],
    ['the risks of land', () => unit({ risks: [risk] })],
  ])('%s cannot be changed, and the refusal says since when and what to do', async (_what, part) => {
    await life('submit', lead);
    const refused = await write(lead, part());
    expect(refused, JSON.stringify(refused)).toMatchObject({ status: 409, code: 'planSubmitted' });
    expect(refused.message?.[0]).toMatch(
      /^This plan was sent for approval on .*\. Withdraw it to change it\.$/,
    );
    await life('take-back', lead);
    expect(await write(lead, part())).toMatchObject({ status: 200 });
  });

  test('what an action says stays as it was sent, and so does whether it will be done', async () => {
    const agreed = action();
    await write(lead, agreed);
    await life('submit', lead);
    const change = (set: Values) => ({ ...agreed, op: 'update' as const, baseVersion: 1, set, base: {} });
    expect(await write(lead, change({ title: 'Fence less' }))).toMatchObject({ code: 'planSubmitted' });
    expect(await write(lead, change({ state: 'cancelled' }))).toMatchObject({ code: 'planSubmitted' });
    expect(await write(lead, { ...change({}), op: 'delete' })).toMatchObject({ code: 'planSubmitted' });
    expect(await write(lead, change({ state: 'inProgress' }))).toMatchObject({ status: 200 });
  });

  test('the next of an action that repeats arises and goes along with it, and is held as any other', async () => {
    const yearly = action({ repeats: 'everyMonths', repeatMonths: 12, dueOn: '2026-01-31' });
    const { entityId } = yearly;
    await write(lead, yearly);
    await life('submit', lead);
    const set = (id: string, values: Values, baseVersion = 1) =>
      write(lead, { entity: 'action', entityId: id, op: 'update', baseVersion, set: values, base: {} });
    const nextOf = async () =>
      [...(await replicaOf(server, lead, planId).load()).rows.values()].find(
        ({ made }) => made['followsId'] === entityId,
      );
    expect(await set(entityId, { state: 'done', doneReason: 'Seen', doneOn: '2026-01-10' })).toMatchObject({
      status: 200,
    });
    const next = await nextOf();
    expect(next?.values).toMatchObject({ dueOn: '2027-01-31' });
    const locked = { code: 'planSubmitted' };
    expect(await set(next?.id ?? '', { title: 'Fence less' })).toMatchObject(locked);
    expect(await set(next?.id ?? '', { state: 'cancelled' })).toMatchObject(locked);
    // Not done after all: what only followed from it goes with it.
    expect(await set(entityId, { state: 'agreed', doneReason: null, doneOn: null }, 2)).toMatchObject({
      status: 200,
    });
    expect(await nextOf()).toBeUndefined();
  });

  test('the old calls of the plan are held to the same', async () => {
    await life('submit', lead);
    const info = {
      propertyName: 'Tōtara Flat',
      contactName: 'Aroha',
      email: 'a@b.example',
      physicalAddress: '1 Road',
    };
    const put = (body: object) =>
      server.call(`/api/plan/${planId}/update`, { as: lead, method: 'PUT', body });
    expect((await put({ ...info, riskRules: '1' })).body.code).toBe('planSubmitted');
    expect((await put(info)).status).toBe(200);
  });
});

describe('an archived plan', () => {
  test('can be read and not changed by any call, until it is restored to where it was', async () => {
    await life('submit', lead);
    await life('archive', lead);
    expect(await stateOfPlan()).toBe('archived');
    expect(await write(lead, trough('Ford'))).toMatchObject({ status: 409, code: 'planArchived' });
    const old = await server.call(`/api/plan/${planId}/feature/create`, {
      as: lead,
      body: {
        _id: uuidv7(),
        featureType: 'troughs',
        geometry: point,
        properties: { ...exampleAttributes.trough },
      },
    });
    expect(old.body).toMatchObject({ code: 'planArchived', message: lifeWords.isArchived });
    expect((await life('restore', lead)).body.status).toBe('submitted');
    expect((await life('approve', reviewer, approval())).status).toBe(200);
  });

  test('that waited for a decision and is restored was sent on the day it was sent, not on that of its restoring', async () => {
    const now = server.clock.at;
    // In the evening of the 20th in New Zealand, and early on the 21st.
    server.clock.at = new Date('2026-11-20T06:00:00Z');
    await life('submit', lead);
    server.clock.at = new Date('2026-11-20T16:00:00Z');
    await life('archive', lead);
    await life('restore', lead);
    const refused = await write(lead, section());
    server.clock.at = now;
    const message = [lifeWords.isSubmitted('2026-11-20')];
    expect(refused).toMatchObject({ code: 'planSubmitted', message });
  });

  test('that is sent again was sent on the day of that, not on the first', async () => {
    const now = server.clock.at;
    server.clock.at = new Date('2026-11-20T06:00:00Z');
    await life('submit', lead);
    await life('ask-for-changes', reviewer, { versionNumber: 1, note: 'Where is the bore?' });
    server.clock.at = new Date('2026-11-20T16:00:00Z');
    await life('submit', lead);
    const refused = await write(lead, section());
    server.clock.at = now;
    const message = [lifeWords.isSubmitted('2026-11-21')];
    expect(refused).toMatchObject({ code: 'planSubmitted', message });
  });

  test('takes no words of anybody: no signature, no audit, and keeps those it has', async () => {
    const _id = uuidv7();
    const said = { approvalType: 'auditor', personName: 'Rua Kahu', decidedOn: '2026-03-02', grade: 'B' };
    await life('audit/create', lead, { ...said, _id, nextOn: '2027-03-02' });
    await life('submit', lead);
    await life('archive', lead);
    const refused = { status: 409, body: { code: 'planArchived' } };
    expect(await life('audit/create', lead, { ...said, nextOn: '2027-03-02' })).toMatchObject(refused);
    expect(await life('sign', owner, { versionNumber: 1 })).toMatchObject(refused);
    const removed = await server.call(`/api/plan/${planId}/life/audit/delete/${_id}`, {
      as: lead,
      method: 'DELETE',
    });
    expect(removed).toMatchObject(refused);
  });

  test('is not moved in any other way', async () => {
    await life('archive', lead);
    const refused = await life('submit', lead);
    expect(refused.body).toMatchObject({
      code: 'wrongMove',
      message: [lifeWords.noSuchMove(planMoves.submit.label, 'Archived')],
      current: { status: 'archived' },
    });
  });
});

describe('versions', () => {
  test('tell what changed since, thing by thing in words, and with the outline before and after', async () => {
    const ford = trough('Ford');
    await write(lead, ford, trough('Yards'));
    await life('submit', lead);
    await life('take-back', lead);
    const moved = { type: 'Point', coordinates: [172.31, -42.8] };
    await write(lead, {
      ...ford,
      op: 'update',
      baseVersion: 1,
      set: { name: 'Bridge', geometry: moved },
      base: {},
    });
    const [only, ...more] = await changes(1);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ name: 'Bridge', change: 'changed', shape: { before: point, after: moved } });
    expect(only?.values).toContainEqual({ key: 'name', label: 'Name', before: 'Ford', after: 'Bridge' });
    await life('submit', lead);
    expect(await changes(1, '?until=2')).toEqual([only]);
    expect(await changes(2)).toEqual([]);
  });

  test.each(['99999999999', '9007199254740991'])(
    '[ERR-400] against one of a number that none can have, %s, are refused',
    async (number) => {
      await life('submit', lead);
      const asked = `/api/plan/${planId}/version/changes/1?until=${number}`;
      expect((await server.call(asked, { as: lead })).status).toBe(400);
      const body = { source: 'version', versionNumber: Number(number) };
      const shared = `/api/plan/${planId}/release/prepare`;
      expect((await server.call(shared, { as: lead, body })).status).toBe(400);
    },
  );

  test.each(['0', '2', 'three', '1e3'])('of the number %s there is none', async (number) => {
    await life('submit', lead);
    expect((await server.call(`/api/plan/${planId}/version/get/${number}`, { as: lead })).status).toBe(404);
  });

  test.each([
    'update plan_version set reason = reason',
    'delete from plan_version',
    'truncate plan_version cascade',
  ])('are never rewritten: the database refuses “%s”', async (statement) => {
    await life('submit', lead);
    await expect(sql.raw(statement).execute(server.database.db)).rejects.toThrow(
      /a version of a plan is never rewritten/,
    );
    expect(await versions()).toHaveLength(1);
  });
});

describe('what an auditor or a certifier said', () => {
  const audit = { approvalType: 'auditor', personName: 'Rua Kahu', decidedOn: '2026-03-02', grade: 'B' };
  const inCanterbury = () =>
    sql`update plan set info = info || '{"region": "canterbury"}' where id = ${planId}`.execute(
      server.database.db,
    );

  test('is kept with the next day by the rule of the region', async () => {
    await inCanterbury();
    const kept = await life('audit/create', lead, audit);
    expect(kept.status, JSON.stringify(kept.body)).toBe(200);
    const row = [...(await replicaOf(server, owner, planId).load()).rows.values()].find(
      ({ entity }) => entity === 'approval',
    );
    expect(row).toMatchObject({
      values: { nextOn: '2028-03-02', grade: 'B' },
      made: { nextBy: 'audit.canterbury' },
    });
  });

  test.each([
    ['no rule of the region is on file', {}],
    ['the rule says nothing of the grade', { grade: 'D' }],
  ])('asks for the next day where %s', async (_case, more) => {
    const asked = await life('audit/create', lead, { ...audit, ...more });
    expect(asked.body.fields).toEqual([{ field: 'nextOn', message: lifeWords.nextNeeded }]);
    expect((await life('audit/create', lead, { ...audit, ...more, nextOn: '2027-03-02' })).status).toBe(200);
  });

  test.each([
    ['an audit without a grade', { grade: undefined }, 'grade'],
    ['a day that is to come', { decidedOn: '2098-01-01' }, 'decidedOn'],
    ['a next day before this one', { nextOn: '2025-01-01' }, 'nextOn'],
    ['a paper of another plan', { documents: [uuidv7()], nextOn: '2027-01-01' }, 'documents'],
  ])('is refused beside the field for %s', async (_case, more, field) => {
    const refused = await life('audit/create', lead, { ...audit, ...more });
    expect(refused.status).toBe(400);
    expect(refused.body.fields?.map((one) => one.field)).toContain(field);
  });

  test('can be taken away again, and what was decided here cannot', async () => {
    await life('submit', lead);
    const _id = uuidv7();
    await life('audit/create', lead, { ...audit, _id, nextOn: '2027-03-02' });
    const remove = (id: string) =>
      server.call(`/api/plan/${planId}/life/audit/delete/${id}`, { as: lead, method: 'DELETE' });
    expect((await remove(_id)).status).toBe(200);
    const provider = [...(await replicaOf(server, owner, planId).load()).rows.values()].find(
      ({ values }) => values['approvalType'] === 'provider',
    );
    expect((await remove(provider?.id ?? '')).body.message).toEqual([lifeWords.approvalsStay]);
  });
});
