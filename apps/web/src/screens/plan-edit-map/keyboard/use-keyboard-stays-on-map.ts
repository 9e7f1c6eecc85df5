import { useEffect, useRef } from 'react';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';

/** Moves the focus to the map when the pressed button disappears, as after saving a form or starting a verb, instead of the start of the page. */
export function useKeyboardStaysOnMap({
  drawing: { work },
  operations: { asking },
  active,
  map,
}: DrawingBoard): void {
  const now = `${work?.featureId ?? ''}:${active?._id ?? ''}:${asking?.id ?? ''}`;
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    if (document.activeElement === document.body) map.current?.focus();
  }, [now, map]);
}
