import {
  MemoryStore,
  LocalRecord,
  type SnapshotLine,
  type ConnectionEvent,
  type RecordNetwork,
  type SinceAnswer,
} from '@tussock/sync';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CatchUpLoop, type StreamHandlers } from './catch-up-loop.ts';
import { backOffMs } from './send-loop.ts';

async function* nothing(rev: number): AsyncGenerator<SnapshotLine> {
  yield { head: { rev, schema: 's', view: 'v', until: null, buckets: 1, entities: [] } };
  yield { end: { rows: 0 } };
}

let rev: number;
let asked: number[];
let answers: SinceAnswer[];
let streams: StreamHandlers[];
let closed: number;
let events: ConnectionEvent[];
let loop: CatchUpLoop;
let keeper: LocalRecord;
let isLeading: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  [rev, asked, answers, streams, closed, events] = [1, [], [], [], 0, []];
  keeper = new LocalRecord({
    store: new MemoryStore(),
    rules: { idListsOf: () => [] },
    parse: () => [],
    write: () => new Uint8Array(),
    schema: 's',
    newId: () => 'op',
    now: () => '',
  });
  const network: RecordNetwork = {
    load: () => nothing(rev),
    since: async (since) => {
      asked.push(since.rev);
      return answers.shift() ?? { of: 'changes', rev, more: false, changes: [] };
    },
    write: async () => ({ status: 200 }),
  };
  const listen = (_: unknown, handlers: StreamHandlers) => {
    streams.push(handlers);
    return () => {
      closed += 1;
    };
  };
  isLeading = true;
  loop = new CatchUpLoop({
    record: keeper,
    network,
    listen,
    isLeader: () => isLeading,
    dispatch: (event) => events.push(event),
  });
});
afterEach(() => {
  loop.close();
  vi.useRealTimers();
});

const begin = async (): Promise<StreamHandlers> => {
  loop.wake();
  await vi.advanceTimersByTimeAsync(0);
  const [stream] = streams;
  if (!stream) throw new Error('It does not listen.');
  return stream;
};

test('given a page that is not the leader, when it catches up, then it does not listen until it is', async () => {
  isLeading = false;
  loop.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect([keeper.head?.rev, streams.length]).toEqual([1, 0]);
  isLeading = true;
  loop.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, streams.length]).toEqual([[1], 1]);
});

test('given a page that listens, when it catches up again, then it listens once', async () => {
  await begin();
  loop.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, streams.length]).toEqual([[1], 1]);
});

test('a page that leads no longer neither listens nor asks by itself', async () => {
  await begin();
  loop.rest();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([closed, asked, streams.length]).toEqual([1, [], 1]);
});

test('a page that was to try again leaves that to the one that leads by now', async () => {
  const stream = await begin();
  stream.failed();
  isLeading = false;
  loop.rest();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([asked, streams.length]).toEqual([[], 1]);
});

test('a beat with a revision that is newer than ours means that something was missed, and is asked for', async () => {
  const stream = await begin();
  stream.beat({ rev: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
  rev = 4;
  stream.beat({ rev: 4 });
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, keeper.head?.rev]).toEqual([[1], 4]);
});

test('a revision that is not the next one is never applied: what lies between is asked for', async () => {
  const stream = await begin();
  rev = 5;
  stream.change({ rev: 5, changes: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, keeper.head?.rev]).toEqual([[1], 5]);
});

test('a stream that has been silent for 45 seconds is closed and opened again; a sign of life puts that off', async () => {
  const stream = await begin();
  await vi.advanceTimersByTimeAsync(44_000);
  stream.beat({ rev: 1 });
  await vi.advanceTimersByTimeAsync(44_000);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([streams.length, closed]).toEqual([2, 1]);
});

test('a stream that failed is opened again after a while, and why is asked first', async () => {
  const stream = await begin();
  stream.failed();
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([asked, streams.length]).toEqual([[1], 2]);
});

test('other rights load the record anew', async () => {
  const stream = await begin();
  rev = 3;
  answers = [{ of: 'stale', reason: 'view' }];
  stream.view({ view: 'other' });
  await vi.advanceTimersByTimeAsync(0);
  expect([keeper.head?.rev, streams.length]).toEqual([3, 2]);
});

test('a right that is gone ends it, and is told', async () => {
  const stream = await begin();
  answers = [{ of: 'withdrawn' }];
  stream.view({ view: 'other' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(events.at(-1)).toEqual({ type: 'rightWithdrawn' });
  expect(streams).toHaveLength(1);
});

test.each([
  [1, 0, 500],
  [1, 1, 1_000],
  [3, 1, 4_000],
  [20, 0, 30_000],
  [20, 1, 60_000],
])('after %i failures and by a chance of %f it waits %i milliseconds', (failures, chance, wait) => {
  expect(backOffMs(failures, chance)).toBe(wait);
});

test('a stream that fails as soon as it is opened is tried less and less often, until it has shown a sign of life', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const first = await begin();
  first.failed();
  await vi.advanceTimersByTimeAsync(backOffMs(1, 1));
  streams[1]?.failed();
  await vi.advanceTimersByTimeAsync(backOffMs(1, 1));
  expect(streams).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(backOffMs(2, 1) - backOffMs(1, 1));
  expect(streams).toHaveLength(3);
  streams[2]?.beat({ rev });
  streams[2]?.failed();
  await vi.advanceTimersByTimeAsync(backOffMs(1, 1));
  expect(streams).toHaveLength(4);
  vi.restoreAllMocks();
});
