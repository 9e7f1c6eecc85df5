import { useEffect } from 'react';
import { mapStore } from '../../../plan-session/map-store.ts';
import type { TitleEvent, TitleSelection } from '../../../plan-session/title-selection.ts';

/** Ctrl Z and Ctrl Y undo and redo the unsaved selection first, before saved changes. Text fields keep their own undo. */
export function useChoiceKeys({ past, future }: TitleSelection, tell: (event: TitleEvent) => void): void {
  const [mayUndo, mayRedo] = [past.length > 0, future.length > 0];
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input[type=text], input[type=search], textarea')
      )
        return;
      // A block that is drawn by hand has its own steps back.
      if (mapStore.getState().hasOwnSteps) return;
      const isRedo = key === 'y' || event.shiftKey;
      if (isRedo ? !mayRedo : !mayUndo) return;
      event.preventDefault();
      tell({ type: isRedo ? 'choiceRedone' : 'choiceUndone' });
    };
    // Before the undoing of the plan's record hears of it.
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [mayUndo, mayRedo, tell]);
}
