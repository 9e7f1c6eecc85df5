import { usePageKeys } from '@tussock/ui';
import { useRef, type RefObject } from 'react';
import { isTyping } from './is-typing.ts';

/** A digit that is typed over the map goes into this box, and the pointer stays where it points. */
export function useDigitsGoTo(): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  usePageKeys((event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (isPlain && /^[\d.]$/.test(event.key) && !isTyping(event.target)) box.current?.focus();
  });
  return box;
}
