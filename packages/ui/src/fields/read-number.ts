/** Parsed text of a number box: empty, a number, or text that is no number. */
export type NumberReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unreadable'; readonly text: string };

/** Matches a number as people and programs write it: digits with or without thousands spaces or commas, decimals, a power of ten. */
const NUMBER_TEXT = /^[+-]?(?:[1-9]\d{0,2}(?:[ ,\u00a0\u202f]\d{3})+|\d+)?(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i;

/**
 * Parses the text of a number box without changing it. Text that is no number is returned whole, so that the form can describe the problem.
 * Accepts '1,250.5', '1 250', '.5', '−3', '1e3'.
 */
export function readNumber(text: string): NumberReading {
  const plain = text.trim().replace(/^[−–]/, '-');
  if (plain === '') return { kind: 'empty' };
  const value = Number(plain.replaceAll(/[ ,\u00a0\u202f]/g, ''));
  if (!NUMBER_TEXT.test(plain) || !/^[+-]?\.?\d/.test(plain) || !Number.isFinite(value))
    return { kind: 'unreadable', text };
  return { kind: 'number', value };
}
