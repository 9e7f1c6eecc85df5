import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { DatabaseUnavailable, isDiskFull } from './database-unavailable.ts';
import type { LiteThread } from './lite-thread.ts';

/** Time-out for the one connection: a query that waits longer was almost surely made inside a transaction by mistake. */
const ACQUIRE_TIMEOUT_MS = 20_000;

interface Turn {
  readonly start: (connection: DatabaseConnection) => void;
  readonly timer: NodeJS.Timeout;
}

/** Driver with one connection, lent to one query or transaction at a time: the embedded engine has a single session. */
class LiteDriver implements Driver {
  readonly #thread: LiteThread;
  readonly #connection: DatabaseConnection;
  readonly #queue: Turn[] = [];
  #isBusy = false;

  constructor(thread: LiteThread, onFull: () => void) {
    this.#thread = thread;
    this.#connection = {
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
        const { rows, affectedRows } = await thread
          .query(query.sql, query.parameters)
          .catch((error: unknown) => {
            if (!isDiskFull(error)) throw error;
            onFull();
            throw new DatabaseUnavailable('full', error);
          });
        // The caller states the row type; the engine cannot know it.
        return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
      },
      // eslint-disable-next-line require-yield -- the interface asks for a generator; the engine cannot stream
      async *streamQuery() {
        throw new Error('the embedded database does not stream');
      },
    };
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#isBusy) {
      this.#isBusy = true;
      return Promise.resolve(this.#connection);
    }
    return new Promise((start, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(turn), 1);
        const hint = new Error('was the pool used inside a transaction?');
        reject(new DatabaseUnavailable('busy', hint));
      }, ACQUIRE_TIMEOUT_MS);
      const turn: Turn = { start, timer };
      this.#queue.push(turn);
    });
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (!next) {
      this.#isBusy = false;
      return;
    }
    clearTimeout(next.timer);
    next.start(this.#connection);
  }

  async beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#thread.query(
      settings.isolationLevel ? `begin isolation level ${settings.isolationLevel}` : 'begin',
      [],
    );
  }

  async commitTransaction(): Promise<void> {
    await this.#thread.query('commit', []);
  }

  async rollbackTransaction(): Promise<void> {
    await this.#thread.query('rollback', []);
  }

  async destroy(): Promise<void> {}
}

/** Kysely dialect for the embedded engine: the same SQL as on PostgreSQL. */
export const liteDialect = (thread: LiteThread, onFull: () => void): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new LiteDriver(thread, onFull),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
