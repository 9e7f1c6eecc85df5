import { useEffect, useRef } from 'react';

/** Searches for a text by itself, once it is there and once only. */
export function useSearchOnce(text: string, search: (text: string) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (text === '' || isDone.current) return;
    isDone.current = true;
    search(text);
  });
}
