import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { VARIANTS } from '../tokens/variant.ts';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.ts';

/** A region over a stack whose clock stands still, with one toast of each variant. */
function renderVariants() {
  const store = createToastStore(() => () => {});
  for (const type of VARIANTS)
    store.show({ message: `of ${type} // on two lines`, type, duration: 'infinite' });
  render(<ToastRegion store={store} breakMarker="//" />);
  return store;
}
const toastOf = (variant: string): HTMLElement => {
  const toast = screen.getByText(`of ${variant}`).closest('li');
  if (!toast) throw new Error(`no toast of ${variant}`);
  return toast;
};

test('[UI-1] the seven variants stand in one stack, oldest first', () => {
  renderVariants();
  expect(screen.getAllByRole('listitem').map((toast) => toast.dataset['variant'])).toEqual([...VARIANTS]);
  expect(VARIANTS).toHaveLength(7);
});

test.each(VARIANTS)(
  '[UI-1] a toast of %s is marked as such, has an icon and its lines, and is closed by its button',
  async (variant) => {
    renderVariants();
    const toast = toastOf(variant);
    expect(toast.dataset['variant']).toBe(variant);
    expect(toast.querySelector('svg')).not.toBeNull();
    expect(within(toast).getByText('on two lines')).toBeDefined();
    await userEvent.click(within(toast).getByRole('button', { name: 'Close notification' }));
    expect(toast.dataset['phase']).toBe('leaving');
  },
);

test('[UI-1] a danger is told at once, everything else when there is time', () => {
  renderVariants();
  const alerts = screen.getAllByRole('alert');
  expect(alerts.map((alert) => alert.closest('li')?.dataset['variant'])).toEqual(['danger']);
});

test('[UI-1] hovering holds a toast and leaving it lets it go on', async () => {
  renderVariants();
  await userEvent.hover(toastOf('info'));
  expect(toastOf('info').dataset['phase']).toBe('held');
  await userEvent.unhover(toastOf('info'));
  expect(toastOf('info').dataset['phase']).toBe('shown');
});

test('what is said again while it stands is announced again, and keeps the keyboard', () => {
  const store = createToastStore(() => () => {});
  store.show({ message: 'Saved' });
  render(<ToastRegion store={store} breakMarker="//" />);
  const before = screen.getByText('Saved');
  screen.getByRole('button', { name: 'Close notification' }).focus();
  act(() => {
    store.show({ message: 'Saved' });
  });
  expect(screen.getByText('Saved')).not.toBe(before);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close notification' }));
});
