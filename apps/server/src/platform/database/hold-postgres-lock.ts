import pg from 'pg';

export interface HeldLock {
  release(): Promise<void>;
}

/**
 * Holds an advisory lock over a connection of its own; undefined when another process holds it. `onLost` is told when the connection, and with
 * it the lock, is gone.
 */
export async function holdPostgresLock(
  connectionString: string,
  key: number,
  onLost: () => void,
): Promise<HeldLock | undefined> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  let isReleasing = false;
  const lose = (): void => {
    if (!isReleasing) onLost();
    isReleasing = true;
  };
  client.on('error', lose);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key]);
  if (!rows[0]?.held) {
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
