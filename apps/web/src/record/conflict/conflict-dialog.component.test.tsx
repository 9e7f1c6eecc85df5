import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConflictDialog } from './conflict-dialog.tsx';
import { findDifferences } from './find-differences.ts';

const fields = {
  name: { type: 'text', label: 'Name', maxLength: 40 },
  phone: { type: 'text', label: 'Phone', maxLength: 20 },
} as const;
const base = { name: 'Trough', phone: '03 312 0000' };

const mine = { name: 'Trough by the gate', phone: '03 312 0000' };
const theirs = { name: 'Trough seven', phone: '03 312 9999' };

/** I changed the name, they changed both. */
function renderDialog() {
  const onChoose = vi.fn();
  const onLeave = vi.fn();
  render(
    <ConflictDialog
      differences={findDifferences(fields, { base, mine, theirs })}
      mine={mine}
      theirs={theirs}
      onChoose={onChoose}
      onLeave={onLeave}
    />,
  );
  return { onChoose, onLeave, user: userEvent.setup() };
}

test('what both changed is mine until it is chosen otherwise, what only they changed is theirs', async () => {
  const { onChoose, user } = renderDialog();
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(onChoose).toHaveBeenCalledWith({ name: 'Trough by the gate', phone: '03 312 9999' });
});

test('a field is taken from the other side by choosing it', async () => {
  const { onChoose, user } = renderDialog();
  await user.click(screen.getByRole('radio', { name: /Trough seven/ }));
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(onChoose).toHaveBeenCalledWith({ name: 'Trough seven', phone: '03 312 9999' });
});

test('all of mine is everything I had', async () => {
  const { onChoose, user } = renderDialog();
  await user.click(screen.getByRole('button', { name: 'All of mine' }));
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(onChoose).toHaveBeenCalledWith({ name: 'Trough by the gate', phone: '03 312 0000' });
});

test('Escape goes back to the form and saves nothing', async () => {
  const { onChoose, onLeave, user } = renderDialog();
  await user.keyboard('{Escape}');
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(onChoose).not.toHaveBeenCalled();
});
