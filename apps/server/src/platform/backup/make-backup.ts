import { uuidv7 } from 'uuidv7';
import { StartError } from '../configuration/start-error.ts';
import { inSnapshot } from '../database/copy/copy-rows.ts';
import type { Table } from '../database/copy/describe-schema.ts';
import type { Content } from '../database/copy/load-content.ts';
import { readContent } from '../database/copy/read-content.ts';
import { sumRows } from '../database/copy/rows-digest.ts';
import type { SqlSession } from '../database/copy/sql-session.ts';
import { lockFileRemovals } from '../database/file-removal-lock.ts';
import type { FileStore } from '../files/file-store.ts';
import { nameOf, writeManifest, type FileLine, type Manifest, type TableOfBackup } from './manifest.ts';
import { store, type Vault } from './packing.ts';

/** Source of a backup: two sessions of the database, the second to keep files from being removed, and the uploaded files. */
export interface BackupSource {
  readonly session: SqlSession;
  /** Undefined for the embedded engine: no other process can be at work. */
  readonly holding: SqlSession | undefined;
  readonly files: FileStore;
}

async function* textOf(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield Buffer.from(`${line}\n`);
}

async function backUpTable(content: Content, table: Table, vault: Vault): Promise<TableOfBackup> {
  const sum = sumRows();
  async function* lines(): AsyncGenerator<Uint8Array> {
    for await (const batch of content.read(table)) {
      for (const line of batch) sum.add(line);
      yield Buffer.from(batch.map((line) => `${line}\n`).join(''));
    }
  }
  const { sha256 } = await store(vault, nameOf.table(table.name), lines());
  return { ...table, ...sum.result(), sha256 };
}

/** Backs up every uploaded file and gives the lines of their list. What vanishes before it is read was removed by nobody whose row is in the backup. */
async function* backUpFiles(files: FileStore, vault: Vault): AsyncGenerator<FileLine> {
  for await (const key of files.list()) {
    const content = await files.stream(key);
    if (!content) continue;
    yield { key, ...(await store(vault, nameOf.file(key), content)) };
  }
}

/**
 * Backs up database and files together: the rows of one moment, then all files, while no file that a row of that moment names is removed. The
 * manifest comes last.
 *
 * @throws StartError where the place is not empty, or the database is not migrated
 */
export async function makeBackup(
  { session, holding, files }: BackupSource,
  vault: Vault,
  at: Date,
): Promise<Manifest> {
  if (!(await vault.place.isEmpty()))
    throw new StartError(`The place ${vault.place.name} is not empty. Each backup has a place of its own.`);
  const release = holding ? await lockFileRemovals(holding) : undefined;
  try {
    const tables: TableOfBackup[] = [];
    const id = uuidv7();
    const content = await inSnapshot(session, async () => {
      const found = await readContent(session, id);
      if (found.migrations.length === 0) throw new StartError('The database holds nothing of Tussock.');
      for (const table of found.tables) tables.push(await backUpTable(found, table, vault));
      return found;
    });
    let count = 0;
    let bytes = 0;
    async function* list(): AsyncGenerator<string> {
      for await (const line of backUpFiles(files, vault)) {
        count += 1;
        bytes += line.bytes;
        yield JSON.stringify(line);
      }
    }
    const { sha256 } = await store(vault, nameOf.files, textOf(list()));
    const manifest: Manifest = {
      form: 1,
      id,
      madeAt: at.toISOString(),
      engine: session.engine,
      migrations: [...content.migrations],
      tables,
      partitions: [...content.partitions],
      sequences: [...content.sequences],
      parts: content.parts,
      files: { count, bytes, sha256 },
    };
    await store(vault, nameOf.manifest, textOf(lineByLine(writeManifest(manifest))));
    return manifest;
  } finally {
    await release?.();
  }
}

async function* lineByLine(text: string): AsyncGenerator<string> {
  yield text.trimEnd();
}
