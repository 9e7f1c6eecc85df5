import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the element around a list when the row that had the focus is gone; otherwise the focus would jump to the top of the page. `keys`
 * are those of the rows; undefined while they load.
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
