import { useContext, useLayoutEffect, useRef } from 'react';
import { DateFieldStateContext } from 'react-aria-components';

/**
 * Reports incomplete text of a date input, '21/11/yyyy'. The input itself reports only complete days, so incomplete text would be lost with
 * it. Reports null when the input is empty again.
 */
export function HalfTyped({ onChange }: { readonly onChange: (text: string | null) => void }) {
  const state = useContext(DateFieldStateContext);
  const parts = state?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isHalf = missing > 0 && missing < parts.length;
  const text = isHalf ? (state?.segments.map((segment) => segment.text).join('') ?? '') : null;
  const whole = missing > 0 ? null : (state?.value?.toString() ?? null);
  const told = useRef<string | null>(null);
  const tell = useRef(onChange);
  // Before the next key is pressed: it may be the one that leaves the field.
  useLayoutEffect(() => {
    tell.current = onChange;
  });
  useLayoutEffect(() => {
    if (text === told.current) return;
    told.current = text;
    tell.current(text ?? whole);
    // What was whole all along is told by the input.
  }, [text, whole]);
  return null;
}
