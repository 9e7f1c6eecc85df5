import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, removeDatabase } from './create-database.ts';
import { openEmbedded } from './open-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tussock-lay-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The engine writes this file before the last ones, and takes a folder that has it for a whole database. */
const versionIn = (dataDir: string) => join(dataDir, 'PG_VERSION');
async function layHalf(dataDir: string): Promise<void> {
  await mkdir(dataDir);
  await writeFile(versionIn(dataDir), '18\n');
}

test('a database whose laying was broken off is laid anew, and one that is whole is kept', async () => {
  await expect(
    createDatabase(folder, async (dataDir) => {
      await layHalf(dataDir);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  const found: boolean[] = [];
  for (const _start of ['second', 'third', 'fourth'])
    await createDatabase(folder, async (dataDir) => {
      found.push(existsSync(dataDir));
      if (!existsSync(dataDir)) await layHalf(dataDir);
    });
  expect(found).toEqual([false, true, true]);
});

test('what is left of a database whose removal was broken off is removed by the next start', async () => {
  await createDatabase(folder, layHalf);
  await removeDatabase(folder);
  await layHalf(join(folder, 'database'));
  await createDatabase(folder, async (dataDir) => {
    expect(existsSync(dataDir)).toBe(false);
  });
});

/** The engine lays a whole database, on a machine that others use as well. */
const LAYING_TIMEOUT_MS = 120_000;

test(
  'the engine opens a folder in which it was killed while it laid its first files',
  async () => {
    await layHalf(join(folder, 'database'));
    await writeFile(join(folder, 'database.unfinished'), '');
    const database = await openEmbedded({ folder });
    const people = await database.db.selectFrom('appUser').select('id').execute();
    await database.close();
    expect(people).toEqual([]);
  },
  LAYING_TIMEOUT_MS,
);
