import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { refusals } from '@tussock/domain';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { GeometryJob } from './geometry-job.ts';
import { startGeometryThreads } from './geometry-threads.ts';

const MODULE = `
const jobs = {
  double: (input) => input * 2,
  fail: () => { throw new Error('GEOS could not decide'); },
  endless: () => { for (;;); },
  greedy: () => { const kept = []; for (;;) kept.push(new Array(100_000).fill(0)); },
  greedyOutside: () => new WebAssembly.Memory({ initial: 1, maximum: 65_536 }).grow(20_000),
};
export const runGeometryJob = ({ name, input }) => jobs[name](input);
`;

let folder: string;
let jobs: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tussock-geometry-'));
  const file = join(folder, 'jobs.mjs');
  await writeFile(file, MODULE);
  jobs = pathToFileURL(file);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const job = (name: string): GeometryJob<number, number> => ({ name, work: (_geos, input) => input });

function start(longestMs?: number) {
  const threads = startGeometryThreads({ jobs, ...(longestMs === undefined ? {} : { longestMs }) });
  onTestFinished(() => threads.close());
  return threads;
}

const tooHeavy = { code: 'badRequest', details: { message: [refusals.shapesTooHeavy] } };

test('a job runs in a thread and answers', async () => {
  expect(await start().run(job('double'), 21, 'plan')).toBe(42);
});

test('a job that throws is told of as it threw, and the next one is done', async () => {
  const threads = start();
  await expect(threads.run(job('fail'), 1, 'plan')).rejects.toThrow('GEOS could not decide');
  expect(await threads.run(job('double'), 2, 'plan')).toBe(4);
});

test('a job that does not end is ended and refused, and the next one is done', async () => {
  const threads = start(3000);
  await expect(threads.run(job('endless'), 1, 'plan')).rejects.toMatchObject(tooHeavy);
  expect(await threads.run(job('double'), 2, 'plan')).toBe(4);
});

test('a job that takes all the memory is ended and refused', async () => {
  await expect(start(60_000).run(job('greedy'), 1, 'plan')).rejects.toMatchObject(tooHeavy);
});

test('GEOS gets no more than a gibibyte', async () => {
  await expect(start().run(job('greedyOutside'), 1, 'plan')).rejects.toThrow('GEOS takes too much');
});

test('while one plan has two jobs at hand and more that wait, another plan has the next turn', async () => {
  const threads = start(3000);
  const order: string[] = [];
  const own = ['a', 'b', 'c', 'd'].map((name) =>
    threads.run(job('endless'), 1, 'plan').catch(() => order.push(name)),
  );
  await threads.run(job('double'), 1, 'another plan');
  order.push('another plan');
  await Promise.all(own);
  expect(order.indexOf('another plan')).toBeLessThan(order.indexOf('d'));
});

test('what is at hand when the server stops is refused as it restarts', async () => {
  const threads = start();
  const endless = threads.run(job('endless'), 1, 'plan');
  const refused = expect(endless).rejects.toMatchObject({
    code: 'busy',
    details: { message: [refusals.restarting] },
  });
  await threads.close();
  await refused;
});
