import { sixInTheMorningInNewZealand } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Letter } from '../../platform/mail/mailer.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { sendDigests } from './index.ts';

let server: TestServer;
let lead: TestUser;
let owner: TestUser;
let worker: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.at = new Date('2026-11-01T00:00:00Z');
  owner = await server.addUser({ role: 'accountUser', name: 'Hana Rewi' });
  worker = await server.addUser({ role: 'accountUser', name: 'Bridget Reid' });
  planId = await server.addPlan({ lead, propertyName: 'Kōtare Flats' });
  await sql`update plan set owner_id = ${owner.id} where id = ${planId}`.execute(server.database.db);
  await server.giveRole(planId, owner, 'owner');
  await server.giveRole(planId, worker, 'editor');
});

const fence = {
  sectionKey: 'waterways',
  title: 'Fence the Swamp wetland',
  grade: 'good',
  state: 'agreed',
  dueOn: '2026-11-30',
};
async function agree(values: Values = {}): Promise<string> {
  const entityId = uuidv7();
  const part = { entity: 'action', entityId, op: 'create' as const, set: { ...fence, ...values } };
  expect(await replicaOf(server, lead, planId).write([part])).toMatchObject({ status: 200 });
  return entityId;
}

/** The letters that a morning has for somebody. */
async function lettersOf(day: string, user: TestUser): Promise<readonly Letter[]> {
  server.clock.at = sixInTheMorningInNewZealand(day);
  const { database, clock, url: publicUrl } = server;
  await sendDigests({ database, clock: { now: () => clock.at }, configuration: { publicUrl } }, day);
  const { rows } = await sql<{ payload: Letter }>`
    select payload from job where kind = 'mail' and dedupe_key = ${`digest:${user.id}:${day}`}`.execute(
    server.database.db,
  );
  return rows.map(({ payload }) => payload);
}
const wants = (user: TestUser, emailDigest: string) =>
  sql`update app_user set email_digest = ${emailDigest} where id = ${user.id}`.execute(server.database.db);

const audited = async (approvalType: 'auditor' | 'certifier', nextOn: string): Promise<void> => {
  const body = { approvalType, personName: 'Ngaire Cole', decidedOn: '2025-06-01', nextOn };
  const grade = approvalType === 'auditor' ? { grade: 'A' } : {};
  const kept = await server.call(`/api/plan/${planId}/life/audit/create`, {
    as: lead,
    body: { ...body, ...grade },
  });
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
};

test('who leads or owns a plan is reminded of the next day of its life, with the way there', async () => {
  await audited('auditor', '2026-11-30');
  const [letter] = await lettersOf('2026-10-31', owner);
  expect(letter?.subject).toBe('1 thing due: Kōtare Flats');
  expect(letter?.text).toContain('Audit of the plan: due 30 November 2026, in 30 days');
  expect(letter?.text).toContain(`/plan/${planId}/view/versions`);
  expect(await lettersOf('2026-10-31', worker)).toEqual([]);
  await sql`update plan set status = 'archived' where id = ${planId}`.execute(server.database.db);
  expect(await lettersOf('2026-11-23', owner)).toEqual([]);
});

test('a day that is long past hides none that comes after it', async () => {
  await audited('certifier', '2026-09-01');
  await audited('auditor', '2026-11-30');
  const [letter] = await lettersOf('2026-11-23', owner);
  expect(letter?.text).toContain('Audit of the plan: due 30 November 2026');
  expect(letter?.text).not.toContain('Certification of the plan');
});

test('whoever was given an action is reminded 30 and 7 days before its day, and led to that action', async () => {
  const id = await agree({ responsibleId: worker.id });
  const [letter] = await lettersOf('2026-10-31', worker);
  expect(letter).toMatchObject({ to: worker.email, subject: '1 action to do: Kōtare Flats' });
  expect(letter?.text).toContain('Fence the Swamp wetland: due 30 November 2026, in 30 days');
  expect(letter?.text).toContain(`/plan/${planId}/view/actions/${id}`);
  expect(await lettersOf('2026-11-01', worker)).toEqual([]);
  expect(await lettersOf('2026-11-23', worker)).toHaveLength(1);
  expect(await lettersOf('2026-11-30', worker)).toEqual([]);
  expect(await lettersOf('2026-11-23', owner)).toEqual([]);
});

test('what is late is said once a month, until it is done', async () => {
  const id = await agree({ responsibleId: worker.id });
  expect((await lettersOf('2026-12-01', worker))[0]?.text).toContain('1 day over');
  expect(await lettersOf('2026-12-15', worker)).toEqual([]);
  expect((await lettersOf('2026-12-31', worker))[0]?.text).toContain('31 days over');
  await sql`update plan_action set content = content || '{"state": "done"}' where id = ${id}`.execute(
    server.database.db,
  );
  expect(await lettersOf('2027-01-30', worker)).toEqual([]);
});

test('what was given to nobody here, or to somebody who has lost access, is the owner’s', async () => {
  // A morning of its own: that of the days on which the tests are run is the server's, which may send before both are there.
  const dueOn = '2028-05-15';
  await agree({ dueOn, responsibleName: 'The fencer from Exampleton' });
  await agree({ dueOn, title: 'Plant poles', responsibleId: worker.id });
  await sql`delete from plan_role where user_id = ${worker.id}`.execute(server.database.db);
  const [letter] = await lettersOf('2028-05-08', owner);
  expect(letter?.subject).toBe('2 actions to do: Kōtare Flats');
  expect(letter?.text).toContain('Plant poles');
  expect(await lettersOf('2028-05-08', worker)).toEqual([]);
});

test('proposals, what was deleted, and farms whose plan was put away are nobody’s', async () => {
  await agree({ state: 'proposed', responsibleId: worker.id });
  await agree({ title: 'Late', responsibleId: worker.id });
  await sql`update plan_action set deleted_at = now() where plan_id = ${planId} and title = 'Late'`.execute(
    server.database.db,
  );
  expect(await lettersOf('2026-11-23', worker)).toEqual([]);
  await agree({ responsibleId: worker.id });
  await sql`update plan set status = 'archived' where id = ${planId}`.execute(server.database.db);
  expect(await lettersOf('2026-11-23', worker)).toEqual([]);
});

test('who wants news every day finds it in that letter, and who wants it weekly on the Monday before', async () => {
  await wants(owner, 'daily');
  await wants(worker, 'weekly');
  server.clock.at = new Date('2026-11-22T01:00:00Z');
  await agree();
  await agree({ title: 'Plant poles', responsibleId: worker.id, dueOn: '2026-12-04' });
  const [daily, ...more] = await lettersOf('2026-11-23', owner);
  expect(more).toEqual([]);
  expect(daily?.text).toContain('Fence the Swamp wetland: due 30 November 2026, in 7 days');
  expect(daily?.text).toContain('This is what others did');
  // The reminder of Friday, on Monday.
  expect((await lettersOf('2026-11-23', worker))[0]?.text).toContain('Plant poles: due 4 December 2026');
  expect(await lettersOf('2026-11-27', worker)).toEqual([]);
});

/** A document of the plan that is good until a day, as it is kept. */
async function keepDocument(expiresOn: string, name = 'Consent CRC 204.pdf'): Promise<string> {
  const id = uuidv7();
  const about = { purpose: 'document', contentType: 'application/pdf', bytes: 9, uploadedBy: lead.id };
  const uploadedAt = server.clock.at;
  await server.database.db
    .insertInto('planFile')
    .values({ id, planId, name, expiresOn, storedAs: id, uploadedAt, ...about })
    .execute();
  return id;
}

const consentsOf = (consents: readonly object[]) =>
  sql`update plan set info = info || ${JSON.stringify({ consents })}::jsonb where id = ${planId}`.execute(
    server.database.db,
  );
const take = { activity: 'takeWater', number: 'CRC 204', expiresOn: '2027-03-01' };

test('the owner is told 60 and 7 days before a consent ends and when it has, and led to the register', async () => {
  await consentsOf([take, { activity: 'effluentToLand' }]);
  const [letter] = await lettersOf('2026-12-31', owner);
  expect(letter).toMatchObject({ to: owner.email, subject: '1 consent ends: Kōtare Flats' });
  expect(letter?.text).toContain('Consent ends on 1 March 2027, in 60 days: Take water, CRC 204');
  expect(letter?.text).toContain(`/plan/${planId}/edit/farm-info#consents`);
  expect(await lettersOf('2027-01-01', owner)).toEqual([]);
  expect(await lettersOf('2027-02-22', owner)).toHaveLength(1);
  expect((await lettersOf('2027-03-02', owner))[0]?.text).toContain('Consent ended on 1 March 2027');
  expect(await lettersOf('2027-03-03', owner)).toEqual([]);
});

test('a consent and its paper that end on one day are told once, as the consent', async () => {
  const paper = await keepDocument(take.expiresOn);
  await consentsOf([{ ...take, documents: [paper] }]);
  const [letter] = await lettersOf('2026-12-31', owner);
  expect(letter?.subject).toBe('1 consent ends: Kōtare Flats');
  expect(letter?.text).not.toContain('Consent CRC 204.pdf');
  await consentsOf([{ ...take, expiresOn: '2029-01-01', documents: [paper] }]);
  expect((await lettersOf('2027-02-22', owner))[0]?.subject).toBe('1 document expires: Kōtare Flats');
});

test('the owner is told 60 and 7 days before a document expires and when it has, once each, and led to it', async () => {
  const id = await keepDocument('2027-03-01');
  const [letter] = await lettersOf('2026-12-31', owner);
  expect(letter).toMatchObject({ to: owner.email, subject: '1 document expires: Kōtare Flats' });
  expect(letter?.text).toContain('Consent CRC 204.pdf: expires on 1 March 2027, in 60 days');
  expect(letter?.text).toContain(`/plan/${planId}/view/documents?open=${id}`);
  expect(await lettersOf('2027-01-01', owner)).toEqual([]);
  expect((await lettersOf('2027-02-22', owner))[0]?.text).toContain('in 7 days');
  expect(await lettersOf('2027-03-01', owner)).toEqual([]);
  expect((await lettersOf('2027-03-02', owner))[0]?.text).toContain('expired on 1 March 2027');
  expect(await lettersOf('2027-03-03', owner)).toEqual([]);
  expect(await lettersOf('2027-04-01', owner)).toEqual([]);
});

test('of a document in the bin, or of a plan in the archive, nobody is told', async () => {
  const id = await keepDocument('2027-03-01');
  await sql`update plan_file set deleted_at = now() where id = ${id}`.execute(server.database.db);
  expect(await lettersOf('2026-12-31', owner)).toEqual([]);
  await keepDocument('2027-03-01');
  await sql`update plan set status = 'archived' where id = ${planId}`.execute(server.database.db);
  expect(await lettersOf('2026-12-31', owner)).toEqual([]);
});

test('actions and documents stand in one letter, and without an owner the lead is told', async () => {
  await keepDocument('2027-01-22');
  await agree({ dueOn: '2026-11-30' });
  const [letter] = await lettersOf('2026-11-23', owner);
  expect(letter?.subject).toBe('2 things are due: Kōtare Flats');
  await sql`update plan set owner_id = null where id = ${planId}`.execute(server.database.db);
  expect((await lettersOf('2027-01-15', lead))[0]?.text).toContain('in 7 days');
});
