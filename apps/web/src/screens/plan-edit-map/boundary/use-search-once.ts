import { useEffect, useRef } from 'react';

/** Searches for a text automatically, once, as soon as it is there. */
export function useSearchOnce(text: string, search: (text: string) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (text === '' || isDone.current) return;
    isDone.current = true;
    search(text);
  });
}
