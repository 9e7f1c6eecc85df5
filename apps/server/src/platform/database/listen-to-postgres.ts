import pg from 'pg';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;
const CONNECT_MS = 5000;
const KEEP_ALIVE_MS = 10_000;

export interface PostgresListener {
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens to notifications over a connection of its own, and reconnects when that is lost. Notifications sent meanwhile are lost: `missed` is called
 * after a reconnection, since there may have been some.
 */
export function listenToPostgres(
  connectionString: string,
  onFault: (error: Error) => void,
): PostgresListener {
  const heardBy = new Map<string, (payload: string) => void>();
  const missedBy: (() => void)[] = [];
  let connected: Promise<pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosing = false;

  async function connect(): Promise<pg.Client> {
    const client = listeningClient(connectionString);
    client.on('error', onFault);
    client.on('notification', ({ channel, payload }) => heardBy.get(channel)?.(payload ?? ''));
    try {
      await client.connect();
      for (const channel of heardBy.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      // Its end must not be waited for: a server that stands still says nothing.
      client.end().catch(() => {});
      throw error;
    }
    client.once('end', () => connectAgain(0));
    return client;
  }

  function connectAgain(failures: number): void {
    if (isClosing) return;
    retry = setTimeout(
      () => {
        connected = connect();
        connected.then(
          () => missedBy.forEach((missed) => missed()),
          (error: Error) => {
            onFault(error);
            connectAgain(failures + 1);
          },
        );
      },
      Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures),
    );
    retry.unref();
  }

  return {
    async listen(channel, heard, missed) {
      heardBy.set(channel, heard);
      if (missed) missedBy.push(missed);
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

/** A client with TCP keep-alive: it sends no query for hours, so a peer that is gone would not be noticed without. */
const listeningClient = (connectionString: string): pg.Client =>
  new pg.Client({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
