import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../configuration/start-error.ts';
import { isEmpty } from '../database/copy/describe-schema.ts';
import { loadContent, type Loaded } from '../database/copy/load-content.ts';
import type { SqlSession } from '../database/copy/sql-session.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations-folder.ts';
import type { FileStore } from '../files/file-store.ts';
import type { FileLine } from './manifest.ts';
import type { OpenBackup } from './open-backup.ts';
import { meter } from './packing.ts';

/** What every file is stored as: the type that people get comes from the database. */
const CONTENT_TYPE = 'application/octet-stream';

async function refuseFiles(files: FileStore): Promise<void> {
  for await (const key of files.list())
    throw new StartError(
      `The place of the files is not empty (it has ${key}), and nothing in it is written over. Name an empty one.`,
    );
}

/** Reads a file of the store to its end; its fingerprint, or undefined where there is none. */
async function fingerprintOf(files: FileStore, key: string): Promise<string | undefined> {
  const content = await files.stream(key);
  if (!content) return undefined;
  const { through, result } = meter();
  for await (const _piece of through(content));
  return result().sha256;
}

/** Restores a file, and reads it again to compare it. One that is there whole is left. @throws StartError where it is not what the manifest says */
export async function restoreFile(backup: OpenBackup, files: FileStore, line: FileLine): Promise<void> {
  if ((await fingerprintOf(files, line.key)) === line.sha256) return;
  const folder = await mkdtemp(join(tmpdir(), 'tussock-restore-'));
  try {
    const path = join(folder, 'file');
    await pipeline(backup.file(line), createWriteStream(path));
    await files.keep(line.key, path, CONTENT_TYPE);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if ((await fingerprintOf(files, line.key)) !== line.sha256)
    throw new StartError(`The file ${line.key} was not stored as it was read. Run the same command again.`);
}

export interface Restored {
  readonly tables: readonly Loaded[];
  readonly files: number;
}

/**
 * Restores a backup into an empty database and an empty file store, and compares everything with its manifest. What was interrupted is continued by
 * the same call. The schema is then brought up to this release.
 *
 * @param isWanted chooses the files that are stored; all others are read and checked
 * @throws StartError where the target is not empty, or the backup was cut or altered
 */
export async function restoreBackup(
  backup: OpenBackup,
  target: { readonly session: SqlSession; readonly files: FileStore },
  isWanted: (line: FileLine) => boolean | Promise<boolean> = () => true,
): Promise<Restored> {
  const { session, files } = target;
  if (await isEmpty(session)) await refuseFiles(files);
  const tables: Loaded[] = [];
  let count = 0;
  await loadContent(session, backup.content, {
    tell: (loaded) => void tables.push(loaded),
    async beforeFinish() {
      for await (const line of backup.files()) {
        if (await isWanted(line)) await restoreFile(backup, files, line);
        else for await (const _piece of backup.file(line));
        count += 1;
      }
    },
  });
  await migrate(session, migrations);
  return { tables, files: count };
}
