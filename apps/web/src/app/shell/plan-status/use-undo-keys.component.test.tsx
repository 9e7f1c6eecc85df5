import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tellMap } from '../../../plan-session/map-store.ts';
import { openFakeRecord } from '../../../record/testing/fake-record.ts';
import { toasts } from '../../../session/toasts.ts';
import { useUndoKeys } from './use-undo-keys.ts';

function Page() {
  useUndoKeys(true);
  return <input aria-label="Name" />;
}

/** Sentences of toasts that came up since. */
const toldAfter = (before: number): readonly string[] =>
  toasts
    .read()
    .slice(before)
    .map(({ message }) => message);
const undo = { key: 'z', ctrlKey: true };

let before = 0;
beforeEach(() => {
  before = toasts.read().length;
  openFakeRecord();
  render(<Page />);
  return () => tellMap({ type: 'shapeEditingSet', isEditing: false });
});

test('Ctrl Z on the page undoes what was done last, and says what', async () => {
  fireEvent.keyDown(document.body, undo);
  await expect.poll(() => toldAfter(before)).toEqual(['Undone: North changed.']);
});

test('Ctrl Y does it again, or says why not', async () => {
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
  await expect.poll(() => toldAfter(before)).toEqual(['Tāmati has changed this since.']);
});

test('in a box the keys are the box’s own', () => {
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), undo)).toBe(true);
  expect(toldAfter(before)).toEqual([]);
});

test('while a shape is drawn the keys are the drawing’s own', () => {
  tellMap({ type: 'shapeEditingSet', isEditing: true });
  expect(fireEvent.keyDown(document.body, undo)).toBe(true);
  expect(toldAfter(before)).toEqual([]);
});
