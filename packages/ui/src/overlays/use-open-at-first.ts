import { useState } from 'react';

/**
 * Opens a menu or panel that mounts in place of the pressed button. Its own button is focused first, because the menu or panel restores the
 * focus to whatever had it.
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
