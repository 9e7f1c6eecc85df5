import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CopyField } from './copy-field.tsx';

test('that it is copied is heard as well as seen, and not said of another text', async () => {
  userEvent.setup();
  const { rerender } = render(<CopyField id="secret" label="Secret" value="first" />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy secret' }));
  expect(await navigator.clipboard.readText()).toBe('first');
  expect((await screen.findByRole('status')).textContent).toBe('Copied');
  rerender(<CopyField id="secret" label="Secret" value="second" />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Copy secret' }).textContent).toBe('Copy');
});
