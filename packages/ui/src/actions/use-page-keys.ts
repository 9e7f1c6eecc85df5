import { useEffect, useEffectEvent } from 'react';

/**
 * Hears every key that is pressed on the page, wherever the keyboard is, with the latest of what is handed in. Its place among others who
 * listen stays while it is on: it does not come after those who came later because something was drawn again.
 */
export function usePageKeys(hear: (event: KeyboardEvent) => void, isOn = true): void {
  const onKey = useEffectEvent(hear);
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn]);
}
