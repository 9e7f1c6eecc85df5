import { useState } from 'react';

/**
 * Opens what was pressed before it stood there. The button that takes the place of the pressed one has the keyboard first: what opens gives it
 * back to whoever had it.
 */
export function useOpenAtFirst(isOpenAtFirst: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(!isOpenAtFirst);
  return {
    opening: { isOpen, onOpenChange: setIsOpen },
    trigger: (button: HTMLButtonElement | null): void => {
      if (!button || hasOpened) return;
      button.focus();
      setHasOpened(true);
      setIsOpen(true);
    },
  };
}
