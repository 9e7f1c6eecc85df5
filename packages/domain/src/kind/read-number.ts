/** Digits with or without thousands parted by commas or spaces (also those that do not break), decimals, and a power of ten. */
const NUMBER_TEXT = /^[+-]?(?:[1-9]\d{0,2}(?:[ ,\u00a0\u202f]\d{3})+|\d+)?(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i;

/**
 * The number that a text is, as people and programs write them: '1,250.5', '1 000', '.5', '−3', '1e3'; undefined for any other text. '0,125' is
 * other text: nobody parts thousands behind a nought.
 */
export function readNumberText(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, '-');
  if (!NUMBER_TEXT.test(plain) || !/^[+-]?\.?\d/.test(plain)) return undefined;
  const value = Number(plain.replaceAll(/[ ,\u00a0\u202f]/g, ''));
  return Number.isFinite(value) ? value : undefined;
}
