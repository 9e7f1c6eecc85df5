import { createContext, useEffect, useRef, type RefObject } from 'react';

const CONTROLS = 'input, select, textarea, button, [tabindex]';

/** Path of the field that the form has focused by itself, until it is left; null for none. */
export const FocusedByFormContext = createContext<RefObject<string | null>>({ current: null });

/**
 * Scrolls to the field named in the address's hash, and focuses it, once the form is rendered; without a hash the first field, where the form asks
 * for that.
 */
export function useAskedField(focusesFirst: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    // Keys of fields are written in an address as they are.
    const asked = globalThis.location.hash.slice(1);
    if (focusesFirst && asked === '') {
      const first = form.current?.querySelector<HTMLElement>('[data-field] :is(input, textarea)');
      first?.focus({ preventScroll: true });
      focused.current = first?.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null;
    }
    if (!/^\w+$/.test(asked)) return;
    const field = form.current?.querySelector<HTMLElement>(`[data-field="${asked}"]`);
    if (!field) return;
    field.scrollIntoView({ block: 'center' });
    field.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  }, [focusesFirst]);
  return { form, focused };
}
