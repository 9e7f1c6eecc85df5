import { get, type IncomingMessage } from 'node:http';
import { vi } from 'vitest';
import type { TestUser } from './start-test-server.ts';

export interface HeardEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: Record<string, unknown>;
}

/** A browser that follows a stream of events. */
export interface Following {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly heard: readonly HeardEvent[];
  isOver(): boolean;
  /** The next event of a name that was not asked for yet. */
  next(event: string): Promise<HeardEvent>;
  /** Once it is over. */
  over(): Promise<void>;
  /** Reads no more, and stays connected. */
  stopReading(): void;
  close(): void;
}

const WAIT = { timeout: 15_000, interval: 20 };

function parseEvent(block: string): HeardEvent {
  const lines = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return {
    event: lines.get('event') ?? '',
    id: lines.get('id'),
    data: JSON.parse(lines.get('data') ?? '{}') as Record<string, unknown>,
  };
}

/** Opens a stream as a browser does, on a connection of its own. */
export async function followEvents(
  url: string,
  as: TestUser | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Following> {
  const heard: HeardEvent[] = [];
  const asked = new Map<string, number>();
  let isOver = false;
  const request = get(url, { agent: false, headers: { ...(as ? { cookie: as.cookie } : {}), ...headers } });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });
  let unread = '';
  answer.setEncoding('utf8');
  answer.on('data', (chunk: string) => {
    const blocks = (unread + chunk).split('\n\n');
    unread = blocks.pop() ?? '';
    heard.push(...blocks.map(parseEvent));
  });
  answer.on('error', () => undefined);
  answer.on('close', () => (isOver = true));
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    heard,
    isOver: () => isOver,
    async next(event) {
      const nth = asked.get(event) ?? 0;
      asked.set(event, nth + 1);
      return vi.waitFor(() => {
        const found = heard.filter((one) => one.event === event)[nth];
        if (!found) throw new Error(`no ${event} was heard in ${JSON.stringify(heard).slice(0, 500)}`);
        return found;
      }, WAIT);
    },
    over: () =>
      vi.waitFor(() => {
        if (!isOver) throw new Error('it goes on');
      }, WAIT),
    stopReading: () => void answer.pause(),
    close: () => void request.destroy(),
  };
}
