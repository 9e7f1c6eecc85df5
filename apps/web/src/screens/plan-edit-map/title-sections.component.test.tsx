import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { titleWords } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { ChosenTitles } from './title-sections.tsx';

const none = { titles: [], selectedIds: [], onToggle: vi.fn(), registers: {} };

test('of titles that are chosen and cannot be shown it is said how many, and they can be let go', async () => {
  const onClear = vi.fn();
  render(<ChosenTitles {...none} unseen={3} onClear={onClear} />);
  expect(screen.getByRole('heading', { name: 'Chosen: 3' })).toBeTruthy();
  expect(screen.getByText(titleWords.unseen(3))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('where nothing is chosen that is said instead', () => {
  render(<ChosenTitles {...none} unseen={0} onClear={vi.fn()} />);
  expect(screen.getByText('The boundary is the merge of the titles you choose.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveProperty('disabled', true);
});
