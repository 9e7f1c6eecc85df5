import pg from 'pg';
import { USUAL_PATIENCE } from './postgres-pool.ts';

export interface PostgresLock {
  release(): Promise<void>;
}

/**
 * Acquires an advisory lock over a connection of its own; undefined when another process has it. `onLost` is called when the connection, and with it
 * the lock, is lost.
 *
 * @throws when the database refuses the connection, or does not answer within the usual time-outs
 */
export async function acquirePostgresLock(
  connectionString: string,
  key: number,
  onLost: () => void,
): Promise<PostgresLock | undefined> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: USUAL_PATIENCE.acquireMs,
    query_timeout: USUAL_PATIENCE.acquireMs,
  });
  let isReleasing = false;
  const lose = (): void => {
    if (!isReleasing) onLost();
    isReleasing = true;
  };
  client.on('error', lose);
  const ask = async (): Promise<boolean> => {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key]);
    return rows[0]?.held === true;
  };
  const isHeld = await ask().catch(async (error: unknown) => {
    isReleasing = true;
    // Whoever does not answer does not say goodbye either.
    void client.end().catch(() => undefined);
    throw error;
  });
  if (!isHeld) {
    isReleasing = true;
    await client.end();
    return undefined;
  }
  client.once('end', lose);
  return {
    async release() {
      isReleasing = true;
      await client.end();
    },
  };
}
