import { usePageKeys } from '@tussock/ui';
import { useEffect, useState } from 'react';

/** Whether the map fills the window, and the screen where the browser allows it. Escape and the browser's own control end it. */
export function useFullScreen(): readonly [isFull: boolean, setFull: (isFull: boolean) => void] {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = (): void => {
      if (!document.fullscreenElement) setIsFull(false);
    };
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  // Where the browser has not given the screen it does not hear the key either.
  usePageKeys((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) setIsFull(false);
  }, isFull);
  return [
    isFull,
    (wanted) => {
      setIsFull(wanted);
      // All of the page goes along: questions and what is said of a write lie beside the map.
      const page = document.documentElement as Partial<HTMLElement>;
      const done = wanted
        ? page.requestFullscreen?.()
        : document.fullscreenElement
          ? document.exitFullscreen()
          : undefined;
      // Where the browser does not let it, the map has the window.
      done?.catch(() => undefined);
    },
  ];
}
