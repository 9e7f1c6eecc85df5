import { usePageKeys } from '@tussock/ui';
import { isPlainKey } from '../keyboard/is-typing.ts';
import { useRef, type RefObject } from 'react';

/** Enter on the map moves from a complete shape to the first field of its form, as finishing it with the pointer does. */
export function useEnterToForm(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  usePageKeys((event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLCanvasElement)) return;
    const field = panel.current?.querySelector<HTMLElement>('[data-field] :is(input, textarea)');
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  return panel;
}

/** Enter keeps a changed shape, wherever it presses no button and is typed into nothing; null where there is nothing to keep. */
export function useEnterToKeep(keep: (() => void) | null): void {
  usePageKeys((event) => {
    if (!keep || !isPlainKey(event, 'ENTER')) return;
    if (event.target instanceof HTMLElement && event.target.closest('button, a, [role=slider]')) return;
    event.preventDefault();
    keep();
  });
}
