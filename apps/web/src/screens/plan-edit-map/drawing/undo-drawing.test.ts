import { expect, test } from 'vitest';
import { DrawnRecord } from '../testing/drawn-record.ts';

test('500 splits, merges, new borders, holes, trims and pulled corners at random, and then all of them undone, leave the plan as it was', () => {
  const record = new DrawnRecord(7);
  const before = record.said();
  record.edit(500);
  expect(record.said()).not.toEqual(before);
  record.undoAll();
  expect(record.said()).toEqual(before);
}, 120_000);
