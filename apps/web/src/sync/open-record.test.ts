import { afterEach, expect, test } from 'vitest';
import { openFakeRecord } from './testing/fake-record.ts';
import { countLostByLeaving } from './ask-before-leaving.ts';
import { closeWhenSent, lingeringRecords, openRecord, planRecordStore } from './open-record.ts';
import type { WaitingOp } from './plan-record.ts';

afterEach(() => {
  lingeringRecords.clear();
  planRecordStore.setState({ record: null });
});

const waiting: WaitingOp = {
  opId: 'o',
  label: 'X changed',
  at: '2026-11-24T00:00:00Z',
  state: 'waiting',
  parts: [],
};

test('what is in this page alone goes on being sent when another plan is opened, and leaving asks until it is', () => {
  const fake = openFakeRecord([], { isKept: false, waiting: [waiting] });
  const record = openRecord();
  planRecordStore.setState({ record: null });
  closeWhenSent(record);
  expect([lingeringRecords.has(record), countLostByLeaving()]).toEqual([true, 1]);
  fake.setSync({ waiting: [] });
  expect([lingeringRecords.has(record), countLostByLeaving()]).toEqual([false, 0]);
});

test('what is kept on this device is let go at once: it is sent from there', () => {
  openFakeRecord([], { isKept: true, waiting: [waiting] });
  closeWhenSent(openRecord());
  expect([lingeringRecords.size, countLostByLeaving()]).toEqual([0, 0]);
});
