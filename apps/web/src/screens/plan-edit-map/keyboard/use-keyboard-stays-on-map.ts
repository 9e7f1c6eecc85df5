import { useEffect, useRef } from 'react';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';

/**
 * What somebody pressed may be gone by that: a form that was saved, a verb that was begun. The keyboard is on the map then, and not at the
 * beginning of the page.
 */
export function useKeyboardStaysOnMap({ drawing: { work }, active, map }: DrawingBoard): void {
  const now = `${work?.featureId ?? ''}:${active?._id ?? ''}`;
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    if (document.activeElement === document.body) map.current?.focus();
  }, [now, map]);
}
