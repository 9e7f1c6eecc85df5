import { mkdir } from 'node:fs/promises';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { serverRoot } from '../configuration/server-root.ts';
import { StartError } from '../configuration/start-error.ts';
import { lockDataFolder, type FolderLock } from './lock-data-folder.ts';
import type { DB } from './generated/schema.ts';
import { acquirePostgresLock, type PostgresLock } from './postgres-lock.ts';
import { listenToPostgres } from './listen-to-postgres.ts';
import { createDatabase } from './create-database.ts';
import { liteDialect } from './lite-dialect.ts';
import { startLiteThread } from './lite-thread.ts';
import { migrate } from './migrate.ts';
import { createPostgresPool, USUAL_PATIENCE } from './postgres-pool.ts';
import { databaseError } from './start-errors.ts';
import { probeEmbedded, probePostgres } from './probe-database.ts';
import { ROOM_QUESTION, watchRoom } from './watch-room.ts';

export type Database = Kysely<DB>;
/** A source for queries: the database, or an open transaction. */
export type Reader = Database | Transaction<DB>;

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
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

const migrations = new URL('migrations/', serverRoot);

// Column names are snake_case in SQL and camelCase in code; keys inside JSON values are left as they are.
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

const INT8 = 20;
const DATE = 1082;
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(DATE, (text: string) => text);

/**
 * Opens the embedded database in a folder, or in memory where none is given, and migrates its schema.
 *
 * @throws when another process has the folder locked
 */
export async function openEmbedded(
  options: { folder: string; template?: never } | { folder?: never; template?: Uint8Array } = {},
): Promise<OpenDatabase> {
  let hold: FolderLock | undefined;
  if (options.folder) {
    await mkdir(options.folder, { recursive: true });
    hold = await lockDataFolder(options.folder);
  }
  try {
    const { folder, template } = options;
    const thread = folder
      ? await createDatabase(folder, (dataDir) => startLiteThread({ dataDir }))
      : await startLiteThread(template ? { template } : {});
    await migrate(
      {
        script: thread.script,
        rows: async (sql) => (await thread.query(sql, [])).rows as Record<string, unknown>[], // the engine gives rows as objects
      },
      migrations,
    );
    const room = watchRoom(() => thread.query(ROOM_QUESTION, []));
    const checkAnswers = probeEmbedded(thread);
    return {
      db: new Kysely<DB>({ dialect: liteDialect(thread, room.noteFull), plugins }),
      engine: 'embedded',
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

/** Time-out at the start for a server that accepts the connection and never answers. */
const START_PATIENCE_MS = 10_000;

/** Runs the migrations on a connection without time-outs: a new index may take long. */
async function migratePostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: START_PATIENCE_MS });
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw databaseError(connectionString, error);
  });
  try {
    await migrate(
      {
        script: async (sql) => void (await client.query(sql)),
        rows: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
      },
      migrations,
    );
  } catch (error) {
    throw error instanceof StartError ? error : databaseError(connectionString, error);
  } finally {
    await client.end();
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

/** Connects to a PostgreSQL server (15 or newer) and migrates its schema. An idle connection that is lost is reported to `onFault` and replaced. */
export async function openPostgres(
  connectionString: string,
  onFault: (error: Error) => void,
): Promise<OpenDatabase> {
  await migratePostgres(connectionString);
  const probe = probePostgres(connectionString);
  const room = watchRoom(() => probe.askForRoom());
  const pool = createPostgresPool(connectionString, {
    size: POOL_SIZE,
    patience: USUAL_PATIENCE,
    onFault,
    onFull: room.noteFull,
  });
  await tryPool(pool, connectionString);
  const listener = listenToPostgres(connectionString, onFault);
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins }),
    engine: 'postgres',
    listen: (channel, heard, missed) => listener.listen(channel, heard, missed),
    dump: () => Promise.resolve(undefined),
    async checkReady() {
      await probe.check();
      await room.check();
    },
    holdLock: (key, onLost) => acquirePostgresLock(connectionString, key, onLost),
    abandon: () => pool.abandon(),
    async close() {
      await listener.close();
      await probe.close();
      await pool.end();
    },
  };
}
