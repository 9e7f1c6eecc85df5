/** What stands in a number box: nothing, a number, or text that is no number. */
export type NumberReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unreadable'; readonly text: string };

/** A number as people and programs write it: digits with or without thousands spaces or commas, decimals, a power of ten. */
const NUMBER_TEXT = /^[+-]?(?:[1-9]\d{0,2}(?:[ ,\u00a0\u202f]\d{3})+|\d+)?(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i;

/**
 * Reads the text of a number box without changing it. A text that is no number is handed back whole, so that the form can say what is
 * wrong instead of clipping it. Accepts '1,250.5', '1 250', '.5', '−3', '1e3'.
 */
export function readNumber(text: string): NumberReading {
  const plain = text.trim().replace(/^[−–]/, '-');
  if (plain === '') return { kind: 'empty' };
  const value = Number(plain.replaceAll(/[ ,\u00a0\u202f]/g, ''));
  if (!NUMBER_TEXT.test(plain) || !/^[+-]?\.?\d/.test(plain) || !Number.isFinite(value))
    return { kind: 'unreadable', text };
  return { kind: 'number', value };
}
