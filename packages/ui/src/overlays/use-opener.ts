import { useState, type KeyboardEvent } from 'react';
import { useLater } from '../loading/later.tsx';
import { partsOverPage } from './parts-over-page.ts';

const ahead = (): void => void partsOverPage.load().catch(() => undefined);

/**
 * What opens something over the page, before what draws that has come: a button that asks for it when somebody comes near, and is the real one
 * once it was pressed. A button that somebody may have the keyboard on is not taken away before.
 */
export function useOpener(opens: 'menu' | 'dialog', isOpenAtFirst = false) {
  const [known] = useState(() => partsOverPage.here());
  const [isPressed, setIsPressed] = useState(isOpenAtFirst);
  const fetched = useLater(partsOverPage, isPressed);
  const press = (): void => setIsPressed(true);
  return {
    parts: known ?? (isPressed ? fetched : undefined),
    isPressed,
    opener: {
      'aria-haspopup': opens,
      'aria-expanded': false,
      onPointerEnter: ahead,
      onFocus: ahead,
      onClick: press,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (opens === 'menu' && (key === 'ArrowDown' || key === 'ArrowUp')) press();
      },
    },
  } as const;
}
