import { usePageKeys } from '@tussock/ui';
import { useEffect, useState } from 'react';

/** Whether the map has the focus. */
export function useIsMapFocused(): boolean {
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const look = (): void => setIsFocused(document.activeElement instanceof HTMLCanvasElement);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isFocused;
}

/** Enter on the focused map clicks at its cross. `press` returns whether it used the key; else other listeners get it. */
export function useEnterOnMap(press: () => boolean): void {
  usePageKeys((event) => {
    const { key, target, defaultPrevented } = event;
    if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLCanvasElement)) return;
    // What the click opens may take the keyboard: the same press would then be for its form, and send it.
    if (press()) event.preventDefault();
  });
}
