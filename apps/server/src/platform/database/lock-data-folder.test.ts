import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildHolder, type Holder, type HolderProgram } from '../../testing/start-holder.ts';
import { DataFolderInUse, lockDataFolder } from './lock-data-folder.ts';

let program: HolderProgram;
let folder: string;
const holders: Holder[] = [];
beforeAll(() => {
  program = buildHolder();
});
afterAll(() => program.remove());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tussock-hold-'));
});
afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.kill();
  await rm(folder, { recursive: true, force: true });
});

async function otherProcess(): Promise<Holder> {
  const holder = await program.start(folder);
  holders.push(holder);
  return holder;
}

test('a folder that is held is refused to the same process and to another, and given when it is released', async () => {
  const hold = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
  expect((await otherProcess()).said).toContain('is in use by another Tussock');
  await hold.release();
  expect((await otherProcess()).said).toBe('held');
});

test('a folder whose holder was killed is free at once', async () => {
  const first = await otherProcess();
  expect(first.said).toBe('held');
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
  await first.kill();
  await (await lockDataFolder(folder)).release();
});
