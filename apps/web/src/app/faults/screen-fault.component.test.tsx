import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OfflineError } from '../../api/errors.ts';
import { ScreenFault } from './screen-fault.tsx';

async function show(error: Error): Promise<() => void> {
  const reset = vi.fn();
  const root = createRootRoute({ component: () => <ScreenFault error={error} reset={reset} /> });
  render(<RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() })} />);
  await screen.findByRole('button', { name: 'Try again' });
  return reset;
}
vi.stubGlobal('scrollTo', vi.fn());
const lineComesBack = (): void => act(() => void window.dispatchEvent(new Event('online')));

test('a screen that failed for want of a line is tried again when the line is back', async () => {
  const reset = await show(new OfflineError());
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined();
  lineComesBack();
  expect(reset).toHaveBeenCalledTimes(1);
});

test('a screen that failed for another reason waits to be asked', async () => {
  const reset = await show(new Error('broken'));
  lineComesBack();
  expect(reset).not.toHaveBeenCalled();
});
