import { useSyncExternalStore } from 'react';

/** Whether a query of media holds, and again whenever that changes. Where nothing can be asked it does not. */
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
