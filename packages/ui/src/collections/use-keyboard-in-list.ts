import { useEffect, useRef, type RefObject } from 'react';

/**
 * What stands around a list, and can take the keyboard: it does where a row that had it is gone, for it would stand at the top of the page.
 * `keys` are those of the rows; undefined while they are read.
 */
export function useKeyboardInList(keys: readonly string[] | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<readonly string[]>([]);
  const now = keys?.join(' ');
  useEffect(() => {
    if (now === undefined) return;
    const there = now.split(' ');
    const isOneGone = before.current.some((key) => !there.includes(key));
    before.current = there;
    if (isOneGone && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [now]);
  return list;
}
