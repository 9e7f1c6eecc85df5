import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actionWords } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { formKeys, ownDraftKey, saveDraft } from '../../sync/drafts/index.ts';
import type { ActionWrites } from './use-action-writes.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const asked = [
  {
    action: {
      id: 'fence',
      version: 1,
      values: { sectionKey: 'waterways', title: 'Fence the creek', grade: 'good', state: 'agreed' },
    },
    hasEvidence: false,
  },
] as const;

/** The dialog over writes of which the test says what becomes. */
function show(markDone: ActionWrites['markDone']) {
  const writes = { markDone } as ActionWrites; // nothing else is asked of it
  const onClose = vi.fn();
  render(<ProofDialog asked={asked} writes={writes} onClose={onClose} />);
  return onClose;
}
const markDone = () => screen.getByRole('button', { name: 'Mark done' });
const reason = () => screen.getByRole('textbox', { name: /How do you know/ });

beforeEach(() => localStorage.clear());

test('a photo that was taken for it and not used yet is named: it is not said that there is none', () => {
  saveDraft('form', ownDraftKey(formKeys.capture('fence')), {
    values: { files: ['photo'] },
    startedFrom: '',
  });
  show(vi.fn());
  expect(screen.getByText(actionWords.captureNotUsed)).toBeDefined();
  expect(screen.queryByText(/There is no evidence yet/)).toBeNull();
});

test('an action is marked done once, however often it is pressed while that is written', async () => {
  const write = vi.fn(() => new Promise<void>(() => undefined));
  show(write);
  await userEvent.type(reason(), 'Seen in May');
  await userEvent.dblClick(markDone());
  expect(write).toHaveBeenCalledTimes(1);
});

test('where that is refused the words are there still, and may be sent again', async () => {
  const write = vi.fn(() => Promise.reject(new Error('refused')));
  const onClose = show(write);
  await userEvent.type(reason(), 'Seen in May');
  await userEvent.click(markDone());
  await userEvent.click(markDone());
  expect(write).toHaveBeenCalledTimes(2);
  expect(reason()).toHaveProperty('value', 'Seen in May');
  expect(onClose).not.toHaveBeenCalled();
});
