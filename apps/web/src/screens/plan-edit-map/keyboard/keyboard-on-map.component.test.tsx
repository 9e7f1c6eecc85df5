import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useEnterOnMap } from './keyboard-on-map.ts';

const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

/** A map whose cross opens a form, in which the keyboard then stands. */
function MapWithForm() {
  const [isOpen, setOpen] = useState(false);
  useEnterOnMap(() => {
    setOpen(true);
    return true;
  });
  return (
    <>
      <canvas tabIndex={0} />
      {isOpen && (
        <form onSubmit={onSubmit}>
          <input ref={(field) => field?.focus()} aria-label="Name" />
        </form>
      )}
    </>
  );
}

test('the press of Enter that opens a form at the cross does not send it; the next one does', async () => {
  const user = userEvent.setup();
  render(<MapWithForm />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
