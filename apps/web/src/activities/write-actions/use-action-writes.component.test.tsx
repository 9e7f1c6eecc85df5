import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlanAction } from '../../record/index.ts';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
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
