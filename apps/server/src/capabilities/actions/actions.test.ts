import type { RecordRow } from '@tussock/contract';
import type { Values } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replicaOf, type ReplicaCalls } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let editor: TestUser;
let reviewer: TestUser;
let guest: TestUser;
let guestEditor: TestUser;
let planId: string;
let record: ReplicaCalls;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  editor = await server.addUser({ role: 'providerStaff', name: 'Ria Hohepa' });
  reviewer = await server.addUser({ role: 'providerStaff', name: 'Ngaire Wills' });
  guest = await server.addUser({ role: 'accountUser', name: 'Sam Reid' });
  guestEditor = await server.addUser({ role: 'accountUser', name: 'Mere Pōtae' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.at = new Date('2026-11-22T00:00:00Z');
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, editor, 'editor');
  await server.giveRole(planId, reviewer, 'reviewer');
  await server.giveRole(planId, guest, 'guest');
  await server.giveRole(planId, guestEditor, 'guestEditor');
  record = replicaOf(server, lead, planId);
});

const fencing = {
  sectionKey: 'waterways',
  title: 'Fence the Swamp wetland',
  grade: 'good',
  state: 'agreed',
} as const;
const as = (user: TestUser) => replicaOf(server, user, planId);
const entity = 'action';

async function addAction(values: Values = {}): Promise<string> {
  const entityId = uuidv7();
  const result = await record.write([{ entity, entityId, op: 'create', set: { ...fencing, ...values } }]);
  expect(result, JSON.stringify(result)).toMatchObject({ status: 200 });
  return entityId;
}
const create = (values: Values) =>
  record.write([{ entity, entityId: uuidv7(), op: 'create', set: { ...fencing, ...values } }]);
const rowOf = async (id: string): Promise<RecordRow | undefined> => (await record.load()).rows.get(id);
const rowsOf = async (name: string): Promise<readonly RecordRow[]> =>
  [...(await record.load()).rows.values()].filter((row) => row.entity === name);
async function set(user: TestUser, id: string, values: Values) {
  const row = await rowOf(id);
  return as(user).write([
    { entity, entityId: id, op: 'update', set: values, baseVersion: row?.version ?? 0 },
  ]);
}
const done = { state: 'done', doneReason: 'Seen by all of us' };

async function addFile(): Promise<string> {
  const about = { name: 'Fence.jpg', purpose: 'photo', contentType: 'image/jpeg', bytes: 9 };
  const file = { ...about, id: uuidv7(), planId, uploadedBy: lead.id, uploadedAt: server.clock.at };
  await server.database.db
    .insertInto('planFile')
    .values({ ...file, storedAs: file.id })
    .execute();
  return file.id;
}

describe('what an action may hold', () => {
  test.each([
    ['a day in 1900', { dueOn: '1900-06-30' }, 'dueOn', 'Due must be between 1 Jan 2000 and 31 Dec 2100'],
    ['a day in 2200', { dueOn: '2200-06-30' }, 'dueOn', 'Due must be between 1 Jan 2000 and 31 Dec 2100'],
    ['a season without its year', { dueSeason: 'winter' }, 'dueYear', 'Choose the year of that season'],
    [
      'a day and a season',
      { dueOn: '2027-06-30', dueSeason: 'winter', dueYear: 2027 },
      'dueOn',
      'Choose a day or a season, not both',
    ],
    ['a cost below zero', { plannedCost: -1 }, 'plannedCost', expect.stringContaining('Planned cost')],
    [
      'an outcome of another section',
      { outcomeKey: 'safeFuel' },
      'outcomeKey',
      'Choose an outcome of this section',
    ],
    [
      'somebody without access',
      { responsibleId: uuidv7() },
      'responsibleId',
      expect.stringContaining('no access'),
    ],
    ['a place of another plan', { featureIds: [uuidv7()] }, 'featureIds', 'Places must be on this plan'],
    [
      'a day to come on which it was done',
      { ...done, doneOn: '2026-11-23' },
      'doneOn',
      'The day it was done is in the future',
    ],
    [
      'done without evidence or a reason',
      { state: 'done' },
      'doneReason',
      'Add evidence or a reason before marking this done',
    ],
  ])('%s is refused beside its field', async (_what, values, field, message) => {
    expect(await create(values)).toMatchObject({ status: 400, fields: [{ field, message }] });
  });

  test('one of the catalogue has its grade, and its words where no others were said', async () => {
    const place = { sectionKey: 'agrichemicalsAndWaste', outcomeKey: 'safeFuel', actionKey: 'bundedTank' };
    const entityId = uuidv7();
    await record.write([
      { entity, entityId, op: 'create', set: { ...place, grade: 'premium', state: 'agreed' } },
    ]);
    expect((await rowOf(entityId))?.values).toEqual({
      ...place,
      title: 'Bund or double-skin fuel tanks',
      grade: 'good',
      state: 'agreed',
    });
  });

  test('a person with access is named as they are called', async () => {
    const id = await addAction({ responsibleId: editor.id, responsibleName: 'Somebody' });
    expect((await rowOf(id))?.values).toMatchObject({
      responsibleId: editor.id,
      responsibleName: 'Ria Hohepa',
    });
  });

  test.each([
    ['another name', 'Joe'],
    ['no name', null],
  ])('%s written alone over a person with access is nobody with access', async (_what, responsibleName) => {
    const id = await addAction({ responsibleId: editor.id });
    await set(lead, id, { responsibleName });
    const { values } = (await rowOf(id)) ?? {};
    expect(values).not.toHaveProperty('responsibleId');
    expect(values?.['responsibleName'] ?? null).toBe(responsibleName);
  });

  test('a name that somebody insists on stands alone when another gave it to a person meanwhile', async () => {
    const id = await addAction();
    await set(editor, id, { responsibleId: editor.id, responsibleName: 'Ria Hohepa' });
    await as(lead).write([
      {
        entity,
        entityId: id,
        op: 'update',
        set: { responsibleName: 'Joe' },
        base: { responsibleName: 'Ria Hohepa' },
      },
    ]);
    const { values } = (await rowOf(id)) ?? {};
    expect(values).toMatchObject({ responsibleName: 'Joe' });
    expect(values).not.toHaveProperty('responsibleId');
  });

  test('a person who is called otherwise since keeps what they were given, by their new name', async () => {
    const person = await server.addUser({ role: 'providerStaff', name: 'Ana Tipene' });
    await server.giveRole(planId, person, 'editor');
    const id = await addAction({ responsibleId: person.id });
    const change = { name: 'Ana Tamihana' };
    await server.database.db.updateTable('appUser').set(change).where('id', '=', person.id).execute();
    await set(lead, id, { responsibleId: person.id, responsibleName: change.name });
    expect((await rowOf(id))?.values).toMatchObject({
      responsibleId: person.id,
      responsibleName: change.name,
    });
  });

  test('a season is due on its last day', async () => {
    const id = await addAction({ dueSeason: 'winter', dueYear: 2027 });
    expect((await rowOf(id))?.made).toMatchObject({ dueDay: '2027-08-31' });
  });
});

describe('done and verified', () => {
  test('evidence in the same write is enough to be done, and cannot be taken away alone', async () => {
    const id = await addAction();
    const evidenceId = uuidv7();
    const evidence = { entity: 'evidence', entityId: evidenceId } as const;
    const result = await record.write([
      { entity, entityId: id, op: 'update', set: { state: 'done' }, baseVersion: 1 },
      { ...evidence, op: 'create', set: { actionId: id, files: [await addFile()] } },
    ]);
    expect(result).toMatchObject({ status: 200 });
    expect(await record.write([{ ...evidence, op: 'delete', baseVersion: 1 }])).toMatchObject({
      status: 400,
      message: ['Add evidence or a reason before marking this done'],
    });
  });

  test('evidence and remarks stay with their action: the only proof of one that is done is not moved to another', async () => {
    const actionId = await addAction();
    const other = await addAction();
    const evidence = { entity: 'evidence', entityId: uuidv7() } as const;
    const remark = { entity: 'remark', entityId: uuidv7() } as const;
    await record.write([
      { ...evidence, op: 'create', set: { actionId, files: [await addFile()] } },
      { ...remark, op: 'create', set: { actionId, text: 'The posts are in' } },
    ]);
    expect(await set(lead, actionId, { state: 'done' })).toMatchObject({ status: 200 });
    const moved = { op: 'update', set: { actionId: other }, baseVersion: 1 } as const;
    const refused = {
      status: 400,
      fields: [
        { field: 'actionId', message: 'Remarks and evidence stay with the action they were added to' },
      ],
    };
    expect(await record.write([{ ...evidence, ...moved }])).toMatchObject(refused);
    expect(await record.write([{ ...remark, ...moved }])).toMatchObject(refused);
    const noted = { ...moved, set: { note: 'From the bridge', actionId: actionId.toUpperCase() } };
    expect(await record.write([{ ...evidence, ...noted }])).toMatchObject({ status: 200 });
  });

  test('who did it is kept, with the day in New Zealand', async () => {
    const id = await addAction();
    await set(editor, id, done);
    const row = await rowOf(id);
    expect(row?.values['doneOn']).toBe('2026-11-22');
    expect(row?.made).toMatchObject({ doneBy: { id: editor.id, name: 'Ria Hohepa' } });
  });

  test('what was done without a line is done on its own day, and signed with both times', async () => {
    const id = await addAction();
    const remarkId = uuidv7();
    const doneAt = server.clock.at;
    server.clock.at = new Date('2026-11-24T20:00:00Z');
    const update = { entity, entityId: id, op: 'update', set: done, baseVersion: 1 } as const;
    const remark = { entity: 'remark', entityId: remarkId, op: 'create' } as const;
    const set = { actionId: id, text: 'The posts are in' };
    await as(editor).write([update, { ...remark, set }], undefined, doneAt);
    const row = await rowOf(id);
    const both = { doneAt: '2026-11-22T00:00:00.000Z' };
    expect(row?.values['doneOn']).toBe('2026-11-22');
    expect(row?.made['doneBy']).toMatchObject({ id: editor.id, at: '2026-11-24T20:00:00.000Z', ...both });
    expect((await rowOf(remarkId))?.made).toMatchObject({ byId: editor.id, ...both });
  });

  test('nobody verifies what they did, whatever their role', async () => {
    const id = await addAction();
    await set(lead, id, done);
    expect(await set(lead, id, { state: 'verified' })).toMatchObject({
      status: 400,
      message: ['Somebody else must verify it: you said that it is done'],
    });
    expect(await set(reviewer, id, { state: 'verified' })).toMatchObject({ status: 200 });
    expect((await rowOf(id))?.made).toMatchObject({ verifiedBy: { name: 'Ngaire Wills' } });
  });

  test('who may verify and no more writes nothing else of an action, makes none and deletes none', async () => {
    const id = await addAction(done);
    const forbidden = { status: 403, code: 'forbidden' };
    expect(await set(reviewer, id, { title: 'Fence less' })).toMatchObject(forbidden);
    expect(await set(reviewer, id, { state: 'verified', title: 'Fence less' })).toMatchObject(forbidden);
    const theirs = as(reviewer);
    const made = { entity, entityId: uuidv7(), op: 'create', set: { state: 'agreed' } } as const;
    expect(await theirs.write([made])).toMatchObject(forbidden);
    expect(await theirs.write([{ entity, entityId: id, op: 'delete', baseVersion: 1 }])).toMatchObject(
      forbidden,
    );
    expect((await rowOf(id))?.values).toMatchObject({ title: fencing.title, state: 'done' });
    expect(await set(reviewer, id, { state: 'verified' })).toMatchObject({ status: 200 });
  });

  test('what is not done cannot be verified', async () => {
    const id = await addAction();
    expect(await set(reviewer, id, { state: 'verified' })).toMatchObject({
      status: 400,
      message: ['Only what is done can be verified'],
    });
  });

  test('who did it is forgotten when it turns out not to be done', async () => {
    const id = await addAction();
    await set(editor, id, done);
    await set(lead, id, { state: 'inProgress' });
    const row = await rowOf(id);
    expect(row?.made).not.toHaveProperty('doneBy');
    expect(row?.values).not.toHaveProperty('doneOn');
  });
});

test('a photo that is evidence is deleted by nobody, and it is said of what', async () => {
  const actionId = await addAction();
  const fileId = await addFile();
  await record.write([
    { entity: 'evidence', entityId: uuidv7(), op: 'create', set: { actionId, files: [fileId] } },
  ]);
  const answer = await server.call(`/api/plan/${planId}/file/delete/${fileId}`, {
    as: lead,
    method: 'DELETE',
  });
  expect(answer.status).toBe(409);
  expect(answer.body.message).toContain('the action Fence the Swamp wetland');
});

test('the photo of another plan is no evidence here', async () => {
  const actionId = await addAction();
  const evidence = { entity: 'evidence', entityId: uuidv7(), op: 'create' } as const;
  expect(await record.write([{ ...evidence, set: { actionId, files: [uuidv7()] } }])).toMatchObject({
    status: 400,
    fields: [{ field: 'files', message: 'Photos and documents must be files of this plan' }],
  });
});

test.each([
  ['place', [200, 95]],
  ['place', [0, 0]],
  ['place', [151.2, -33.8]],
  ['takenAt', 'yesterday'],
  ['sha256', 'abc'],
])('what a device says of %s is refused where it cannot be', async (key, value) => {
  const actionId = await addAction();
  const evidence = { entity: 'evidence', entityId: uuidv7(), op: 'create' } as const;
  expect(
    await record.write([{ ...evidence, set: { actionId, files: [await addFile()], [key]: value } }]),
  ).toMatchObject({ status: 400, fields: [{ field: key }] });
});

test('people with access are told by name, those whose grant is over not', async () => {
  const late = await server.addUser({ role: 'accountUser', name: 'Late Guest' });
  await server.giveRole(planId, late, 'guest', new Date('2026-01-01T00:00:00Z'));
  const { body } = await server.call<{ results: { name: string }[] }>(`/api/plan/${planId}/people`, {
    as: lead,
  });
  expect(body.results.map(({ name }) => name)).toEqual([
    'Mere Pōtae',
    'Ngaire Wills',
    'Ria Hohepa',
    'Sam Reid',
    'Tom Sinclair',
  ]);
});

test('the actions of a plan are listed, the first that is due first, with what is overdue', async () => {
  await addAction({ title: 'Some day' });
  await addAction({ title: 'Late', dueOn: '2026-11-01' });
  await addAction({ title: 'Winter', dueSeason: 'winter', dueYear: 2027 });
  const { body } = await server.call<{ results: { values: Values; isOverdue: boolean }[] }>(
    `/api/plan/${planId}/actions`,
    { as: guest },
  );
  expect(body.results.map(({ values, isOverdue }) => [values['title'], isOverdue])).toEqual([
    ['Late', true],
    ['Winter', false],
    ['Some day', false],
  ]);
});

describe('what repeats', () => {
  const yearly = { repeats: 'everyMonths', repeatMonths: 6, dueOn: '2026-08-31', plannedCost: 640.5 };
  const nextOf = async (id: string): Promise<readonly RecordRow[]> =>
    (await rowsOf(entity)).filter(({ made }) => made['followsId'] === id);

  test('the next one is there when this is done, due so much later, with nothing done of it', async () => {
    const id = await addAction(yearly);
    await set(lead, id, { ...done, actualCost: 700 });
    const [next, ...others] = await nextOf(id);
    expect(others).toEqual([]);
    expect(next?.values).toEqual({ ...fencing, ...yearly, dueOn: '2027-02-28', repeatDay: 31 });
  });

  test('said again, or verified, makes no second one', async () => {
    const id = await addAction(yearly);
    await set(lead, id, done);
    await set(editor, id, { state: 'verified' });
    await set(editor, id, { state: 'done' });
    expect(await nextOf(id)).toHaveLength(1);
  });

  test('two who say so at once make one', async () => {
    const id = await addAction(yearly);
    const base = { state: 'agreed', doneReason: null };
    const part = { entity, entityId: id, op: 'update', set: done, base } as const;
    await Promise.all([as(lead).write([part]), as(editor).write([part])]);
    expect(await nextOf(id)).toHaveLength(1);
  });

  test('it is gone again when this was not done after all, and comes back with it', async () => {
    const id = await addAction(yearly);
    await set(lead, id, done);
    await set(lead, id, { state: 'agreed' });
    expect(await nextOf(id)).toEqual([]);
    await set(lead, id, done);
    expect(await nextOf(id)).toHaveLength(1);
  });

  test('it follows what is put right of the one that was done, and goes with it all the same', async () => {
    const id = await addAction(yearly);
    await set(lead, id, done);
    await set(lead, id, { title: 'Fence both banks', dueOn: '2026-06-30' });
    expect((await nextOf(id))[0]?.values).toMatchObject({ title: 'Fence both banks', dueOn: '2026-12-30' });
    await set(lead, id, { state: 'agreed' });
    expect(await nextOf(id)).toEqual([]);
  });

  test('it is there too where somebody says only afterwards that it repeats, and gone when that is taken back', async () => {
    const id = await addAction({ dueOn: '2026-08-31' });
    await set(lead, id, done);
    expect(await nextOf(id)).toEqual([]);
    await set(lead, id, { repeats: 'everyMonths', repeatMonths: 6 });
    expect(await nextOf(id)).toHaveLength(1);
    await set(lead, id, { repeats: null, repeatMonths: null });
    expect(await nextOf(id)).toEqual([]);
  });

  test('it stays when somebody has laid hands on it', async () => {
    const id = await addAction(yearly);
    await set(lead, id, done);
    const [next] = await nextOf(id);
    await set(editor, next?.id ?? '', { plannedCost: 900 });
    await set(lead, id, { state: 'agreed' });
    expect(await nextOf(id)).toHaveLength(1);
  });
});

describe('what somebody has verified', () => {
  const verified = async (): Promise<string> => {
    const id = await addAction();
    await set(lead, id, done);
    await set(editor, id, { state: 'verified' });
    return id;
  };

  test.each([
    ['its words', { title: 'Fence both banks' }],
    ['how it is known', { doneReason: 'Heard so' }],
    ['the day', { doneOn: '2026-11-01' }],
  ])('is done and no more when %s are changed: their word was for something else', async (_what, change) => {
    const id = await verified();
    await set(lead, id, change);
    const row = await rowOf(id);
    expect(row?.values).toMatchObject({ ...change, state: 'done' });
    expect(row?.made).not.toHaveProperty('verifiedBy');
  });

  test('stays verified when only what it cost, or a note, is written on it', async () => {
    const id = await verified();
    await set(lead, id, { actualCost: 700, notes: 'The invoice came' });
    expect((await rowOf(id))?.made).toMatchObject({ verifiedBy: { id: editor.id } });
  });

  test('keeps the evidence that was there; what came later may be taken out', async () => {
    const id = await addAction();
    const proof = async () => {
      const entityId = uuidv7();
      const values = { actionId: id, files: [await addFile()] };
      await record.write([{ entity: 'evidence', entityId, op: 'create', set: values }]);
      return entityId;
    };
    const remove = (entityId: string) =>
      record.write([{ entity: 'evidence', entityId, op: 'delete', baseVersion: 1 }]);
    const before = await proof();
    await set(lead, id, { state: 'done' });
    server.clock.at = new Date(server.clock.at.getTime() + 60_000);
    await set(editor, id, { state: 'verified' });
    server.clock.at = new Date(server.clock.at.getTime() + 60_000);
    const after = await proof();
    expect(await remove(before)).toMatchObject({
      status: 400,
      message: ['The action was verified with this. Take the verification back first'],
    });
    expect(await remove(after)).toMatchObject({ status: 200 });
    await set(editor, id, { state: 'done' });
    await set(lead, id, { doneReason: 'Seen' });
    expect(await remove(before)).toMatchObject({ status: 200 });
  });

  test('does not get its word back with its words: whoever verified looks again', async () => {
    const id = await verified();
    const { values: { title } = {} } = (await rowOf(id)) ?? {};
    await set(lead, id, { title: 'Fence both banks' });
    // As undo writes it.
    const undone = { set: { title }, base: { title: 'Fence both banks' }, baseVersion: 4 };
    expect(await record.write([{ entity, entityId: id, op: 'update', ...undone }])).toMatchObject({
      status: 200,
    });
    const row = await rowOf(id);
    expect(row?.values).toMatchObject({ title, state: 'done' });
    expect(row?.made).not.toHaveProperty('verifiedBy');
  });

  test('takes no evidence back out of the bin that it was verified without; what came later may', async () => {
    const id = await addAction();
    const later = () => (server.clock.at = new Date(server.clock.at.getTime() + 60_000));
    const throwAway = async () => {
      const evidence = { entity: 'evidence', entityId: uuidv7() } as const;
      await record.write([{ ...evidence, op: 'create', set: { actionId: id, files: [await addFile()] } }]);
      await record.write([{ ...evidence, op: 'delete', baseVersion: 1 }]);
      return { ...evidence, op: 'restore', set: {} } as const;
    };
    const unseen = await throwAway();
    await set(lead, id, done);
    later();
    await set(editor, id, { state: 'verified' });
    later();
    expect(await record.write([unseen])).toMatchObject({
      status: 400,
      message: ['The action was verified without this. Take the verification back first'],
    });
    expect(await record.write([await throwAway()])).toMatchObject({ status: 200 });
    await set(editor, id, { state: 'done' });
    expect(await record.write([unseen])).toMatchObject({ status: 200 });
  });
});

describe('[ROLE-4] who may do what with actions', () => {
  /** By hand: a reviewer verifies and remarks, a guest with edit right remarks and shows evidence, a guest reads. */
  const people = () => ({ lead, editor, reviewer, guest, guestEditor });
  test.each([
    ['lead', 200, 200, 200],
    ['editor', 200, 200, 200],
    ['reviewer', 403, 200, 403],
    ['guestEditor', 403, 200, 200],
    ['guest', 403, 403, 403],
  ] as const)('%s: action %i, remark %i, evidence %i', async (who, action, remark, evidence) => {
    const actionId = await addAction();
    const files = [await addFile()];
    const writes = [
      { entity, set: fencing },
      { entity: 'remark', set: { actionId, text: 'The posts are in' } },
      { entity: 'evidence', set: { actionId, files } },
    ];
    const statuses: number[] = [];
    for (const part of writes)
      statuses.push((await as(people()[who]).write([{ ...part, entityId: uuidv7(), op: 'create' }])).status);
    expect(statuses).toEqual([action, remark, evidence]);
  });

  test('a reviewer changes nothing else of an action, and no state but to verified and back', async () => {
    const id = await addAction();
    expect(await set(reviewer, id, { title: 'Mine' })).toMatchObject({ status: 403 });
    expect(await set(reviewer, id, { state: 'cancelled' })).toMatchObject({ status: 403 });
    await set(editor, id, done);
    expect(await set(reviewer, id, { state: 'verified' })).toMatchObject({ status: 200 });
    expect(await set(reviewer, id, { state: 'done' })).toMatchObject({ status: 200 });
  });

  test('a remark is changed by who wrote it, and by those who edit actions', async () => {
    const actionId = await addAction();
    const remark = { entity: 'remark', entityId: uuidv7() } as const;
    await as(reviewer).write([{ ...remark, op: 'create', set: { actionId, text: 'Where?' } }]);
    const change = { ...remark, op: 'update', set: { text: 'There' }, baseVersion: 1 } as const;
    expect(await as(guestEditor).write([change])).toMatchObject({ status: 403 });
    expect(await as(reviewer).write([change])).toMatchObject({ status: 200 });
  });

  test('what somebody else said or showed is brought back out of the bin by those who edit actions, and by nobody in other words', async () => {
    const actionId = await addAction();
    const remark = { entity: 'remark', entityId: uuidv7() } as const;
    const evidence = { entity: 'evidence', entityId: uuidv7() } as const;
    const said = { actionId, text: 'Where?' };
    const shown = { actionId, files: [await addFile()] };
    for (const part of [
      { ...remark, set: said },
      { ...evidence, set: shown },
    ]) {
      await as(editor).write([{ ...part, op: 'create' }]);
      await as(editor).write([{ ...part, op: 'delete', set: {}, baseVersion: 1 }]);
    }
    const words = { ...remark, op: 'restore', set: { ...said, text: 'I never said this' } } as const;
    const photo = { ...evidence, op: 'restore', set: { ...shown, note: 'Nor this' } } as const;
    expect(await as(guestEditor).write([words])).toMatchObject({ status: 403 });
    expect(await as(guestEditor).write([photo])).toMatchObject({ status: 403 });
    expect(
      await as(editor).write([
        { ...words, set: said },
        { ...photo, set: shown },
      ]),
    ).toMatchObject({ status: 200 });
  });
});
