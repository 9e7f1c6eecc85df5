import { expect, test } from 'vitest';
import { checkHistory, type ReadSeen, type Seen, type WriteSeen } from './check-history.ts';

const write = (value: string, version: number | null, more: Partial<WriteSeen> = {}): WriteSeen => ({
  kind: 'write',
  begun: 0,
  ended: 1,
  value,
  version,
  outcome: version === null ? 'unknown' : 'done',
  ...more,
});
const read = (value: string, version: number, more: Partial<ReadSeen> = {}): ReadSeen => ({
  kind: 'read',
  begun: 10,
  ended: 11,
  value,
  version,
  ...more,
});

test('writes one after another, and what is read of them, are no breach; neither is a write without an answer that was done all the same', () => {
  expect(
    checkHistory([read('first', 1, { begun: -1 }), write('a', 2), write('b', null), read('b', 3)]),
  ).toEqual([]);
});

const breaches: readonly (readonly [name: string, history: readonly Seen[], breach: RegExp])[] = [
  ['two acknowledged writes of one version', [write('a', 2), write('b', 2)], /^lost update: a and b/],
  ['an acknowledged write that a later read does not show', [write('a', 3), read('x', 2)], /^stale read/],
  ['a value that was refused', [write('a', null, { outcome: 'refused' }), read('a', 2)], /nobody wrote$/],
  ['a version that was another before', [write('a', 2), write('b', null), read('b', 2)], /^rolled back: version 2 was a/],
  ['a version that two people read differently', [write('a', null), write('b', null), read('a', 2), read('b', 2)], /^rolled back: version 2/],
]; // prettier-ignore
test.each(breaches)('%s is told', (_, history, breach) => {
  expect(checkHistory(history)).toContainEqual(expect.stringMatching(breach));
});

test('a read that began before the write had ended may show what was there before', () => {
  expect(checkHistory([write('a', 2, { ended: 20 }), read('x', 1)])).toEqual([]);
});
