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

/** Name of our connections in the database's own lists. */
export const APPLICATION_NAME = 'tussock';

export interface Abandonable {
  /** Closes every connection at once, when the database does not answer: pending queries fail as unavailable. */
  abandon(): void;
}

export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

type Result = Awaited<ReturnType<PostgresPoolClient['query']>>;
const NOTHING = { command: 'ROLLBACK', rowCount: 0, rows: [] } as unknown as Result; // all that is read of an answer

/** Wraps a connection that is discarded after an error, instead of being lent to the next caller. */
function guarded(
  client: pg.PoolClient,
  { onFull, begin }: { readonly onFull: () => void; readonly begin: string | undefined },
): PostgresPoolClient {
  let isLost = false;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    // The rollback of what is lost already; the server has done it, or will when it sees that nobody is there.
    if (isLost && sql === 'rollback') return NOTHING;
    try {
      if (begin !== undefined && sql.startsWith('begin')) return await client.query(sql + begin);
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

const limitsOf = ({ lockMs, statementMs }: Patience) => ({
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

/** Statements that set the time-outs of a transaction, in one message with its begin. */
const setLocally = (patience: Patience): string =>
  Object.entries(limitsOf(patience))
    .map(([name, ms]) => `; set local ${name} = ${ms}`)
    .join('');

/**
 * Creates a pool of connections to PostgreSQL, any of which may be lost at any time: the holder of a lost one gets an error from its next query, an
 * idle one is reported to `onFault`. Every wait has a time-out. `onFull` is called when the disk of the database is full. A pooler in between
 * (`isPooled`) refuses settings of a connection: each transaction then sets its own, and a statement by itself has those of the role.
 */
export function createPostgresPool(
  connectionString: string,
  {
    size,
    patience,
    isPooled = false,
    onFault,
    onFull = () => {},
  }: {
    size: number;
    patience: Patience;
    isPooled?: boolean;
    onFault: (error: Error) => void;
    onFull?: () => void;
  },
): PostgresPool & Abandonable & { counts(): PoolCounts } {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    keepAlive: true,
    connectionTimeoutMillis: patience.acquireMs,
    query_timeout: patience.answerMs,
    application_name: APPLICATION_NAME,
    ...(isPooled ? {} : limitsOf(patience)),
  });
  const begin = isPooled ? setLocally(patience) : undefined;
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
        return guarded(await pool.connect(), { onFull, begin });
      } catch (error) {
        throw isFull ? new DatabaseUnavailable('busy', error) : unavailableFrom(error);
      }
    },
    end: () => pool.end(),
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    abandon() {
      isAbandoned = true;
      for (const client of clients) connectionOf(client).stream.destroy();
    },
  };
}

// Every client has it; the type names it for those of its own making only.
const connectionOf = (client: pg.PoolClient): pg.Connection =>
  (client as unknown as { readonly connection: pg.Connection }).connection;
