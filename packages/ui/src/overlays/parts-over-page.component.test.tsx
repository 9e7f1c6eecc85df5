import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu } from '../actions/menu.tsx';
import { Dialog } from './dialog.tsx';
import { partsOverPage } from './parts-over-page.ts';
import { Popover } from './popover.tsx';

// On a page that has just come: nothing that opens over it is here.
beforeEach(() => void vi.spyOn(partsOverPage, 'here').mockReturnValue(undefined));

const acts = vi.fn();
const groups = [{ actions: [{ id: 'split', label: 'Split', onAction: acts }] }];

test.each([
  ['by mouse', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button'))],
  ['by keyboard', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Tab}{ArrowDown}')],
])(
  'a menu opens %s once what draws it has come, and gives the keyboard back to its button',
  async (_how, open) => {
    const user = userEvent.setup();
    render(<Menu label="More" groups={groups} />);
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-haspopup')).toBe('menu');
    await open(user);
    await screen.findByRole('menuitem', { name: 'Split' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Split' }));
    expect(acts).toHaveBeenCalledTimes(1);
    acts.mockClear();
  },
);

test('a panel opens beside its button once what draws it has come, and gives the keyboard back', async () => {
  const user = userEvent.setup();
  render(<Popover label="Coordinates">{(close) => <button onClick={close}>Go there</button>}</Popover>);
  await user.click(screen.getByRole('button', { name: 'Coordinates' }));
  await user.click(await screen.findByRole('button', { name: 'Go there' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Coordinates' })),
  );
});

function Asks() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Delete</button>
      <Dialog title="Delete it?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        It cannot be brought back.
      </Dialog>
    </>
  );
}

test('a window opens once what draws it has come, and gives the keyboard back', async () => {
  const user = userEvent.setup();
  const load = vi.spyOn(partsOverPage, 'load');
  render(<Asks />);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'Delete it?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' })));
});
