import { useEffect, useEffectEvent } from 'react';

/**
 * Listens for every key press on the page, wherever the focus is, with the latest handler. It keeps its place among other listeners while
 * it is on, even when its component renders again.
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
