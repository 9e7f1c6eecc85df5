import { expect, test } from 'vitest';
import { redoing, undoing } from './inverse.ts';
import type { JournalEntry, JournalPart, RecordRow } from './stored.ts';

const trough = { entity: 'trough', entityId: 't' };
const entry = (part: Pick<JournalPart, 'op' | 'before' | 'after'> & Partial<JournalPart>): JournalEntry => ({
  key: 1,
  label: 'Trough',
  at: '2026-11-20T06:00:00Z',
  opIds: ['op'],
  parts: [{ ...trough, ...part }],
});
const made = { op: 'create', before: {}, after: { name: 'Ford' } } as const;
const around = (values?: RecordRow['values']) => ({
  rowOf: () => (values ? { id: 't', entity: 'trough', version: 3, values, made: {} } : undefined),
  idListsOf: () => ['photos'],
});
const bridget = { name: 'Bridget Reid', at: '2026-11-21T06:00:00Z' };

test('what somebody added is taken away again as it stands', () => {
  expect(undoing(entry(made), around({ name: 'Ford' }))).toEqual({
    ok: true,
    parts: [{ ...trough, op: 'delete', set: {}, base: {}, baseVersion: 3 }],
  });
});

test('what somebody added and another changed since is not taken away, and it is said who that was', () => {
  const touched = { name: bridget };
  expect(undoing(entry({ ...made, touched }), around({ name: 'Bridge' }))).toEqual({
    ok: false,
    entityId: 't',
    reason: 'changedSince',
    by: bridget,
  });
  expect(undoing(entry(made), around())).toMatchObject({ ok: false, reason: 'gone' });
});

test('what somebody deleted is not deleted anew where another has changed it since it was brought back', () => {
  const deleted = { op: 'delete', before: { name: 'Ford' }, after: {} } as const;
  const again = (values: RecordRow['values']) => redoing(entry(deleted), around(values), true);
  expect(again({ name: 'Ford' })).toMatchObject({ ok: true, parts: [{ op: 'delete' }] });
  expect(again({ name: 'Bridge' })).toMatchObject({ ok: false, reason: 'changedSince' });
});

test('the refusal names who changed the same value last, and nobody who changed another value later', () => {
  const by = (name: string, day: string) => ({ name, at: `2026-11-${day}T06:00:00Z` });
  const renamed = {
    op: 'update',
    before: { name: 'Ford', notes: 'Old' },
    after: { name: 'Bridge', notes: 'New' },
    touched: { name: by('Aroha', '21'), notes: by('Bridget', '23'), material: by('Carl', '25') },
  } as const;
  const undo = (values: RecordRow['values']) => undoing(entry(renamed), around(values));
  expect(undo({ name: 'Culvert', notes: 'New', material: 'steel' })).toMatchObject({ by: by('Aroha', '21') });
  expect(undo({ name: 'Culvert', notes: 'Newer', material: 'steel' })).toMatchObject({
    by: by('Bridget', '23'),
  });
});
