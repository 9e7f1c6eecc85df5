import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import { createDatabase } from '../create-database.ts';
import { startLiteThread } from '../lite-thread.ts';
import { lockDataFolder } from '../lock-data-folder.ts';
import { databaseError } from '../start-errors.ts';

type Row = Readonly<Record<string, unknown>>;

/** One session of a database on either engine, for an operator's work: without time-outs, and not migrated. */
export interface SqlSession {
  readonly engine: 'embedded' | 'postgres';
  readonly rows: (sql: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Runs statements without a result. */
  readonly script: (sql: string) => Promise<void>;
  close(): Promise<void>;
}

/** Place of a database: the address of a PostgreSQL, or the data folder of the embedded engine. */
export type DatabasePlace = { readonly url: string } | { readonly folder: string };

/** Writes times and numbers the same on every server, and waits as long as it takes, whatever the settings of the role. */
const PLAIN_TEXT = `set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set time zone 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = public`;

/** Time-out for a server that accepts the connection and never answers. */
const CONNECT_MS = 10_000;

async function openPostgresSession(url: string): Promise<SqlSession> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw databaseError(url, error);
  });
  return {
    engine: 'postgres',
    rows: async (sql, parameters = []) => (await client.query<Row>(sql, [...parameters])).rows,
    script: async (sql) => void (await client.query(sql)),
    close: () => client.end(),
  };
}

async function openEmbeddedSession(folder: string): Promise<SqlSession> {
  await mkdir(folder, { recursive: true });
  const lock = await lockDataFolder(folder);
  try {
    const thread = await createDatabase(folder, (dataDir) => startLiteThread({ dataDir }));
    return {
      engine: 'embedded',
      rows: async (sql, parameters = []) => (await thread.query(sql, parameters)).rows as Row[], // the engine gives rows as objects
      script: thread.script,
      async close() {
        await thread.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Opens a session.
 *
 * @throws StartError where the database cannot be reached, or another process has the folder
 */
export async function openSession(place: DatabasePlace): Promise<SqlSession> {
  const session =
    'url' in place ? await openPostgresSession(place.url) : await openEmbeddedSession(place.folder);
  await session.script(PLAIN_TEXT);
  return session;
}
