import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showLoadError } from './show-load-error.ts';

test('the first picture says that the code did not come, and reloads at a press', async () => {
  document.body.innerHTML = '<div class="first-picture"><p role="status">Loading…</p></div>';
  const reload = vi.fn();
  showLoadError(document, reload);
  expect(screen.getByRole('alert').textContent).toContain('Tussock could not be loaded.');
  expect(screen.queryByText('Loading…')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that stands already is left as it is', () => {
  document.body.innerHTML = '<main>Farm plans</main>';
  showLoadError(document, () => undefined);
  expect(document.body.textContent).toBe('Farm plans');
});
