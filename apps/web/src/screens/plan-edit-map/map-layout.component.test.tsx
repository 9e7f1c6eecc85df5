import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfirmDialog } from '@tussock/ui';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MapLayout } from './map-layout.tsx';

/** A window that can be made as narrow as a phone, and wide again. */
function openWindow() {
  let isNarrow = false;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isNarrow;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  return (narrow: boolean): void =>
    act(() => {
      isNarrow = narrow;
      for (const listener of listeners) listener();
    });
}
afterEach(() => vi.unstubAllGlobals());

/** Asks until it is answered, and holds what was chosen meanwhile. */
function Question() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ConfirmDialog
      title="Whose is it?"
      isOpen={isOpen}
      confirmLabel="Mine"
      onConfirm={() => setIsOpen(false)}
      onCancel={vi.fn()}
    >
      <input aria-label="Why" />
    </ConfirmDialog>
  );
}

test('what is asked stays as it is when the window becomes as narrow as a phone, and wide again', () => {
  const makeNarrow = openWindow();
  render(<MapLayout title="Draw the farm" map={<i />} panel={<p>Panel</p>} questions={<Question />} />);
  const why = screen.getByRole('textbox', { name: 'Why' });
  fireEvent.change(why, { target: { value: 'I walked it' } });
  makeNarrow(true);
  expect(screen.getByRole('textbox', { name: 'Why' })).toBe(why);
  makeNarrow(false);
  expect(screen.getByRole('textbox', { name: 'Why' })).toHaveProperty('value', 'I walked it');
});

test('given a panel scrolled down, when it shows something else, then it is shown from its beginning', () => {
  openWindow();
  const layoutShowing = (shows: string) => (
    <MapLayout
      title="Draw the farm"
      map={<i />}
      panel={<p>{shows}</p>}
      sheet={{ stop: 'half', onStop: vi.fn(), shows }}
    />
  );
  const { rerender } = render(layoutShowing('a form'));
  const panel = screen.getByRole('region', { name: 'Draw the farm' });
  panel.scrollTop = 300;
  rerender(layoutShowing('a form'));
  expect(panel.scrollTop).toBe(300);
  rerender(layoutShowing('a saved paddock'));
  expect(panel.scrollTop).toBe(0);
});
