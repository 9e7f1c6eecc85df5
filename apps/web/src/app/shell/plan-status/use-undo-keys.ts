import { usePageKeys } from '@tussock/ui';
import { mapStore } from '../../../plan-session/map-store.ts';
import { redoLast, undoLast } from '../../../sync/index.ts';

/** Whether an element takes typed text, where the browser itself undoes typing. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role=grid], [role=dialog]') !== null);

/** Undoes by Ctrl Z and redoes by Ctrl Y or Ctrl Shift Z, unless something else on the page has its own undo. */
export function useUndoKeys(isOn: boolean): void {
  usePageKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    if ((key !== 'z' && key !== 'y') || isTyping(event.target)) return;
    // A shape that is being drawn or measured has its own steps back.
    const { newFeature, isEditingFeatureShape, hasOwnSteps } = mapStore.getState();
    if (newFeature || isEditingFeatureShape || hasOwnSteps) return;
    event.preventDefault();
    void (key === 'y' || event.shiftKey ? redoLast() : undoLast());
  }, isOn);
}
