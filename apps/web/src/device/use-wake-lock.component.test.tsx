import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));
const have = (): void =>
  void Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.clearAllMocks();
});

test('the screen stays on while it is needed, and again when the page comes back into view', async () => {
  have();
  const { rerender, unmount } = renderHook((isOn: boolean) => useWakeLock(isOn), { initialProps: false });
  expect(request).not.toHaveBeenCalled();
  rerender(true);
  await waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalled());
});

test('a browser that cannot, and one that refuses, change nothing', () => {
  expect(() => renderHook(() => useWakeLock(true))).not.toThrow();
  have();
  request.mockReturnValueOnce(Promise.reject(new Error('low battery')));
  expect(() => renderHook(() => useWakeLock(true))).not.toThrow();
});
