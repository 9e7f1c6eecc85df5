import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Found } from './find-list.tsx';
import { Finder } from './finder.tsx';

const all: readonly Found[] = [
  { id: 'a', label: 'Kōwhai 1', about: 'Paddock', icon: 'pin' },
  { id: 'b', label: 'Kōwhai 2', about: 'Paddock', icon: 'pin' },
  { id: 'c', label: 'Draw', about: 'Page', icon: 'pencil' },
];

function renderFinder() {
  const [onChoose, onClose] = [vi.fn(), vi.fn()];
  render(
    <Finder
      title="Find on this farm"
      label="A name"
      emptyText="Nothing is called that."
      find={(typed) => all.filter(({ label }) => label.includes(typed))}
      onChoose={onChoose}
      onClose={onClose}
    />,
  );
  return { onChoose, onClose };
}

test('typed, found, and gone to by the keyboard alone', async () => {
  const { onChoose } = renderFinder();
  const field = screen.getByRole('searchbox', { name: 'A name' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, 'Kōwhai');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Kōwhai 1Paddock',
    'Kōwhai 2Paddock',
  ]);
  const pointedAt = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await waitFor(() => expect(pointedAt()).toBe('Kōwhai 1Paddock'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(pointedAt()).toBe('Kōwhai 2Paddock'));
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('b');
});

test('says so where nothing is called that, and Escape leaves', async () => {
  const { onClose } = renderFinder();
  await userEvent.type(screen.getByRole('searchbox', { name: 'A name' }), 'zzz');
  expect(screen.getByText('Nothing is called that.')).toBeDefined();
  await userEvent.keyboard('{Escape}{Escape}');
  expect(onClose).toHaveBeenCalled();
});
