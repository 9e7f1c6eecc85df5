import { expect, test } from 'vitest';
import { nextDrafts, noDrafts, type CellEdit, type DraftState } from './draft-edits.ts';

const edit = (over: Partial<CellEdit> = {}): CellEdit => ({
  id: 'a',
  version: 1,
  key: 'name',
  stored: 'Old',
  before: 'Old',
  after: 'New',
  ...over,
});
const edited = (state: DraftState, ...edits: readonly CellEdit[]): DraftState =>
  nextDrafts(state, { type: 'edited', edits });
const storedOf = ({ stored, version }: CellEdit) => ({ stored, version });

test('an edit is kept with the version that was seen, and gone when the old value is typed again', () => {
  const one = edited(noDrafts, edit());
  expect(one.rows).toEqual({ a: { version: 1, values: { name: 'New' } } });
  expect(edited(one, edit({ before: 'New', after: 'Old' })).rows).toEqual({});
});

test('a later edit keeps the version that was seen first', () => {
  const two = edited(
    edited(noDrafts, edit()),
    edit({ key: 'use', version: 2, stored: '', before: '', after: 'x' }),
  );
  expect(two.rows['a']).toEqual({ version: 1, values: { name: 'New', use: 'x' } });
});

test('a paste over several cells is undone and redone as one', () => {
  const pasted = edited(noDrafts, edit(), edit({ id: 'b', stored: 'B', before: 'B', after: 'C' }));
  const undone = nextDrafts(pasted, { type: 'undone', storedOf });
  expect(undone.rows).toEqual({});
  expect(nextDrafts(undone, { type: 'redone', storedOf }).rows).toEqual(pasted.rows);
});

test('what was saved can be undone: the old value becomes a draft over the new one', () => {
  const saved = nextDrafts(edited(noDrafts, edit()), { type: 'saved', ids: ['a'] });
  expect(saved.rows).toEqual({});
  const undone = nextDrafts(saved, { type: 'undone', storedOf: () => ({ stored: 'New', version: 2 }) });
  expect(undone.rows).toEqual({ a: { version: 2, values: { name: 'Old' } } });
});

test('a new edit after an undo leaves nothing to redo', () => {
  const undone = nextDrafts(edited(noDrafts, edit()), { type: 'undone', storedOf });
  expect(edited(undone, edit({ after: 'Other' })).undone).toEqual([]);
});

test('mine over theirs starts from theirs', () => {
  const rebased = nextDrafts(edited(noDrafts, edit()), { type: 'rebased', id: 'a', version: 7 });
  expect(rebased.rows['a']).toEqual({ version: 7, values: { name: 'New' } });
});
