import { setTimeout as pause } from 'node:timers/promises';
import type { RecordChange, RecordRow } from '@tussock/contract';
import { MemoryStore, catchUp, LocalRecord, type SnapshotLine, type SinceAnswer } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { followEvents, type Following } from './follow-events.ts';
import { readLines } from './replica-of.ts';
import type { TestUser } from './start-test-server.ts';

/** Between two looks at what was heard, and before another try: each at another moment. */
const LOOK_MS = 50;
const TRY_AGAIN_MS = 500;

/** A page that has a plan open: the engine of the record that browsers have, without a browser. */
export interface EngineFollower {
  readonly rev: () => number;
  readonly names: () => readonly string[];
  /** How often the stream ended under it. */
  readonly cuts: () => number;
  close(): Promise<void>;
}

interface Followed {
  readonly planId: string;
  readonly as: TestUser;
  /** Whose page it is: a limit counts calls of one address. */
  readonly nth: number;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const createKeeper = (): LocalRecord =>
  new LocalRecord({
    store: new MemoryStore(),
    rules: { idListsOf: () => [] },
    parse: (bytes) => JSON.parse(decoder.decode(bytes)) as readonly RecordRow[], // written by the next line
    write: (rows) => encoder.encode(JSON.stringify(rows)),
    schema: 'page',
    newId: uuidv7,
    now: () => new Date().toISOString(),
  });

/** The two calls by which a page catches up, at one server. @throws where no answer came */
function networkAt(url: string, { planId, as, nth }: Followed) {
  const headers = { cookie: as.cookie, 'x-forwarded-for': `10.1.0.${nth}` };
  const ask = async (rest: string): Promise<Response> => {
    const answer = await fetch(`${url}/api/plan/${planId}/replica${rest}`, { headers });
    if (answer.status >= 500) throw new Error(`answered with ${answer.status}`);
    return answer;
  };
  return {
    async *load(): AsyncGenerator<SnapshotLine> {
      const { head, rows } = readLines(new Uint8Array(await (await ask('')).arrayBuffer()));
      yield { head: { ...head, buckets: 1 } };
      yield { bucket: 0, bytes: encoder.encode(JSON.stringify(rows)), rows };
      yield { end: { rows: rows.length } };
    },
    async since(asked: { rev: number; view: string; schema: string }): Promise<SinceAnswer> {
      const answer = await ask(`/since?rev=${asked.rev}&view=${asked.view}&schema=${asked.schema}`);
      if (answer.status === 409) return { of: 'stale', reason: 'asked' };
      const { rev, more, changes } = (await answer.json()) as {
        rev: number;
        more: boolean;
        changes: readonly RecordChange[];
      };
      return { of: 'changes', rev, more, changes };
    },
    write: () => Promise.reject(new Error('nothing is written')),
  };
}

/** Takes what a stream tells, for as long as it lasts. */
async function listen(stream: Following, keeper: LocalRecord, isClosed: () => boolean): Promise<void> {
  for (let heard = 0; !stream.isOver() && !isClosed();) {
    for (const { event, data } of stream.heard.slice(heard)) {
      const { rev = 0, changes } = data as { rev?: number; changes?: readonly RecordChange[] };
      const isBehind = event === 'beat' && rev > (keeper.head?.rev ?? -1);
      const taken =
        event === 'change' && changes ? await keeper.receive({ from: rev - 1, rev, changes }) : 'kept';
      // What lies between is asked for.
      if (isBehind || taken === 'gap') return stream.close();
      heard += 1;
    }
    await pause(LOOK_MS);
  }
  stream.close();
}

/** Follows a plan at one server, and at the other when that one is not there, as whoever is behind a balancer does. */
export function followWithEngine(urls: readonly string[], followed: Followed): EngineFollower {
  const keeper = createKeeper();
  const closing = new AbortController();
  const isOver = (): boolean => closing.signal.aborted;
  let cuts = -1;
  const follow = async (): Promise<void> => {
    for (let attempt = followed.nth; !isOver(); attempt += 1) {
      const url = urls[attempt % urls.length] ?? '';
      try {
        await catchUp(keeper, networkAt(url, followed));
        const { rev = 0, view = '' } = keeper.head ?? {};
        const path = `/api/plan/${followed.planId}/replica/stream?rev=${rev}&view=${view}`;
        const from = { 'x-forwarded-for': `10.1.0.${followed.nth}` };
        const stream = await followEvents(url + path, followed.as, from);
        cuts += 1;
        await listen(stream, keeper, isOver);
      } catch {
        // There is no line to this one just now.
      }
      await pause(isOver() ? 0 : TRY_AGAIN_MS * (0.5 + Math.random()));
    }
  };
  const following = follow();
  return {
    rev: () => keeper.head?.rev ?? -1,
    names: () => keeper.view.rowsOf('trough').map(({ values }) => String(values['name'])),
    cuts: () => cuts,
    async close() {
      closing.abort();
      await following;
    },
  };
}
