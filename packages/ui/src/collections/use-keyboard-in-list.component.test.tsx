import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useKeyboardInList } from './use-keyboard-in-list.ts';

function Rows({ keys }: { readonly keys: readonly string[] | undefined }) {
  const list = useKeyboardInList(keys);
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="Rows">
      {keys?.map((key) => (
        <button key={key} type="button">
          {key}
        </button>
      ))}
    </div>
  );
}

test('a row that goes with the keyboard leaves it to the list', async () => {
  const { rerender } = render(<Rows keys={['a', 'b']} />);
  await userEvent.click(screen.getByRole('button', { name: 'a' }));
  rerender(<Rows keys={['b']} />);
  expect(document.activeElement).toBe(screen.getByRole('group'));
});

test('it is left where it is while rows come, or others go', async () => {
  const { rerender } = render(<Rows keys={undefined} />);
  rerender(<Rows keys={['a', 'b']} />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'a' }));
  rerender(<Rows keys={['a', 'c']} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'a' }));
});
