/** What stands in a number box: nothing, a number, or text that is no number. */
export type NumberReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unreadable'; readonly text: string };

/** A decimal number as people type it: a sign, digits with or without thousands spaces or commas, a point. */
const NUMBER_TEXT = /^[+-]?(?:\d{1,3}(?:[ ,]\d{3})+|\d+)?(?:\.\d*)?$/;

/**
 * Reads the text of a number box without changing it. A text that is no number is handed back whole, so that the form can say what is
 * wrong instead of clipping it. Accepts '1,250.5', '1 250', '.5', '−3'.
 */
export function readNumber(text: string): NumberReading {
  const plain = text.trim().replace(/^[−–]/, '-');
  if (plain === '') return { kind: 'empty' };
  const value = Number(plain.replaceAll(/[ ,]/g, ''));
  if (!NUMBER_TEXT.test(plain) || !/\d/.test(plain) || !Number.isFinite(value))
    return { kind: 'unreadable', text };
  return { kind: 'number', value };
}
