import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

/** Whether the browser would ask. */
function isAskedOnLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('whoever leaves while something drawn would be lost is asked, and nobody before or after', () => {
  const { rerender } = renderHook((isOn: boolean) => useAskBeforeLeaving(isOn), { initialProps: false });
  expect(isAskedOnLeaving()).toBe(false);
  rerender(true);
  expect(isAskedOnLeaving()).toBe(true);
  rerender(false);
  expect(isAskedOnLeaving()).toBe(false);
});
