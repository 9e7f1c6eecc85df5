import { mkdir } from 'node:fs/promises';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { StartError } from '../configuration/start-error.ts';
import { lockDataFolder, type FolderLock } from './lock-data-folder.ts';
import type { DB } from './generated/schema.ts';
import { acquirePostgresLock, type PostgresLock } from './postgres-lock.ts';
import { listenToPostgres } from './listen-to-postgres.ts';
import { createDatabase } from './create-database.ts';
import { liteDialect } from './lite-dialect.ts';
import { startLiteThread } from './lite-thread.ts';
import { findMissingMigrations, migrate, type ScriptRunner } from './migrate.ts';
import { migrations } from './migrations-folder.ts';
import { createPostgresPool, USUAL_PATIENCE, type PoolCounts } from './postgres-pool.ts';
import { openSession } from './copy/sql-session.ts';
import { databaseError, schemaBehindError } from './start-errors.ts';
import { probeEmbedded, probePostgres } from './probe-database.ts';
import { ROOM_QUESTION, watchRoom } from './watch-room.ts';

export type Database = Kysely<DB>;
/** A source for queries: the database, or an open transaction. */
export type Reader = Database | Transaction<DB>;

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  /** Counts the connections of the pool: all, idle ones, and queries that wait for one. */
  pool(): PoolCounts;
  /**
   * Calls `heard` for each `notify` on a channel, after the notifying transaction has committed. Calls `missed` when notifications may have been
   * lost, because the connection was lost and is restored.
   */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<void>;
  /** Dumps the embedded engine's whole content, for a template; undefined on a server. */
  dump(): Promise<Uint8Array | undefined>;
  /** Checks that the database answers and has disk space, bypassing the queue of queries. @throws within 2 s when it does not */
  checkReady(): Promise<void>;
  /** Acquires a lock that one process has at a time; undefined when another has it. `onLost` is called when it is lost unasked. */
  holdLock(key: number, onLost: () => void): Promise<PostgresLock | undefined>;
  /** Stops waiting for a database that does not answer; only closing may follow. */
  abandon(): void;
  close(): Promise<void>;
}

// Column names are snake_case in SQL and camelCase in code; keys inside JSON values are left as they are.
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

const INT8 = 20;
const DATE = 1082;
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(DATE, (text: string) => text);

/** Brings the schema up to date, or only checks that it is. @throws StartError */
async function prepareSchema(database: ScriptRunner, isMigrated: boolean): Promise<void> {
  if (isMigrated) return void (await migrate(database, migrations));
  const missing = await findMissingMigrations(database, migrations);
  if (missing.length > 0) throw schemaBehindError(missing);
}

/**
 * Opens the embedded database in a folder, or in memory where none is given, and migrates its schema.
 *
 * @throws when another process has the folder locked
 */
export async function openEmbedded(
  options: ({ folder: string; template?: never } | { folder?: never; template?: Uint8Array }) & {
    isMigrated?: boolean;
  } = {},
): Promise<OpenDatabase> {
  let hold: FolderLock | undefined;
  if (options.folder) {
    await mkdir(options.folder, { recursive: true });
    hold = await lockDataFolder(options.folder);
  }
  try {
    const { folder, template, isMigrated = true } = options;
    const thread = folder
      ? await createDatabase(folder, (dataDir) => startLiteThread({ dataDir }))
      : await startLiteThread(template ? { template } : {});
    await prepareSchema(
      {
        script: thread.script,
        rows: async (sql) => (await thread.query(sql, [])).rows as Record<string, unknown>[], // the engine gives rows as objects
      },
      isMigrated,
    );
    const room = watchRoom(() => thread.query(ROOM_QUESTION, []));
    const checkAnswers = probeEmbedded(thread);
    return {
      db: new Kysely<DB>({ dialect: liteDialect(thread, room.noteFull), plugins }),
      engine: 'embedded',
      pool: () => ({ total: 1, idle: 1, waiting: 0 }),
      listen: thread.listen,
      dump: thread.dump,
      async checkReady() {
        await checkAnswers();
        await room.check();
      },
      // The folder belongs to this process alone.
      holdLock: () => Promise.resolve({ release: () => Promise.resolve() }),
      // Its thread ends with the process.
      abandon: () => undefined,
      async close() {
        await thread.close();
        await hold?.release();
      },
    };
  } catch (error) {
    await hold?.release();
    throw error;
  }
}

const POOL_SIZE = 10;

/** Prepares the schema on a session without time-outs: a new index may take long. */
async function preparePostgres(connectionString: string, isMigrated: boolean): Promise<void> {
  const session = await openSession({ url: connectionString });
  try {
    await prepareSchema(session, isMigrated);
  } catch (error) {
    throw error instanceof StartError ? error : databaseError(connectionString, error);
  } finally {
    await session.close();
  }
}

/** Tests a pool connection: it requests settings of its own, which poolers in between may refuse. @throws StartError */
async function tryPool(pool: PostgresPool, connectionString: string): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw databaseError(connectionString, error);
  }
}

/** Address of the database itself where the other one is a pooler's, and whether the schema may be changed. */
export interface PostgresOptions {
  readonly directUrl?: string | undefined;
  readonly isMigrated?: boolean;
}

/**
 * Connects to a PostgreSQL server (15 or newer) and migrates its schema. An idle connection that is lost is reported to `onFault` and replaced. Through a
 * pooler go all queries; what needs a session goes to the database itself: migrations, notifications, locks that outlive a transaction.
 */
export async function openPostgres(
  connectionString: string,
  onFault: (error: Error) => void,
  { directUrl = connectionString, isMigrated = true }: PostgresOptions = {},
): Promise<OpenDatabase> {
  await preparePostgres(directUrl, isMigrated);
  const isPooled = directUrl !== connectionString;
  const probe = probePostgres(connectionString, isPooled);
  const room = watchRoom(() => probe.askForRoom());
  const pool = createPostgresPool(connectionString, {
    size: POOL_SIZE,
    patience: USUAL_PATIENCE,
    isPooled,
    onFault,
    onFull: room.noteFull,
  });
  await tryPool(pool, connectionString);
  const listener = listenToPostgres(directUrl, onFault);
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins }),
    engine: 'postgres',
    pool: () => pool.counts(),
    listen: (channel, heard, missed) => listener.listen(channel, heard, missed),
    dump: () => Promise.resolve(undefined),
    async checkReady() {
      await probe.check();
      await room.check();
    },
    holdLock: (key, onLost) => acquirePostgresLock(directUrl, key, onLost),
    abandon: () => pool.abandon(),
    async close() {
      await listener.close();
      await probe.close();
      await pool.end();
    },
  };
}
