import type { Logger } from '../log/logger.ts';

export interface BrokerSettings {
  readonly url: string;
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** Fixed client id, so that the broker recognises us and keeps the messages of an interruption. */
  readonly clientId: string;
  readonly topic: string;
}

export interface Subscription {
  close(): Promise<void>;
}

const RECONNECT_MS = 5000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

/**
 * Subscribes to a topic of a broker and passes on its messages one after another, at least once each: a message is acknowledged when `take` resolves.
 * A failed one is retried until it succeeds, and the broker keeps those behind it. A lost connection is restored.
 */
export async function subscribe(
  { url, username, password, clientId, topic }: BrokerSettings,
  take: (topic: string, payload: Uint8Array) => Promise<void>,
  log: Logger,
): Promise<Subscription> {
  // Loaded where a broker is set only.
  const { connect } = await import('mqtt');
  const closing = new AbortController();
  const client = connect(url, {
    clientId,
    clean: false,
    reconnectPeriod: RECONNECT_MS,
    resubscribe: false,
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
  });

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      closing.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });

  async function takeUntilDone(from: string, payload: Uint8Array): Promise<boolean> {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      try {
        await take(from, payload);
        return true;
      } catch (error) {
        log.warn({ err: error }, 'a message of the broker could not be kept; it is tried again');
        await pause(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
      }
    }
    return false;
  }

  client.handleMessage = ({ topic: from, payload }, done) => {
    const handle = async (): Promise<void> => {
      const isTaken = await takeUntilDone(from, Buffer.from(payload));
      // Without an acknowledgement the broker sends it again to whoever subscribes next.
      done(isTaken ? undefined : new Error('not taken'));
    };
    void handle();
  };
  client.on('connect', () => {
    client.subscribe(topic, { qos: 1 }, (error) => {
      if (error) log.warn({ err: error, topic }, 'the broker does not let us subscribe');
    });
  });
  client.on('error', (error) => log.warn({ err: error }, 'the broker cannot be reached'));
  return {
    async close() {
      closing.abort();
      await client.endAsync(true);
    },
  };
}
