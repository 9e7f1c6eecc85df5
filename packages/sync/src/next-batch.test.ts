import { expect, test } from 'vitest';
import { nextBatch } from './next-batch.ts';
import type { QueuedOperation } from './stored.ts';

const ACTION = '01900000-0000-7000-8000-00000000000a';
const EVIDENCE = '01900000-0000-7000-8000-00000000000e';
const PADDOCK = '01900000-0000-7000-8000-00000000000f';

const queued = (
  key: number,
  entityId: string,
  set: Readonly<Record<string, unknown>>,
  more: Partial<QueuedOperation> = {},
): QueuedOperation => ({
  key,
  at: '2026-11-22T00:00:00.000Z',
  state: 'waiting',
  isSent: false,
  op: {
    opId: `op-${key}`,
    schema: 's',
    label: 'A write',
    parts: [{ entity: 'thing', entityId, op: 'update', set, base: {}, baseVersion: 1 }],
  },
  ...more,
});
const photo = queued(1, EVIDENCE, { actionId: ACTION, moment: 'after' }, { waitsFor: ['file'] });
const done = queued(2, ACTION, { state: 'done' });
const other = queued(3, PADDOCK, { moment: 'after' });
const keys = (ops: readonly QueuedOperation[]): readonly number[] => nextBatch(ops).map(({ key }) => key);

test('what is said to be done goes after the photo that shows it, and what is about something else does not wait', () => {
  expect(keys([photo, done, other])).toEqual([3]);
  const { waitsFor: _waitsFor, ...arrived } = photo;
  expect(keys([arrived, done, other])).toEqual([1, 2, 3]);
});

test('what was refused holds up only what is about the same', () => {
  expect(keys([{ ...photo, waitsFor: [], state: 'stuck' }, done, other])).toEqual([2, 3]);
});
