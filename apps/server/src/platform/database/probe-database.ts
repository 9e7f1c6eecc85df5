import { DatabaseUnavailable } from './database-unavailable.ts';
import type { LiteThread } from './lite-thread.ts';
import { ROOM_QUESTION } from './watch-room.ts';
import { createPostgresPool } from './postgres-pool.ts';

/** Connecting and being answered together stay below 2 s. */
const CONNECT_MS = 900;
const ANSWER_MS = 900;
/** Answered only by a database that was migrated. */
const QUESTION = 'select name from migration limit 1';

/** Asks PostgreSQL whether it answers, over a connection of its own; those who ask at once are given one answer. */
export function probePostgres(connectionString: string): {
  check(): Promise<void>;
  /** @throws while the disk is full */
  askForRoom(): Promise<void>;
  close(): Promise<void>;
} {
  const patience = { acquireMs: CONNECT_MS, lockMs: ANSWER_MS, statementMs: ANSWER_MS, answerMs: ANSWER_MS };
  const pool = createPostgresPool(connectionString, { size: 1, patience, onFault: () => {} });
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

/** Asks the embedded engine whether it answers, past the queue of those who want its one connection. */
export const probeEmbedded =
  ({ query }: Pick<LiteThread, 'query'>) =>
  async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new DatabaseUnavailable('busy')), CONNECT_MS + ANSWER_MS);
    });
    await Promise.race([query(QUESTION, []), late]).finally(() => clearTimeout(timer));
  };
