import { useEffect, useRef, useState } from 'react';

/** Whether the keyboard is on the map. */
export function useIsMapFocused(): boolean {
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const look = (): void => setIsFocused(document.activeElement instanceof HTMLCanvasElement);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isFocused;
}

/** Enter while the keyboard is on the map: the click of its cross. */
export function useEnterOnMap(press: () => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const handleKey = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Enter' && !defaultPrevented && target instanceof HTMLCanvasElement) latest.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
