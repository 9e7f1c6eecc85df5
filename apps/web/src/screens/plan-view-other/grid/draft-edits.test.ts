import { expect, test } from 'vitest';
import { hasMovedOn, nextDrafts, noDrafts, type CellEdit, type DraftState } from './draft-edits.ts';

const edit = (over: Partial<CellEdit> = {}): CellEdit => ({
  id: 'a',
  key: 'name',
  stored: 'Old',
  before: 'Old',
  after: 'New',
  ...over,
});
const edited = (state: DraftState, ...edits: readonly CellEdit[]): DraftState =>
  nextDrafts(state, { type: 'edited', edits });
const storedOf = ({ stored }: CellEdit) => ({ stored });

test('an edit is kept with what was typed over, and gone when the old value is typed again', () => {
  const one = edited(noDrafts, edit());
  expect(one.rows).toEqual({ a: { base: { name: 'Old' }, values: { name: 'New' } } });
  expect(edited(one, edit({ before: 'New', after: 'Old' })).rows).toEqual({});
});

test('a cell that is typed in again keeps what was typed over first, also when that has moved on', () => {
  const two = edited(
    edited(noDrafts, edit()),
    edit({ before: 'New', stored: 'Theirs', after: 'Newer' }),
    edit({ key: 'use', stored: '', before: '', after: 'x' }),
  );
  expect(two.rows['a']).toEqual({
    base: { name: 'Old', use: '' },
    values: { name: 'Newer', use: 'x' },
  });
});

test('a paste over several cells is undone and redone as one', () => {
  const pasted = edited(noDrafts, edit(), edit({ id: 'b', stored: 'B', before: 'B', after: 'C' }));
  const undone = nextDrafts(pasted, { type: 'undone', storedOf });
  expect(undone.rows).toEqual({});
  expect(nextDrafts(undone, { type: 'redone', storedOf }).rows).toEqual(pasted.rows);
});

test('what was saved can be undone: the old value becomes a draft over the new one', () => {
  const saved = nextDrafts(edited(noDrafts, edit()), { type: 'saved', sent: edited(noDrafts, edit()).rows });
  expect(saved.rows).toEqual({});
  const undone = nextDrafts(saved, { type: 'undone', storedOf: () => ({ stored: 'New' }) });
  expect(undone.rows).toEqual({ a: { base: { name: 'New' }, values: { name: 'Old' } } });
});

test('what was typed while a save was under way stays, over what was saved', () => {
  const sent = edited(noDrafts, edit());
  const typedOn = edited(edited(sent, edit({ before: 'New', after: 'Newer' })), edit({ key: 'use', stored: '', before: '', after: 'crop' })); // prettier-ignore
  expect(
    nextDrafts(typedOn, { type: 'saved', sent: { a: { base: { name: 'New' }, values: { name: 'New' } } } })
      .rows,
  ).toEqual({
    a: { base: { name: 'New', use: '' }, values: { name: 'Newer', use: 'crop' } },
  });
});

test('a new edit after an undo leaves nothing to redo', () => {
  const undone = nextDrafts(edited(noDrafts, edit()), { type: 'undone', storedOf });
  expect(edited(undone, edit({ after: 'Other' })).undone).toEqual([]);
});

test('mine over theirs starts from theirs', () => {
  const stored = { name: 'Theirs', use: 'pasture' };
  const rebased = nextDrafts(edited(noDrafts, edit()), { type: 'rebased', id: 'a', stored });
  expect(rebased.rows['a']).toEqual({ base: { name: 'Theirs' }, values: { name: 'New' } });
});

test.each<[string, Record<string, unknown>, boolean]>([
  ['somebody else changed the same cell', { name: 'Theirs' }, true],
  ['somebody else changed another cell', { name: 'Old', use: 'crop' }, false],
  ['somebody else typed the same', { name: 'New' }, false],
])('a row has moved on where %s', (_what, stored, hasMoved) => {
  expect(hasMovedOn({ base: { name: 'Old' }, values: { name: 'New' } }, stored)).toBe(hasMoved);
});
