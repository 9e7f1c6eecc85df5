import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeatureReply } from '@tussock/contract';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import { NameParts } from './name-parts.tsx';

const part = (id: string, name: string): FeatureReply =>
  // No more of them is looked at here.
  ({ _id: id, featureType: 'paddocks', areaHectares: 4.2, properties: { name } }) as unknown as FeatureReply;

function show() {
  const forgetCut = vi.fn();
  const board = {
    operations: { cutParts: ['a', 'b'], forgetCut },
    content: { features: [part('a', 'Home'), part('b', 'Home 2'), part('c', 'Other')] },
  } as unknown as DrawingBoard; // no more of it is looked at here
  render(<NameParts board={board} />);
  return forgetCut;
}

test('the parts of a cut are named in place, and only what is another name is saved', async () => {
  const { writes } = openFakeRecord();
  const forgetCut = show();
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value }) => value)).toEqual(['Home', 'Home 2']);
  const second = screen.getByRole('textbox', { name: 'Part 2, 4.20 ha' });
  await userEvent.clear(second);
  await userEvent.type(second, 'Creek{Enter}');
  await waitFor(() => expect(forgetCut).toHaveBeenCalled());
  expect(writes.map(({ parts }) => parts)).toMatchObject([
    [{ entityId: 'b', op: 'update', set: { name: 'Creek' }, base: { name: 'Home 2' } }],
  ]);
});

test('names that are right as they are need no save', async () => {
  const { writes } = openFakeRecord();
  const forgetCut = show();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(forgetCut).toHaveBeenCalledOnce();
  expect(writes).toEqual([]);
});
