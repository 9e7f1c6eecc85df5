import { MOST_PARTS } from '@tussock/contract';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlanAction } from '../../sync/index.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { hearToasts } from '../../session/testing/hear-toasts.ts';
import { useActionWrites } from './use-action-writes.tsx';

const actionOf = (id: string, values: Partial<PlanAction['values']>): PlanAction => ({
  id,
  version: 1,
  values: { sectionKey: 'waterways', title: id, grade: 'good', state: 'agreed', ...values },
});

test('what is marked done is done on the day that is said; the reason goes to what nothing shows, and what is done stays as it is', () => {
  const record = openFakeRecord();
  const { result } = renderHook(() => useActionWrites('plan'));
  void result.current.markDone(
    [
      { action: actionOf('fence', {}), hasEvidence: false },
      { action: actionOf('poles', {}), hasEvidence: true },
      { action: actionOf('trough', { doneReason: 'Said before' }), hasEvidence: false },
      {
        action: actionOf('bridge', { state: 'verified', doneReason: 'Seen by the council' }),
        hasEvidence: false,
      },
      { action: actionOf('gate', { state: 'done' }), hasEvidence: true },
    ],
    { doneOn: '2026-05-12', reason: 'All seen in May' },
  );
  expect(record.writes.map(({ parts }) => parts)).toEqual([
    [
      {
        entity: 'action',
        entityId: 'fence',
        op: 'update',
        set: { state: 'done', doneOn: '2026-05-12', doneReason: 'All seen in May' },
      },
      { entity: 'action', entityId: 'poles', op: 'update', set: { state: 'done', doneOn: '2026-05-12' } },
      { entity: 'action', entityId: 'trough', op: 'update', set: { state: 'done', doneOn: '2026-05-12' } },
    ],
  ]);
});

test('[RT-21] more actions than one write may hold are changed by several, one after the other, each counted', async () => {
  const record = openFakeRecord();
  const { result } = renderHook(() => useActionWrites('plan'));
  const many = Array.from({ length: MOST_PARTS + 1 }, (_, index) => actionOf(`action ${index}`, {}));
  void result.current.change(many, { state: 'agreed' });
  await waitFor(() => expect(record.writes).toHaveLength(1));
  record.writes[0]?.answer({ status: 200 });
  await waitFor(() => expect(record.writes).toHaveLength(2));
  expect(record.writes.map(({ label, parts }) => [label, parts.length])).toEqual([
    ['2000 actions changed', MOST_PARTS],
    ['1 action changed', 1],
  ]);
  expect(record.writes[1]?.parts[0]?.entityId).toBe(`action ${MOST_PARTS}`);
});

test('one action that is changed is called by its words', async () => {
  const record = openFakeRecord();
  const { result } = renderHook(() => useActionWrites('plan'));
  void result.current.change([actionOf('Fence the swamp', {})], { state: 'agreed' });
  await waitFor(() => expect(record.writes.map(({ label }) => label)).toEqual(['Fence the swamp changed']));
});

test('with what is not done after all goes the day and the reason it was done by, so that one step back brings them', async () => {
  const record = openFakeRecord();
  const { result } = renderHook(() => useActionWrites('plan'));
  const said = { doneOn: '2026-05-12', doneReason: 'Seen by the council' };
  void result.current.change(
    [
      actionOf('fence', { state: 'done', ...said }),
      actionOf('bridge', { state: 'verified', ...said }),
      actionOf('trough', { state: 'inProgress' }),
    ],
    { state: 'agreed' },
  );
  void result.current.change([actionOf('poles', { state: 'verified', ...said })], { state: 'done' });
  await waitFor(() => expect(record.writes).toHaveLength(2));
  const undone = { state: 'agreed', doneOn: null, doneReason: null };
  expect(record.writes.map(({ parts }) => parts.map(({ set }) => set))).toEqual([
    [undone, undone, { state: 'agreed' }],
    [{ state: 'done' }],
  ]);
});

test('what is changed by a press has no field: what is wrong with it is told', async () => {
  const record = openFakeRecord();
  const told = hearToasts();
  const { result } = renderHook(() => useActionWrites('plan'));
  const refused = expect(result.current.change([actionOf('fence', {})], { state: 'done' })).rejects.toThrow();
  await waitFor(() => expect(record.writes).toHaveLength(1));
  const message = 'Say why there is no evidence.';
  record.writes[0]?.answer({
    status: 400,
    message: [message],
    fields: [{ field: 'doneReason', message }],
  });
  await refused;
  expect(told()).toMatchObject([{ message, type: 'danger' }]);
});
