import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, isDiskFull, unavailableFrom } from './database-unavailable.ts';

/** Time-outs of the server for the database; milliseconds. */
export interface Patience {
  /** For acquiring a connection, a free one of the pool or a new one. */
  readonly acquireMs: number;
  /** For a row locked by another transaction. */
  readonly lockMs: number;
  /** For one statement, as the database itself counts. */
  readonly statementMs: number;
  /** For one answer, as the server counts: a database that hangs counts nothing. */
  readonly answerMs: number;
}

/** Default time-outs. A call as a whole may take 90 s, and no part of it so long that the other calls wait with it. */
export const USUAL_PATIENCE: Patience = {
  acquireMs: 5000,
  lockMs: 5000,
  statementMs: 20_000,
  answerMs: 25_000,
};
/** Time-out of an idle transaction, which keeps its rows locked for nobody. */
const IDLE_IN_TRANSACTION_MS = 30_000;

export interface Abandonable {
  /** Closes every connection at once, when the database does not answer: pending queries fail as unavailable. */
  abandon(): void;
}

type Result = Awaited<ReturnType<PostgresPoolClient['query']>>;
const NOTHING = { command: 'ROLLBACK', rowCount: 0, rows: [] } as unknown as Result; // all that is read of an answer

/** Wraps a connection that is discarded after an error, instead of being lent to the next caller. */
function guarded(client: pg.PoolClient, onFull: () => void): PostgresPoolClient {
  let isLost = false;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    // The rollback of what is lost already; the server has done it, or will when it sees that nobody is there.
    if (isLost && sql === 'rollback') return NOTHING;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      const known = unavailableFrom(error);
      if (known instanceof DatabaseUnavailable && known.reason === 'away') isLost = true;
      if (isDiskFull(known)) onFull();
      throw known;
    }
  };
  return {
    // Cursors are asked for in another way, and never here.
    query: query as PostgresPoolClient['query'],
    release: () => client.release(isLost),
  };
}

/**
 * Creates a pool of connections to PostgreSQL, any of which may be lost at any time: the holder of a lost one gets an error from its next query, an
 * idle one is reported to `onFault`. Every wait has a time-out. `onFull` is called when the disk of the database is full.
 */
export function createPostgresPool(
  connectionString: string,
  {
    size,
    patience,
    onFault,
    onFull = () => {},
  }: { size: number; patience: Patience; onFault: (error: Error) => void; onFull?: () => void },
): PostgresPool & Abandonable {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    keepAlive: true,
    connectionTimeoutMillis: patience.acquireMs,
    lock_timeout: patience.lockMs,
    statement_timeout: patience.statementMs,
    query_timeout: patience.answerMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  pool.on('error', onFault);
  const clients = new Set<pg.PoolClient>();
  let isAbandoned = false;
  // The pool listens to connections while they are idle only, and an error that nobody hears ends the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    clients.add(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  return {
    async connect() {
      if (isAbandoned) throw new DatabaseUnavailable('away');
      const isFull = pool.totalCount >= size && pool.idleCount === 0;
      try {
        return guarded(await pool.connect(), onFull);
      } catch (error) {
        throw isFull ? new DatabaseUnavailable('busy', error) : unavailableFrom(error);
      }
    },
    end: () => pool.end(),
    abandon() {
      isAbandoned = true;
      for (const client of clients) connectionOf(client).stream.destroy();
    },
  };
}

// Every client has it; the type names it for those of its own making only.
const connectionOf = (client: pg.PoolClient): pg.Connection =>
  (client as unknown as { readonly connection: pg.Connection }).connection;
