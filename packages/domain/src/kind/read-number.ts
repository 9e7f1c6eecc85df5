/** Matches digits, optionally with thousands separated by commas or spaces (including non-breaking ones), decimals, and a power of ten. */
const NUMBER_TEXT = /^[+-]?(?:[1-9]\d{0,2}(?:[ ,\u00a0\u202f]\d{3})+|\d+)?(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i;

/**
 * Parses a number as people and programs write it: '1,250.5', '1 000', '.5', '−3', '1e3'. Undefined for any other text. '0,125' is refused
 * too: a thousands separator never follows a leading zero.
 */
export function readNumberText(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, '-');
  if (!NUMBER_TEXT.test(plain) || !/^[+-]?\.?\d/.test(plain)) return undefined;
  const value = Number(plain.replaceAll(/[ ,\u00a0\u202f]/g, ''));
  return Number.isFinite(value) ? value : undefined;
}
