import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHolder, type Holder, type HolderProgram } from '../testing/start-holder.ts';

/** As two containers stand on one volume: each sees its own network and its own processes, and both the folder. */
const APART = ['unshare', '--user', '--map-root-user', '--net', '--pid', '--fork', '--kill-child'];

let program: HolderProgram;
let folder: string;
const holders: Holder[] = [];
beforeAll(async () => {
  program = buildHolder();
  folder = await mkdtemp(join(tmpdir(), 'tussock-apart-'));
});
afterAll(async () => {
  for (const holder of holders) await holder.kill();
  await program.remove();
  await rm(folder, { recursive: true, force: true });
});

test('of two that share a data folder and nothing else, the second is refused it', async () => {
  holders.push(await program.start(folder, APART), await program.start(folder, APART));
  expect(holders[0]?.said).toBe('held');
  expect(holders[1]?.said).toContain('is in use by another Tussock');
});
