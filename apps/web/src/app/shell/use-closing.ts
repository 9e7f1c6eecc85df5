import { useEffect, type RefObject } from 'react';

/** A dialog that was opened from what is unfolded lies outside of it in the page, and is part of it all the same. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog],[role=alertdialog]') !== null;

/** Folds something up when the page beside it is pressed, and by Escape, which gives the keyboard back to its button. */
export function useClosing(
  isOpen: boolean,
  close: () => void,
  {
    frame,
    button,
  }: { readonly frame: RefObject<HTMLElement | null>; readonly button: RefObject<HTMLElement | null> },
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !isInDialog(target) && !frame.current?.contains(target)) close();
    };
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // It was for this: the page behind it is not left by it.
      event.preventDefault();
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', handlePointer);
    // Before any page hears of it.
    document.addEventListener('keydown', handleKey, true);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('keydown', handleKey, true);
    };
  }, [isOpen, close, frame, button]);
}
