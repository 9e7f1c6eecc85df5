import { DatabaseUnavailable } from './database-unavailable.ts';
import type { LiteThread } from './lite-thread.ts';
import { ROOM_QUESTION } from './watch-room.ts';
import { createPostgresPool } from './postgres-pool.ts';

/** Time-out for the connection; connection and answer together stay below 2 s. */
const CONNECT_MS = 900;
const ANSWER_MS = 900;
/** A query that only a migrated database answers. */
const QUESTION = 'select name from migration limit 1';

/** Creates a health probe for PostgreSQL, on a connection of its own; concurrent checks share one query. */
export function probePostgres(
  connectionString: string,
  isPooled = false,
): {
  check(): Promise<void>;
  /** Checks for disk space. @throws while the disk is full */
  askForRoom(): Promise<void>;
  close(): Promise<void>;
} {
  const patience = { acquireMs: CONNECT_MS, lockMs: ANSWER_MS, statementMs: ANSWER_MS, answerMs: ANSWER_MS };
  const pool = createPostgresPool(connectionString, {
    size: 1,
    patience,
    isPooled,
    onFault: () => {},
  });
  let asking: Promise<void> | undefined;

  async function ask(question: string): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query(question, []);
    } finally {
      client.release();
    }
  }
  return {
    check() {
      asking ??= ask(QUESTION).finally(() => {
        asking = undefined;
      });
      return asking;
    },
    askForRoom: () => ask(ROOM_QUESTION),
    close: () => pool.end(),
  };
}

/** Creates a health probe for the embedded engine, which bypasses the queue for its one connection. */
export const probeEmbedded =
  ({ query }: Pick<LiteThread, 'query'>) =>
  async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new DatabaseUnavailable('busy')), CONNECT_MS + ANSWER_MS);
    });
    await Promise.race([query(QUESTION, []), late]).finally(() => clearTimeout(timer));
  };
