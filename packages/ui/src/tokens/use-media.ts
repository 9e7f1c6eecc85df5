import { useSyncExternalStore } from 'react';

/** Whether a media query matches, updated on change. False where media queries are not available. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (heard) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', heard);
      return () => list.removeEventListener('change', heard);
    },
    () => window.matchMedia(query).matches,
  );
}
