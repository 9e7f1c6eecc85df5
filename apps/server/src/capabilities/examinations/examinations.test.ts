import { createHash } from 'node:crypto';
import type {
  ExaminationItem,
  ExaminationOfPlan,
  ExaminationRoom,
  ReplyOf,
  readHistory,
} from '@tussock/contract';
import {
  canonicalJson,
  checklistOf,
  dayInNewZealand,
  daysAfter,
  examinationWords as words,
  programmes,
  type ExaminationKind,
  type ProgrammeKey,
  type StateRow,
} from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let owner: TestUser;
let rua: TestUser;
let planId: string;
let today: string;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff', name: 'Bridget Reid' });
  owner = await server.addUser({ role: 'accountUser', name: 'Hana Rewi' });
  today = dayInNewZealand(server.clock.at);
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, owner, 'owner');
  await inRegion('canterbury');
  rua = await server.addUser({ role: 'accountUser', name: 'Rua Kahu' });
});

const call = <T = Record<string, unknown>>(
  as: TestUser | undefined,
  path: string,
  body?: object,
  method?: string,
) =>
  server.call<T>(`/api/plan/${planId}/${path}`, {
    as,
    ...(body === undefined ? {} : { body }),
    ...(method === undefined ? {} : { method }),
  });
const inRegion = (region: string) =>
  sql`update plan set info = info || ${JSON.stringify({ region })}::jsonb where id = ${planId}`.execute(
    server.database.db,
  );
const point = { type: 'Point', coordinates: [172.3, -42.8] };
const trough = (name: string, set: object = {}) => ({
  entity: 'trough',
  entityId: uuidv7(),
  op: 'create' as const,
  set: { geometry: point, ...exampleAttributes.trough, name, ...set },
});
const actionOf = (title: string, set: object = {}) => ({
  entity: 'action',
  entityId: uuidv7(),
  op: 'create' as const,
  set: { sectionKey: 'waterways', title, grade: 'good', state: 'agreed', ...set },
});
const write = (...parts: Parameters<ReturnType<typeof replicaOf>['write']>[0]) =>
  replicaOf(server, lead, planId).write(parts);
/** Freezes the plan as its next version, and leaves it open for work. */
async function freeze(): Promise<void> {
  expect((await call(lead, 'life/submit', {})).status).toBe(200);
  expect((await call(lead, 'life/take-back', {})).status).toBe(200);
}

type Asked = { readonly kind?: ExaminationKind; readonly programme?: ProgrammeKey } & Record<string, unknown>;
const invitation = (over: Asked = {}) => ({
  kind: 'certification',
  programme: 'freshwaterFarmPlan',
  name: 'Rua Kahu',
  email: rua.email,
  bodyName: 'Ballance Assurance',
  scope: 'The whole plan, before the consent is renewed.',
  expiresOn: daysAfter(today, 60),
  versionNumber: 1,
  ...over,
});
const invite = (over: Asked = {}, as: TestUser = owner) =>
  call<{ _id: string }>(as, 'examination/create', invitation(over));
const declaration = () => ({
  hasNoConflict: true,
  accreditation: 'Environment Canterbury, FEP 114',
  accreditedUntil: daysAfter(today, 365),
});
const room = (id: string, as = rua) => call<ExaminationRoom>(as, `examination/get/${id}`);
const version = (id: string, as = rua) => call<{ rows: StateRow[] }>(as, `examination/version/${id}`);
const accept = (id: string, over: object = {}) =>
  call(rua, `examination/accept/${id}`, { ...declaration(), ...over });
const seenByFarm = async (as = owner) =>
  (await call<{ results: ExaminationOfPlan[] }>(as, 'examination/all')).body.results;
/** Does something on a later day, signed in then. */
async function daysLater<T>(days: number, work: (as: TestUser) => Promise<T>): Promise<T> {
  const now = server.clock.at;
  server.clock.at = new Date(now.getTime() + days * 86_400_000);
  const done = await work(await server.addSession(rua));
  server.clock.at = now;
  return done;
}
const saveAll = (id: string, findings: readonly object[]) =>
  call<{ results: object[] }>(rua, `examination/find/${id}`, { findings }, 'PUT');
const find = (id: string, item: string, values: object) => saveAll(id, [{ item, ...values }]);

/** An examination that is under way: its id, and the keys of its items. */
async function begin(
  over: Asked = {},
): Promise<{ id: string; items: readonly string[]; rows: readonly StateRow[] }> {
  const asked = await invite(over);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const id = asked.body._id;
  expect((await accept(id)).body).toEqual({ ok: true });
  const { rows } = (await version(id)).body;
  const { programme = 'freshwaterFarmPlan', kind = 'certification' } = over;
  return { id, rows, items: checklistOf(programmes[programme].newest(), kind, rows).map(({ key }) => key) };
}
async function findAll(id: string, items: readonly string[], values: object): Promise<void> {
  const saved = await saveAll(
    id,
    items.map((item) => ({ item, ...values })),
  );
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
}
const record = async (entity: string) =>
  [...(await replicaOf(server, owner, planId).load()).rows.values()].filter((row) => row.entity === entity);

const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const fence = { work: 'Fence the creek', note: 'Stock can reach the creek.' };

describe('an invitation', () => {
  beforeEach(freeze);

  test('is refused without a session, with a bad body, without the right, and for what is not there', async () => {
    expect((await call(undefined, 'examination/create', invitation())).status).toBe(401);
    const bad = await invite({ expiresOn: daysAfter(today, -1), scope: '' });
    expect(bad.body.fields?.map(({ field }) => field)).toEqual(['scope']);
    const late = await invite({ expiresOn: daysAfter(today, -1) });
    expect(late.body.fields).toEqual([{ field: 'expiresOn', message: words.endsPast }]);
    expect((await invite({}, rua)).status).toBe(403);
    expect((await invite({ versionNumber: 7 })).status).toBe(404);
  });

  test('is for a programme of the farm’s region and of that kind', async () => {
    const refused = [{ field: 'programme', message: words.programmeNotFor }];
    expect((await invite({ programme: 'southlandPlan' })).body.fields).toEqual(refused);
    expect((await invite({ programme: 'canterburyAudited' })).body.fields).toEqual(refused);
    expect((await invite({ programme: 'canterburyAudited', kind: 'audit' })).status).toBe(200);
    await inRegion('southland');
    expect((await invite({ programme: 'southlandPlan' })).status).toBe(200);
  });

  test('reaches the person by a letter, and their own list; of a kind and programme one is open', async () => {
    const { body } = await invite();
    const { results } = (
      await server.call<{ results: ExaminationItem[] }>('/api/examination/mine', { as: rua })
    ).body;
    expect(results).toMatchObject([
      { _id: body._id, planId, state: 'invited', versionNumber: 1, endsOn: daysAfter(today, 60) },
    ]);
    const [letter] = await server.database.db
      .selectFrom('job')
      .select('payload')
      .where('dedupeKey', '=', `examination:${body._id}`)
      .execute();
    expect(letter?.payload).toMatchObject({ to: rua.email });
    expect(JSON.stringify(letter)).toContain(`/examinations/${planId}/${body._id}`);
    expect((await invite()).status).toBe(409);
  });

  test('at once by two people makes one', async () => {
    const answers = await Promise.all([invite({}, lead), invite({}, owner)]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await seenByFarm()).toHaveLength(1);
  });

  test('is turned down or taken back before anything is sent, and then opens nothing', async () => {
    const { body } = await invite();
    const reason = { reason: 'I sold them the fence.' };
    expect((await call(rua, `examination/turn-down/${body._id}`, reason)).status).toBe(200);
    expect(await seenByFarm()).toMatchObject([{ state: 'ended', endedBecause: 'I sold them the fence.' }]);
    expect((await room(body._id)).status).toBe(403);
    const again = await begin();
    expect((await call(lead, `examination/cancel/${again.id}`, reason)).status).toBe(200);
    expect((await version(again.id)).status).toBe(403);
    expect((await call(lead, `examination/cancel/${again.id}`, reason)).status).toBe(409);
  });
});

describe('whoever is not independent of a plan', () => {
  const conflict = /cannot certify or audit it/;
  const inviteAs = async (person: TestUser) => String((await invite({ email: person.email })).body.message);
  beforeEach(freeze);

  test.each(['lead', 'editor', 'reviewer', 'viewer', 'owner', 'guest', 'guestEditor'] as const)(
    'as its %s is not invited',
    async (role) => {
      const isInternal = role !== 'owner' && role !== 'guest' && role !== 'guestEditor';
      const person = await server.addUser({ role: isInternal ? 'providerStaff' : 'accountUser' });
      await server.giveRole(planId, person, role);
      expect(await inviteAs(person)).toMatch(conflict);
      expect(await seenByFarm()).toEqual([]);
    },
  );

  test('as its consultant, or an administrator of the provider, is not invited', async () => {
    const accountId = await server.addAccount('Hill Country Advice');
    const adviser = await server.addUser({ role: 'accountUser', accountId });
    await call(lead, 'access/account/assign', { accountId });
    expect(await inviteAs(adviser)).toMatch(conflict);
    expect(await inviteAs(await server.addUser({ role: 'providerAdmin' }))).toMatch(conflict);
  });

  test('as somebody who once wrote any of it, is not invited either', async () => {
    const guest = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, guest, 'guestEditor');
    await replicaOf(server, guest, planId).write([trough('By the guest')]);
    await sql`delete from plan_role where user_id = ${guest.id}`.execute(server.database.db);
    expect(await inviteAs(guest)).toMatch(conflict);
  });

  test('since the invitation cannot decide, whoever asks: the database holds it', async () => {
    const { id, items } = await begin();
    await findAll(id, items, { verdict: 'met' });
    await server.giveRole(planId, rua, 'guest');
    const nextOn = daysAfter(today, 1825);
    const decided = await call(rua, `examination/decide/${id}`, { outcome: 'certified', nextOn });
    expect(decided.status).toBe(400);
    expect(String(decided.body.message)).toMatch(conflict);
    const types = (await record('approval')).map(({ values }) => values['approvalType']);
    expect(types).not.toContain('certifier');
    const { db } = server.database;
    await expect(
      sql`update plan_examination set state = 'concluded' where id = ${id}`.execute(db),
    ).rejects.toThrow(conflict);
  });

  test('is not made so by an earlier examination of the same farm', async () => {
    const { id, items } = await begin();
    await findAll(id, items, { verdict: 'notMet', ...fence, workDueOn: daysAfter(today, 30) });
    const nextOn = daysAfter(today, 1825);
    expect((await call(rua, `examination/decide/${id}`, { outcome: 'certified', nextOn })).status).toBe(200);
    expect((await invite()).status).toBe(200);
  });
});

describe('what a certifier or an auditor sees', () => {
  test('is the frozen version after the declaration: nothing newer, and nothing else of the plan', async () => {
    await write(trough('Frozen trough'));
    await freeze();
    await write(trough('Newer trough'));
    const { body } = await invite();
    expect((await version(body._id)).status).toBe(404);
    const undeclared = await accept(body._id, { hasNoConflict: false });
    expect(undeclared.body.fields).toEqual([{ field: 'hasNoConflict', message: words.declarationNeeded }]);
    expect((await accept(body._id)).status).toBe(200);
    const seen = JSON.stringify((await version(body._id)).body);
    expect(seen).toContain('Frozen trough');
    expect(seen).not.toContain('Newer trough');
    for (const path of ['', '/version/get/1', '/history', '/replica', '/examination/all', '/file/all'])
      expect((await server.call(`/api/plan/${planId}${path}`, { as: rua })).status, path).toBe(403);
    const { results } = (await server.call<{ results: unknown[] }>('/api/plan/all', { as: rua })).body;
    expect(results).toEqual([]);
  });

  test('has none of what was left out, of talk, and of cultural places that were not chosen', async () => {
    const custom = (name: string) => ({
      ...trough(name),
      entity: 'customFeature',
      set: { geometry: point, ...exampleAttributes.customFeature, name, category: 'other' },
    });
    const known = custom('Chosen urupā');
    await write(
      custom('Secret urupā'),
      known,
      trough('Trough', { notes: 'Ring Mere Secret on 021 555 1234' }),
    );
    const action = actionOf('Fence', { responsibleName: 'Mere Secret' });
    await write(action);
    await write({
      entity: 'remark',
      entityId: uuidv7(),
      op: 'create' as const,
      set: { actionId: action.entityId, text: 'Secret talk' },
    });
    await freeze();
    const { id, rows } = await begin({ redacts: ['people'], culturalPlaces: [known.entityId] });
    const all = JSON.stringify([rows, (await room(id)).body]);
    expect(all).toContain('Chosen urupā');
    expect(all).not.toMatch(/Secret|021 555 1234/);
    expect((await room(id)).body.leftOut).toEqual(['people']);
  });

  test('is their own examination alone, until its last day', async () => {
    await freeze();
    const { id } = await begin();
    const other = await server.addUser({ role: 'accountUser' });
    const { body } = await invite({ email: other.email, kind: 'audit' });
    expect((await room(body._id)).status).toBe(404);
    expect((await room(id, other)).status).toBe(404);
    expect((await call(other, `examination/ask/${id}`, { text: 'Whose is it?' })).status).toBe(404);
    await server.database.db
      .updateTable('planExamination')
      .set({ endsAt: server.clock.at })
      .where('id', '=', id)
      .execute();
    expect((await room(id)).status).toBe(403);
    const extend = (expiresOn: string) => call(lead, `examination/extend/${id}`, { expiresOn });
    expect((await extend(today)).status).toBe(200);
    expect((await room(id)).body.endsOn).toBe(today);
    await call(lead, `examination/cancel/${id}`, { reason: 'Sold' });
    expect((await extend(today)).status).toBe(409);
    expect((await server.call<{ results: [] }>('/api/examination/mine', { as: rua })).body.results).toEqual(
      [],
    );
  });

  test('is noted in the plan’s audit, and a finding is nobody else’s before it is reported', async () => {
    await freeze();
    const { id, items } = await begin();
    await find(id, items[0] ?? '', { verdict: 'notMet', note: 'A finding of my own' });
    const [log, history, farm] = [
      await call(owner, 'audit/all'),
      await call<ReplyOf<typeof readHistory>>(lead, 'history'),
      await seenByFarm(),
    ];
    expect(JSON.stringify(log.body)).toMatch(/acceptExamination.*|examine/);
    expect(JSON.stringify([log.body, history.body, farm])).not.toContain('A finding of my own');
    expect(history.body.results.map(({ entity }) => entity)).not.toContain('examinationFinding');
    expect(JSON.stringify(history.body)).toContain('Certification or audit: Rua Kahu');
  });
});

describe('a certification', () => {
  beforeEach(freeze);

  test('takes findings on items of the checklist, shown by things of the version', async () => {
    const { id, items, rows } = await begin();
    const [item = ''] = items;
    expect((await find(id, 'requirement.nothing', { verdict: 'met' })).status).toBe(400);
    expect((await find(id, item, { verdict: 'met', shownBy: [uuidv7()] })).body.fields).toEqual([
      { field: 'findings.0.shownBy', message: words.notShown },
    ]);
    const shownBy = rows.filter(({ entity }) => entity === 'plan').map((row) => row.id);
    expect((await find(id, item, { verdict: 'met', shownBy })).body.results).toMatchObject([
      { item, shownBy, version: 1 },
    ]);
    expect((await find(id, item, { verdict: 'notMet', note: 'No' })).body.results).toMatchObject([
      { version: 2 },
    ]);
    const half = [
      { item, verdict: 'met' },
      { item: items[1], verdict: 'notMet' },
    ];
    expect((await saveAll(id, half)).status).toBe(400);
    expect((await room(id)).body.findings).toMatchObject([{ item, verdict: 'notMet', note: 'No' }]);
  });

  test('asks, and is answered once', async () => {
    const { id, items } = await begin();
    const [item = ''] = items;
    const asked = await call<{ _id: string }>(rua, `examination/ask/${id}`, {
      text: 'Where is the bore?',
      item,
    });
    const [shown] = await seenByFarm();
    expect(shown?.questions).toMatchObject([
      { item, asked: { text: 'Where is the bore?', byName: 'Rua Kahu' } },
    ]);
    const answer = (text: string) => call(lead, `examination/answer/${id}/${asked.body._id}`, { text });
    const answers = await Promise.all([answer('By the shed'), answer('By the house')]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect((await room(id)).body.questions[0]?.answered?.byName).toBe('Bridget Reid');
  });

  test('is decided once all is found: an approval names version and hash, conditions become actions with dates', async () => {
    const { id, items } = await begin();
    const [first = '', ...others] = items;
    await findAll(id, others, { verdict: 'met' });
    const nextOn = daysAfter(today, 1825);
    const decide = (said: object) => call(rua, `examination/decide/${id}`, said);
    const early = await decide({ outcome: 'certified', nextOn });
    expect(early.body.message).toEqual([words.notFinished(1)]);
    await find(id, first, { verdict: 'moreNeeded', note: 'Which titles?' });
    expect((await decide({ outcome: 'certified', nextOn })).body.fields).toEqual([
      { field: 'outcome', message: words.moreStillNeeded(1) },
    ]);
    await find(id, first, { verdict: 'notMet', ...fence, workDueOn: daysAfter(today, 30) });
    expect((await decide({ outcome: 'certified' })).body.fields).toEqual([
      { field: 'nextOn', message: words.nextNeeded },
    ]);
    const answers = await Promise.all([
      decide({ outcome: 'certified', nextOn }),
      decide({ outcome: 'certified', nextOn }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const [shown] = await seenByFarm();
    const [report] = shown?.reports ?? [];
    expect(shown?.state).toBe('concluded');
    expect(report?.content).toMatchObject({
      stage: 'final',
      outcome: 'certified',
      versionNumber: 1,
      versionHash: shown?.contentHash,
      nextOn,
      programme: { name: 'Freshwater farm plan', version: '2023' },
    });
    expect(report?.content.findings).toHaveLength(items.length);
    expect(createHash('sha256').update(canonicalJson(report?.content)).digest('hex')).toBe(
      report?.contentHash,
    );
    expect(
      (await record('approval')).find(({ values }) => values['approvalType'] === 'certifier'),
    ).toMatchObject({
      values: { decision: 'approved', versionNumber: 1, personName: 'Rua Kahu', nextOn, decidedOn: today },
      made: {
        examination: { id, versionHash: shown?.contentHash, reportHash: report?.contentHash },
      },
    });
    expect(await record('action')).toMatchObject([
      { values: { title: 'Fence the creek', state: 'agreed', dueOn: daysAfter(today, 30) } },
    ]);
  });

  test('that is not given needs a reason, and leaves no conditions and no next day', async () => {
    const { id, items } = await begin();
    await findAll(id, items, { verdict: 'notMet', ...fence, workDueOn: daysAfter(today, 30) });
    const decide = (said: object) => call(rua, `examination/decide/${id}`, said);
    expect((await decide({ outcome: 'notCertified' })).body.fields).toEqual([
      { field: 'note', message: words.whyNot },
    ]);
    expect((await decide({ outcome: 'notCertified', note: 'No map of waterways.' })).status).toBe(200);
    const given = (await record('approval')).find(({ values }) => values['approvalType'] === 'certifier');
    expect(given?.values).toMatchObject({ decision: 'refused', note: 'No map of waterways.' });
    expect(given?.values).not.toHaveProperty('nextOn');
    expect(await record('action')).toEqual([]);
  });

  test('takes its next day from the rule of the region, and keeps it where the rule changes', async () => {
    await inRegion('southland');
    await freeze();
    const { id, items } = await begin({ programme: 'southlandPlan', versionNumber: 2 });
    await findAll(id, items, { verdict: 'met' });
    expect((await call(rua, `examination/decide/${id}`, { outcome: 'certified' })).status).toBe(200);
    const [shown] = await seenByFarm();
    const fiveYears = `${Number(today.slice(0, 4)) + 5}${today.slice(4)}`;
    expect(shown?.reports[0]?.content).toMatchObject({ nextOn: fiveYears, nextBy: 'fwfp.southland' });
  });

  test('stays as it was decided: nobody takes its approval away, and the database keeps report and state', async () => {
    const { id, items } = await begin();
    await findAll(id, items, { verdict: 'met' });
    const nextOn = daysAfter(today, 1825);
    await call(rua, `examination/decide/${id}`, { outcome: 'certified', nextOn });
    const given = (await record('approval')).find(({ values }) => values['approvalType'] === 'certifier');
    const removed = await call(lead, `life/audit/delete/${String(given?.id)}`, undefined, 'DELETE');
    expect(removed.body.message).toEqual([words.fromReport]);
    expect((await find(id, items[0] ?? '', { verdict: 'notMet', note: 'Late' })).status).toBe(409);
    const { db } = server.database;
    await expect(sql`update examination_report set content = '{}'`.execute(db)).rejects.toThrow(
      'never rewritten',
    );
    await expect(sql`delete from examination_report`.execute(db)).rejects.toThrow('never rewritten');
    await expect(
      sql`update plan_examination set scope = 'another' where id = ${id}`.execute(db),
    ).rejects.toThrow('never changed');
  });

  test('is made by whoever is accredited on the day', async () => {
    const { body } = await invite();
    const past = await accept(body._id, { accreditedUntil: daysAfter(today, -1) });
    expect(past.body.fields).toEqual([{ field: 'accreditedUntil', message: words.accreditedPast }]);
    await accept(body._id, { accreditedUntil: today });
    const { rows } = (await version(body._id)).body;
    const items = checklistOf(programmes.freshwaterFarmPlan.newest(), 'certification', rows);
    await findAll(
      body._id,
      items.map(({ key }) => key),
      { verdict: 'met' },
    );
    const nextOn = daysAfter(today, 1825);
    const decided = await daysLater(2, (as) =>
      call(as, `examination/decide/${body._id}`, { outcome: 'certified', nextOn }),
    );
    expect(decided.body.message).toEqual([words.accreditationEnded(today)]);
  });
});

describe('an audit', () => {
  const audited = { kind: 'audit', programme: 'canterburyAudited' } as const;
  let id: string;
  let items: readonly string[];
  const send = (replyBy = daysAfter(today, 14)) =>
    call(rua, `examination/send-draft/${id}`, { replyBy, note: 'Seen on the day.' });
  const finish = (said: object, as = rua) => call(as, `examination/finish/${id}`, said);
  const reply = (body: object, as = owner) => call(as, `examination/reply/${id}`, body);
  beforeEach(async () => {
    await write(actionOf('Plant the bank'));
    await freeze();
    ({ id, items } = await begin(audited));
    await findAll(id, items, { verdict: 'met', confidence: 'high' });
  });

  test('is reported in draft, replied to, and then final, each frozen with the hash of the one before', async () => {
    expect(items.some((item) => item.startsWith('action.'))).toBe(true);
    const [item = ''] = items;
    await find(id, item, { verdict: 'notMet', severity: 'minor', ...fence, workDueOn: daysAfter(today, 30) });
    expect((await reply({ note: 'Too early' })).status).toBe(409);
    expect((await send(today)).body.fields).toEqual([{ field: 'replyBy', message: words.replyByPast }]);
    expect((await send()).status).toBe(200);
    expect((await finish({ grade: 'C', nextOn: daysAfter(today, 365) })).body.message).toEqual([
      words.replyFirst(daysAfter(today, 14)),
    ]);
    expect((await call(lead, `examination/cancel/${id}`, { reason: 'We do not like it' })).status).toBe(409);
    const answers = [
      { item, stance: 'later', text: 'The fencer comes in May.', doneOn: daysAfter(today, 60) },
    ];
    expect((await reply({ answers: [{ item: 'requirement.none', stance: 'disagree' }] })).status).toBe(400);
    const replies = await Promise.all([reply({ note: 'Mostly right', answers }), reply({ note: 'x' }, lead)]);
    expect(statuses(replies)).toEqual([200, 409]);
    expect((await finish({ grade: 'C', nextOn: daysAfter(today, 365), note: 'Stands' })).status).toBe(200);
    const [shown] = await seenByFarm();
    const [draft, replied, final] = shown?.reports ?? [];
    expect([draft, replied, final].map((report) => report?.stage)).toEqual(['draft', 'reply', 'final']);
    expect(draft?.content).toMatchObject({ proposedGrade: 'C', replyBy: daysAfter(today, 14) });
    expect(draft?.content.after).toBeUndefined();
    expect(replied?.content.after).toBe(draft?.contentHash);
    expect(final?.content).toMatchObject({
      after: replied?.contentHash,
      outcome: 'audited',
      grade: 'C',
      proposedGrade: 'C',
    });
    expect(
      (await record('approval')).find(({ values }) => values['approvalType'] === 'auditor'),
    ).toMatchObject({
      values: { decision: 'approved', grade: 'C', nextOn: daysAfter(today, 365) },
    });
    const work = (await record('action')).filter(({ values }) => values['title'] === 'Fence the creek');
    expect(work).toMatchObject([{ values: { dueOn: daysAfter(today, 30) } }]);
  });

  test('has a grade by the programme’s rule, and another with a reason alone; the next day follows the grade', async () => {
    await find(id, items[0] ?? '', { verdict: 'met', confidence: 'medium' });
    await send();
    await reply({ note: 'Agreed' });
    expect((await finish({ grade: 'A' })).body.fields).toEqual([
      { field: 'gradeReason', message: words.reasonNeeded },
    ]);
    expect((await finish({ grade: 'A', gradeReason: 'Shown in the reply.' })).status).toBe(200);
    const final = (await seenByFarm())[0]?.reports.at(-1)?.content;
    const threeYears = `${Number(today.slice(0, 4)) + 3}${today.slice(4)}`;
    expect(final).toMatchObject({
      grade: 'A',
      proposedGrade: 'B',
      gradeReason: 'Shown in the reply.',
      nextOn: threeYears,
      nextBy: 'audit.canterbury',
      nextRule: expect.stringContaining('Last checked August 2023'),
    });
  });

  test('goes on without a reply once its day has passed', async () => {
    await send(daysAfter(today, 1));
    const finished = await daysLater(3, (as) => finish({ grade: 'A' }, as));
    expect(finished.status, JSON.stringify(finished.body)).toBe(200);
  });

  test('lands its work on a plan that waits for its approval, and leaves that approval as it is', async () => {
    await find(id, items[0] ?? '', {
      verdict: 'notMet',
      severity: 'serious',
      ...fence,
      workDueOn: daysAfter(today, 9),
    });
    await send();
    await reply({});
    expect((await call(lead, 'life/submit', {})).status).toBe(200);
    expect((await finish({ grade: 'D', nextOn: daysAfter(today, 180) })).status).toBe(200);
    expect((await record('action')).map(({ values }) => values['title'])).toContain('Fence the creek');
    expect((await server.call<{ status: string }>(`/api/plan/${planId}`, { as: owner })).body.status).toBe(
      'submitted',
    );
  });
});
