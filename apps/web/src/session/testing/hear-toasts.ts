import type { ToastRequest } from '@tussock/ui';
import { onTestFinished, vi } from 'vitest';
import { toasts } from '../toasts.ts';

/** What is told from now on in this test, in turn. Of the stack that cannot be read: the same may stand there already, and the oldest goes. */
export function hearToasts(): () => readonly ToastRequest[] {
  const show = vi.spyOn(toasts, 'show').mockClear();
  onTestFinished(() => show.mockRestore());
  return () => show.mock.calls.map(([request]) => request);
}
