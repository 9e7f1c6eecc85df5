import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backupPlace } from '../platform/backup/backup-place.ts';
import { openBackup } from '../platform/backup/open-backup.ts';
import type { Vault } from '../platform/backup/packing.ts';
import { openEmbedded } from '../platform/database/open-database.ts';
import { diskStore, type DiskStore } from '../platform/files/disk-store.ts';
import { fillDatabase, type Filling } from '../testing/fill-database.ts';
import { operate, pictureOf } from '../testing/operate.ts';

const KEY = '9f1c2b7ad03e58614c7f90be2d6a8135';
/** A new embedded database takes seconds, and some more where the machine is shared. */
const LONG_MS = 180_000;
const OTHER_KEY = '0c4f7be2d6a81359f1c2b7ad03e58614';

let root: string;
let home: string;
let filling: Filling;
/** A backup without a key, and one with it, of the same database. */
let plain: string;
let sealed: string;

const filesIn = (folder: string): DiskStore =>
  diskStore({ folder: join(folder, 'files'), publicUrl: 'http://localhost', secret: KEY });
const newFolder = (): Promise<string> => mkdtemp(join(root, 'place-'));
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tussock-backup-'));
  home = join(root, 'home');
  const database = await openEmbedded({ folder: home });
  filling = await fillDatabase(database, filesIn(home));
  await database.close();
  plain = join(root, 'plain');
  sealed = join(root, 'sealed');
  await operate(['backup', '--to', plain], { DATA_DIR: home });
  await operate(['backup', '--to', sealed], { DATA_DIR: home, BACKUP_KEY: KEY });
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('a backup', () => {
  test(
    'of the embedded engine is restored to equal rows, files, triggers, indexes and constraints',
    async () => {
      const folder = await newFolder();
      await operate(['restore', '--from', sealed], { DATA_DIR: folder, BACKUP_KEY: KEY });
      expect(await pictureOf({ folder })).toEqual(await pictureOf({ folder: home }));
      for (const key of [...filling.fileKeys.plan, ...filling.fileKeys.otherPlan])
        expect(await filesIn(folder).read(key)).toEqual(await filesIn(home).read(key));
    },
    LONG_MS,
  );

  test('with a key holds no word of what is in it', async () => {
    const names = await readdir(sealed, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      names
        .filter((entry) => entry.isFile())
        .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
    );
    expect(texts.filter((text) => text.includes('file of') || text.includes('migrations'))).toEqual([]);
  });

  test('is made in an empty place only', async () => {
    await expect(operate(['backup', '--to', plain], { DATA_DIR: home })).rejects.toThrow('is not empty');
  });

  test('is restored into an empty database only', async () => {
    await expect(operate(['restore', '--from', plain], { DATA_DIR: home })).rejects.toThrow(/not empty/);
  });

  test('is restored beside no files of others', async () => {
    const folder = await newFolder();
    await filesIn(folder).write('plans/other/file', Buffer.from('x'), 'text/plain');
    await expect(operate(['restore', '--from', plain], { DATA_DIR: folder })).rejects.toThrow(
      'The place of the files is not empty',
    );
  });

  test('without its manifest is no backup', async () => {
    await expect(
      operate(['restore', '--from', await newFolder()], { DATA_DIR: await newFolder() }),
    ).rejects.toThrow('There is no whole backup');
  });

  test('with a key asks for it, and for no other', async () => {
    const env = { DATA_DIR: await newFolder() };
    await expect(operate(['restore', '--from', sealed], env)).rejects.toThrow('set BACKUP_KEY');
    await expect(operate(['restore', '--from', sealed], { ...env, BACKUP_KEY: OTHER_KEY })).rejects.toThrow(
      'BACKUP_KEY is not the key',
    );
  });
});

/** Reads everything that a backup holds, as a restore does. */
async function readAll(vault: Vault): Promise<void> {
  const backup = await openBackup(vault);
  for (const table of backup.content.tables) for await (const _batch of backup.content.read(table));
  for await (const line of backup.files()) for await (const _piece of backup.file(line));
}

describe('a backup that was harmed', () => {
  const copied = async (from: string): Promise<string> => {
    const folder = await newFolder();
    await cp(from, folder, { recursive: true });
    return folder;
  };
  const harm = async (name: string, change: (path: string) => Promise<void>, from = plain, key?: string) => {
    const folder = await copied(from);
    await change(join(folder, name));
    return readAll({ place: backupPlace(folder, undefined), key });
  };
  const cut = async (path: string): Promise<void> => truncate(path, (await readFile(path)).length - 3);
  const turn = async (path: string): Promise<void> => {
    const bytes = await readFile(path);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await writeFile(path, bytes);
  };
  const fileOf = () => `files/${filling.fileKeys.plan[0] ?? ''}`;

  test.each([
    ['a table cut short', () => 'tables/feature.ndjson.gz', cut],
    ['a table with one bit turned', () => 'tables/change.ndjson.gz', turn],
    ['a file cut short', fileOf, cut],
    ['a file with one bit turned', fileOf, turn],
    ['a list of files cut short', () => 'files.ndjson.gz', cut],
    ['a manifest cut short', () => 'manifest.json', cut],
    ['a manifest with one bit turned', () => 'manifest.json', turn],
  ])('by %s is refused in a sentence', async (_what, name, change) => {
    await expect(harm(name(), change)).rejects.toThrow(/cut or altered/);
    await expect(harm(name(), change, sealed, KEY)).rejects.toThrow(/cut or altered/);
  });

  test('by the loss of a file is refused with its name', async () => {
    await expect(harm(fileOf(), (path) => rm(path))).rejects.toThrow(`lacks ${fileOf()}`);
  });

  test('by two of its files exchanged is refused', async () => {
    const exchange = async (path: string): Promise<void> =>
      writeFile(path, await readFile(join(sealed, 'tables/plan.ndjson.gz')));
    await expect(harm('tables/account.ndjson.gz', exchange, sealed, KEY)).rejects.toThrow(/cut or altered/);
  });
});

describe('verify-backup', () => {
  test(
    'starts the product on the backup, signs in and opens a plan with its file',
    async () => {
      const said = await operate(['verify-backup', '--from', sealed], { DATA_DIR: home, BACKUP_KEY: KEY });
      expect(said).toContain(`${filling.lead.email} signed in and opened`);
      expect(said).toMatch(/[1-9]\d* rows, 1 files/);
    },
    LONG_MS,
  );
});
