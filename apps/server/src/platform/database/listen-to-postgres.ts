import pg from 'pg';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

export interface PostgresListener {
  listen(channel: string, heard: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Hears notifications over a connection of its own, and connects again when that is lost. What is told meanwhile is
 * not heard: whoever listens must look for itself from time to time.
 */
export function listenToPostgres(
  connectionString: string,
  onFault: (error: Error) => void,
): PostgresListener {
  const heardBy = new Map<string, (payload: string) => void>();
  let connected: Promise<pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosing = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString });
    client.on('error', onFault);
    client.on('notification', ({ channel, payload }) => heardBy.get(channel)?.(payload ?? ''));
    await client.connect();
    client.once('end', () => connectAgain(0));
    for (const channel of heardBy.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  }

  function connectAgain(failures: number): void {
    if (isClosing) return;
    retry = setTimeout(
      () => {
        connected = connect();
        connected.catch((error: Error) => {
          onFault(error);
          connectAgain(failures + 1);
        });
      },
      Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures),
    );
    retry.unref();
  }

  return {
    async listen(channel, heard) {
      heardBy.set(channel, heard);
      if (connected) await (await connected).query(`listen ${pg.escapeIdentifier(channel)}`);
      else await (connected = connect());
    },
    async close() {
      isClosing = true;
      clearTimeout(retry);
      await (await connected?.catch(() => undefined))?.end();
    },
  };
}
