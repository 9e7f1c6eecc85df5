import { kinds } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetListsWithRecord } from './reset-lists-with-record.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A record whose server is the test. */
function setUp(rev: number) {
  const entities: Readonly<Record<string, string>> = {
    f: kinds.fertiliser.id,
    b: 'boundary',
    p: 'plan',
    r: 'remark',
  };
  const hears = { rows: (_ids: ReadonlySet<string>) => {}, state: () => {} };
  let now = rev;
  const record = {
    sync: () => ({ rev: now }),
    row: (id: string) => (entities[id] ? { entity: entities[id] } : undefined),
    subscribe: (listener: () => void) => {
      hears.state = listener;
      return () => undefined;
    },
    subscribeToRows: (listener: (ids: ReadonlySet<string>) => void) => {
      hears.rows = listener;
      return () => undefined;
    },
  } as unknown as Parameters<typeof resetListsWithRecord>[0];
  const reset = vi.fn<(lists: readonly string[]) => void>();
  const stop = resetListsWithRecord(record, reset);
  return {
    reset,
    stop,
    change: (...ids: readonly string[]) => hears.rows(new Set(ids)),
    arrive: (at: number) => {
      now = at;
      hears.state();
    },
  };
}

test.each([
  ['an application', 'f', ['features', 'history']],
  ['the boundary', 'b', ['boundary', 'planInfo', 'history']],
  ['the name of the farm', 'p', ['planInfo', 'plans', 'history']],
  ['something that is gone', 'x', ['features', 'history']],
  ['a remark', 'r', ['history']],
])('%s makes what the server reckons with it stale', (_what, id, lists) => {
  const { reset, change, arrive } = setUp(4);
  change(id);
  arrive(5);
  vi.advanceTimersByTime(300);
  expect(reset.mock.calls).toEqual([[lists]]);
});

test('nothing is read again before the server has it, and many changes are one reason', () => {
  const { reset, change, arrive } = setUp(4);
  change('f');
  vi.advanceTimersByTime(5000);
  expect(reset).not.toHaveBeenCalled();
  arrive(5);
  vi.advanceTimersByTime(200);
  change('p');
  arrive(6);
  vi.advanceTimersByTime(300);
  expect(reset.mock.calls).toEqual([[['features', 'planInfo', 'plans', 'history']]]);
});

test('the first revision that is known makes nothing stale, nor does a record that is closed', () => {
  const { reset, change, arrive, stop } = setUp(0);
  arrive(4);
  vi.advanceTimersByTime(300);
  expect(reset).not.toHaveBeenCalled();
  change('f');
  arrive(5);
  stop();
  vi.advanceTimersByTime(300);
  expect(reset).not.toHaveBeenCalled();
});
