import { useEffect, type RefObject } from 'react';

/** Whether an element is in a dialog. A dialog opened from a panel is outside of it in the page, and still belongs to it. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog],[role=alertdialog]') !== null;

/** Closes a panel when something outside is pressed, or by Escape, which returns the focus to its button. */
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
