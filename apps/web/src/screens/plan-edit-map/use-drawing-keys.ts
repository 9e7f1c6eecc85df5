import { useEffect, useRef, type RefObject } from 'react';
import type { PlanMapHandle } from '../../map/index.ts';
import { isTyping } from './is-typing.ts';

/** While something is drawn: Ctrl Z and Ctrl Y go through its corners, Escape puts the tool away. */
export function useDrawingKeys(map: RefObject<PlanMapHandle | null>, onEscape: () => void): void {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'escape') escape.current();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) map.current?.redo();
      else map.current?.undo();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [map]);
}
