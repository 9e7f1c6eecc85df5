import { usePageKeys } from '@tussock/ui';
import { useEffect, type RefObject } from 'react';
import type { DrawnShape, PlanMapHandle } from '../../../map/index.ts';
import { tellMap } from '../../../plan-session/map-store.ts';
import { isTyping } from './is-typing.ts';

interface KeyWish {
  readonly onEscape: () => void;
  readonly onUndo: () => void;
  /** Border tracing, while there is a corner to start from. */
  readonly trace: DrawnShape['trace'];
  /** Finishes a shape set corner by corner at the cross; undefined where there is none. */
  readonly onFinish?: (() => void) | undefined;
}

/** Handles keys without Ctrl: for tracing, and for the cross while the map has the focus. */
function pressPlain(
  event: KeyboardEvent,
  key: string,
  { map, trace, onFinish }: Omit<KeyWish, 'onEscape' | 'onUndo'> & { readonly map: PlanMapHandle | null },
): void {
  const isOnMap = event.target instanceof HTMLCanvasElement;
  if (key === 't' && trace) map?.trace(!trace.isOn);
  else if (key === 'o' && trace?.canTurn) map?.turnTrace();
  else if (key === ' ' && isOnMap) map?.addCornerAtCentre();
  else if (key === 'enter' && isOnMap && onFinish) onFinish();
  else return;
  event.preventDefault();
}

/** Shortcuts while drawing: Ctrl Z and Ctrl Y go through the corners, Escape ends the tool. */
export function useDrawingKeys(map: RefObject<PlanMapHandle | null>, wish: KeyWish): void {
  useEffect(() => {
    // Undoing what was chosen or saved hears the keys first, and leaves them alone meanwhile.
    tellMap({ type: 'ownStepsSet', hasSteps: true });
    return () => tellMap({ type: 'ownStepsSet', hasSteps: false });
  }, []);
  usePageKeys((event) => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const { onEscape, onUndo, trace, onFinish } = wish;
    if (key === 'escape') onEscape();
    else if (!event.ctrlKey && !event.metaKey) pressPlain(event, key, { map: map.current, trace, onFinish });
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) map.current?.redo();
    else onUndo();
  });
}
