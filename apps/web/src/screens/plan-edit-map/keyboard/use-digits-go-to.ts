import { usePageKeys } from '@tussock/ui';
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isTyping } from './is-typing.ts';

/** A digit that is typed over the map goes into this box, which `unfold` brings where it is not there, and the pointer stays where it points. */
export function useDigitsGoTo(unfold: () => void): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  usePageKeys((event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (!isPlain || !/^[\d.]$/.test(event.key) || isTyping(event.target)) return;
    // At once: the digit itself is still to be typed.
    flushSync(unfold);
    box.current?.focus();
  });
  return box;
}
