import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { taskWords, type TaskKindId } from '@tussock/domain';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { AppError } from '../http/app-error.ts';
import { createLogger } from '../log/logger.ts';
import { ownOp } from '../ledger/op.ts';
import type { Services } from '../../services.ts';
import type { ChildLimits } from './make-in-child.ts';
import { startTask } from './start-task.ts';
import type { TaskKind } from './task-kind.ts';
import { findTasksOf, stopTask } from './task-store.ts';
import { keyOfTask, removeTaskFiles, taskLane } from './task-lane.ts';
import { claimJob, pruneJobs } from '../jobs/job-store.ts';
import { startJobWorker } from '../jobs/job-worker.ts';

/** Makers as the product has them, each in a process of its own. */
const MAKERS = `
import { writeFile } from 'node:fs/promises';
export const openFiles = () => ({});
const sayHello = async (content, { path, say }) => {
  say('Writing', 1, 2);
  await writeFile(path, 'Kia ora ' + content.name);
};
export const makers = {
  planBook: sayHello,
  documents: async ({ act }, tools) => ({
    runAway: () => { for (;;); },
    eat: () => { const eaten = []; for (;;) eaten.push(new Array(1e6).fill(eaten.length)); },
    fail: () => Promise.reject(new Error('a secret of the inside')),
    wait: () => { tools.say('Waiting', 1, 3); return new Promise(() => setInterval(() => {}, 1000)); },
    typeset: async () => writeFile(tools.path, await tools.typeset(
      { main: 'a.typ', files: { 'a.typ': '#set document(title: "Ōtara")\\nKia ora' } }, new Date(0))),
  })[act](),
};`;

let server: TestServer;
let lead: TestUser;
let planId: string;
let folder: string;
let limits: ChildLimits;

const settingsOf = (settings: unknown): Readonly<Record<string, unknown>> =>
  settings as Record<string, unknown>;
const text = 'text/plain';
const kinds: Readonly<Record<string, TaskKind>> = {
  planBook: {
    prepare: async (_services, { settings }) => ({
      fileName: 'hello.txt',
      contentType: text,
      content: settings,
    }),
  },
  documents: {
    prepare: async (_services, { settings }) => {
      if (settingsOf(settings)['act'] === 'refuse') throw new AppError('gone');
      if (settingsOf(settings)['act'] === 'lackFacts') await new Promise(() => undefined);
      return { fileName: 'x', contentType: text, content: settings };
    },
  },
};

beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  folder = await mkdtemp(join(tmpdir(), 'tussock-makers-'));
  await writeFile(join(folder, 'makers.mjs'), MAKERS);
  limits = { makers: pathToFileURL(join(folder, 'makers.mjs')) };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await sql`delete from job where asked_by is not null`.execute(server.database.db);
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
});

/** What a worker needs; nothing is asked here of the survey or the identity provider. */
const services = (): Services =>
  ({
    database: server.database,
    clock: { now: () => new Date(server.clock.at) },
    files: server.files,
    configuration: { dataFolder: folder, sessionKey: 'x'.repeat(40), publicUrl: server.url },
  }) as unknown as Services;

const ask = async (kind: TaskKindId, settings: object, as = lead): Promise<string> => {
  const caller = { userId: as.id, name: '', email: '', role: 'providerStaff', accountId: null } as const;
  const plan = { planId, roles: [], heldRoles: [], abilities: [] };
  return (await startTask(services(), { caller, plan, op: ownOp('test') }, { kind, settings }))._id;
};
/** The server's own worker knows none of these makers: one of the test's own works everything off. */
const work = async (own: ChildLimits = {}, other: Partial<Services> = {}, ownKinds = kinds) => {
  const given = { ...services(), ...other };
  const lanes = [taskLane(given, ownKinds, { ...limits, ...own })];
  const worker = await startJobWorker(given.database, lanes, { log: createLogger('silent') });
  onTestFinished(() => worker.stop());
  return worker;
};
const taskOf = async (as = lead) => (await findTasksOf(server.database.db, as.id, 10))[0];
const readMade = async (id: string) => Buffer.from((await server.files.read(keyOfTask(id))) ?? []).toString();

test('what was asked for is made in a process of its own and can be fetched by who asked, and by nobody else', async () => {
  const worker = await work();
  const id = await ask('planBook', { name: 'Ōtara' });
  await worker.runOnce();
  expect(await taskOf()).toMatchObject({ state: 'done', fileName: 'hello.txt', bytes: 14 });
  const path = `/api/plan/${planId}/task/download/${id}`;
  const file = await server.call(path, { as: lead });
  expect(file.status).toBe(200);
  expect(Buffer.from(file.bytes).toString()).toBe('Kia ora Ōtara');
  expect(file.headers.get('content-length')).toBe('14');
  const other = await server.addUser({ role: 'providerStaff' });
  await server.giveRole(planId, other, 'lead');
  expect((await server.call(path, { as: other })).status).toBe(404);
  expect((await server.call<{ results: unknown[] }>('/api/task/all', { as: other })).body.results).toEqual(
    [],
  );
});

test('whoever may not have such a thing made any more does not get the one that was made', async () => {
  const worker = await work();
  const id = await ask('planBook', { name: 'x' });
  await worker.runOnce();
  const other = await server.addUser({ role: 'providerStaff' });
  await server.giveRole(planId, other, 'lead');
  await sql`update plan_role set role = 'guest' where user_id = ${lead.id}`.execute(server.database.db);
  expect((await server.call(`/api/plan/${planId}/task/download/${id}`, { as: lead })).status).toBe(403);
});

test('asking again while it is being made gives the same work, and afterwards new work', async () => {
  const [first, second] = [await ask('planBook', { name: 'a' }), await ask('planBook', { name: 'a' })];
  expect(second).toBe(first);
  expect(await ask('planBook', { name: 'b' })).not.toBe(first);
  const worker = await work();
  await worker.runOnce();
  expect(await ask('planBook', { name: 'a' })).not.toBe(first);
});

test('one person has no more than 20 things made at once, however many are asked for together', async () => {
  const asked = await Promise.allSettled(
    Array.from({ length: 23 }, (_, number) => ask('planBook', { name: String(number) })),
  );
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { details: { message: [taskWords.tooManyOfOne] } } });
});

test('of several people each has one in turn', async () => {
  const other = await server.addUser({ role: 'providerStaff' });
  for (const name of ['1', '2', '3']) await ask('planBook', { name });
  await ask('planBook', { name: 'other' }, other);
  const { db } = server.database;
  const turns = [
    await claimJob(db, lead.id, ['planBook']),
    await claimJob(db, lead.id, ['planBook']),
    await claimJob(db, lead.id, ['planBook']),
  ];
  expect(turns.map((task) => task?.askedBy)).toEqual([lead.id, other.id, lead.id]);
});

test('each waiting task names the tasks before it: of two people with three and one, the single one is second in turn', async () => {
  const other = await server.addUser({ role: 'providerStaff' });
  for (const name of ['1', '2', '3']) await ask('planBook', { name });
  await ask('planBook', { name: 'other' }, other);
  const before = async (as: TestUser) =>
    (await findTasksOf(server.database.db, as.id, 10)).map((task) => task.before);
  expect([await before(lead), await before(other)]).toEqual([[3, 2, 0], [1]]);
  await claimJob(server.database.db, lead.id, ['planBook']);
  expect([await before(lead), await before(other)]).toEqual([[3, 2, 0], [1]]);
});

test('what runs away is ended, and the next is made', async () => {
  const worker = await work({ longestMs: 5000 });
  await ask('documents', { act: 'runAway' });
  await worker.runOnce();
  expect(await taskOf()).toMatchObject({ state: 'failed', fault: taskWords.tookTooLong });
  await ask('planBook', { name: 'next' });
  await worker.runOnce();
  expect(await taskOf()).toMatchObject({ state: 'done' });
});

test('what is never given what it is made from is ended, and the next is made', async () => {
  const worker = await work({ longestMs: 5000 });
  await ask('documents', { act: 'lackFacts' });
  const next = await ask('planBook', { name: 'Ōtara' });
  await worker.runOnce();
  const [made, lacking] = await findTasksOf(server.database.db, lead.id, 10);
  expect(lacking).toMatchObject({ state: 'failed', fault: taskWords.tookTooLong });
  expect(made).toMatchObject({ id: next, state: 'done' });
});

test('what eats the memory is ended by itself, and says so', async () => {
  const worker = await work({ megabytes: 64 });
  await ask('documents', { act: 'eat' });
  await worker.runOnce();
  expect(await taskOf()).toMatchObject({ state: 'failed', fault: taskWords.tooMuch });
});

test('a failure of the inside is told in plain words, a refusal in its own', async () => {
  const worker = await work();
  await ask('documents', { act: 'fail' });
  await worker.runOnce();
  expect(await taskOf()).toMatchObject({ state: 'failed', fault: taskWords.failed });
  await ask('documents', { act: 'refuse' });
  await worker.runOnce();
  expect((await taskOf())?.fault).toBe('This has been deleted already.');
});

test('a tagged PDF can be typeset', async () => {
  const worker = await work();
  const id = await ask('documents', { act: 'typeset' });
  await worker.runOnce();
  expect((await readMade(id)).slice(0, 5)).toBe('%PDF-');
});

test('how far it is can be read meanwhile, and it stops when its person says so', async () => {
  const worker = await work();
  const id = await ask('documents', { act: 'wait' });
  const running = worker.runOnce();
  await expect
    .poll(taskOf, { timeout: 20_000 })
    .toMatchObject({ state: 'running', step: 'Waiting', done: 1, total: 3 });
  const path = `/api/plan/${planId}/task/cancel/${id}`;
  const stranger = await server.addUser({ role: 'providerStaff' });
  await server.giveRole(planId, stranger, 'lead');
  expect((await server.call(path, { as: stranger, method: 'POST', body: {} })).status).toBe(404);
  expect((await server.call(path, { as: lead, method: 'POST', body: {} })).status).toBe(200);
  await running;
  expect(await taskOf()).toMatchObject({ state: 'cancelled' });
  expect((await server.call(path, { as: lead, method: 'POST', body: {} })).status).toBe(404);
});

test('what was stopped before its turn is never made', async () => {
  const id = await ask('planBook', { name: 'x' });
  await server.database.db.transaction().execute((trx) => stopTask(trx, { id, planId, askedBy: lead.id }));
  const worker = await work();
  await worker.runOnce();
  expect(await taskOf()).toMatchObject({ state: 'cancelled', attempts: 0 });
});

test('a server that stops leaves what is at hand to another, which makes it', async () => {
  const first = await work();
  await ask('documents', { act: 'wait' });
  const running = first.runOnce();
  await expect.poll(taskOf, { timeout: 20_000 }).toMatchObject({ step: 'Waiting' });
  await first.stop();
  await running;
  expect(await taskOf()).toMatchObject({ state: 'waiting', attempts: 0 });
});

test('what a server that died was making is taken up by another, three times at most', async () => {
  await ask('planBook', { name: 'again' });
  const { db } = server.database;
  const dead = await claimJob(db, lead.id, ['planBook']);
  expect(dead?.attempts).toBe(1);
  expect(await claimJob(db, lead.id, ['planBook'])).toBeUndefined();
  await sql`update job set locked_until = now() - interval '1 second', attempts = 3`.execute(db);
  const worker = await work({}, { database: { ...server.database, engine: 'postgres' } });
  await worker.runOnce();
  expect(await taskOf()).toMatchObject({ state: 'failed', attempts: 4 });
});

/** Prunes as the morning does, so many days after now. */
const pruneAfter = (days: number) =>
  pruneJobs(server.database.db, new Date(Date.now() + days * 86_400_000), removeTaskFiles);

test('what was made is taken away after seven days, file and all', async () => {
  const worker = await work();
  const id = await ask('planBook', { name: 'old' });
  await worker.runOnce();
  await pruneAfter(6);
  expect(await readMade(id)).toBe('Kia ora old');
  await pruneAfter(8);
  await expect.poll(() => readMade(id)).toBe('');
  expect(await taskOf()).toBeUndefined();
});

test('a task whose file could not be stored is made again later', async () => {
  const keep = () => Promise.reject(new Error('out of reach'));
  const worker = await work({}, { files: { ...server.files, keep } });
  const id = await ask('planBook', { name: 'again' });
  await worker.runOnce();
  expect(await taskOf()).toMatchObject({ state: 'waiting', attempts: 1, fault: null });
  await worker.stop();
  await sql`update job set run_at = now() where id = ${id}`.execute(server.database.db);
  await (await work()).runOnce();
  expect(await taskOf()).toMatchObject({ state: 'done', attempts: 2 });
});

test('what ends the server each time it is made is given up, though each start lets it go at once', async () => {
  const id = await ask('planBook', { name: 'too much' });
  const start = (own: typeof kinds) =>
    work({}, { database: { ...server.database, engine: 'embedded' } }, own);
  for (const dead of [uuidv7(), uuidv7(), uuidv7()]) {
    expect(await claimJob(server.database.db, dead, ['planBook'])).toMatchObject({ id });
    await start({});
  }
  await (await start(kinds)).runOnce();
  expect(await taskOf()).toMatchObject({ state: 'failed', fault: taskWords.failed });
});
