import { setTimeout as pause } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import type { Seen } from './check-history.ts';
import type { TestUser } from './start-test-server.ts';

interface Thing {
  readonly planId: string;
  readonly featureId: string;
  readonly featureType: string;
}

/** People who read one feature and put another name in place of the version they read, each at any of the servers, until they are stopped. */
export interface Editing {
  readonly history: readonly Seen[];
  stop(): Promise<void>;
}

/** What is sent with a question. */
interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What is read of the answers: one feature, or a list of them. */
interface Answer {
  readonly version?: number;
  readonly results?: readonly {
    readonly _id: string;
    readonly version: number;
    readonly properties: { readonly name: string };
  }[];
}

const BETWEEN_MS = 40;
/** Longer than any answer takes. */
const LONGEST_MS = 30_000;

/** Starts some people who edit one feature, and notes what each of them saw. */
export function editOneThing(
  urls: readonly string[],
  { people, thing, as }: { readonly people: number; readonly thing: Thing; readonly as: TestUser },
): Editing {
  const history: Seen[] = [];
  const stopping = new AbortController();
  const { planId, featureId, featureType } = thing;

  const ask = async (url: string, path: string, init: Sent = {}) => {
    const answer = await fetch(`${url}/api/plan/${planId}/feature/${path}`, {
      ...init,
      signal: AbortSignal.timeout(LONGEST_MS),
      headers: {
        cookie: as.cookie,
        'content-type': 'application/json',
        'x-requested-with': 'tests',
        'x-forwarded-for': `10.1.0.${urls.indexOf(url)}`,
        ...init.headers,
      },
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };

  /** Reads the feature; undefined where it could not be read. */
  async function read(url: string) {
    const begun = performance.now();
    const answer = await ask(url, `all?featureType=${featureType}`).catch(() => undefined);
    const found = answer?.body.results?.find(({ _id }) => _id === featureId);
    if (!found) return undefined;
    const { version, properties } = found;
    history.push({ kind: 'read', begun, ended: performance.now(), value: properties.name, version });
    return { version };
  }

  async function write(url: string, seen: { readonly version: number }): Promise<void> {
    const value = `Trough ${uuidv7().slice(-12)}`;
    const begun = performance.now();
    const answer = await ask(url, `update/${featureId}?featureType=${featureType}`, {
      method: 'PUT',
      headers: { 'if-match': `"${seen.version}"`, 'idempotency-key': uuidv7() },
      body: JSON.stringify({ properties: { name: value, status: 'existing', material: 'concrete' } }),
    }).catch(() => undefined);
    const isDone = answer?.status === 200;
    const isRefused = answer !== undefined && answer.status >= 400 && answer.status < 500;
    history.push({
      kind: 'write',
      begun,
      ended: performance.now(),
      value,
      outcome: isDone ? 'done' : isRefused ? 'refused' : 'unknown',
      version: isDone ? (answer.body.version ?? null) : null,
    });
  }

  async function edit(person: number): Promise<void> {
    for (let turn = person; !stopping.signal.aborted; turn += 1) {
      const url = urls[turn % urls.length] ?? '';
      const seen = await read(url);
      if (seen) await write(urls[(turn + person) % urls.length] ?? url, seen);
      await pause(BETWEEN_MS);
    }
  }

  const working = Array.from({ length: people }, (_, person) => edit(person));
  return {
    history,
    async stop() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}
