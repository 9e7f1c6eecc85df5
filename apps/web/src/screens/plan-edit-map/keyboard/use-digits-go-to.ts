import { usePageKeys } from '@tussock/ui';
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isTyping } from './is-typing.ts';

/** Redirects digits typed over the map to an input, which `unfold` opens if needed; the pointer stays where it is. */
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
