/** Combining marks, macrons among them, of decomposed letters. The server's search removes the same ones. */
export const FOLDED_MARKS = '\u0300-\u036f';
/** Apostrophes of every sort, which are removed. */
export const FOLDED_APOSTROPHES = "'’‘ʼʻ`´";
/** Characters that separate words like a space. */
export const FOLDED_BREAKS = '-‐‑–—/\\s\u00a0';

const marks = new RegExp(`[${FOLDED_MARKS}]`, 'gu');
const apostrophes = new RegExp(`[${FOLDED_APOSTROPHES}]`, 'gu');
const breaks = new RegExp(`[${FOLDED_BREAKS}]+`, 'gu');

/**
 * Folds text for searching, on both sides of the comparison: without capitals, macrons, other marks and apostrophes, and with one space for
 * hyphens, slashes and spaces. 'Ōtāhuna/O’Brien' and 'otahuna obrien' are equal.
 */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(marks, '')
    .replaceAll(apostrophes, '')
    .replaceAll(breaks, ' ')
    .toLowerCase()
    .trim();

/** Checks whether a text contains what a person typed to find it. */
export const isFoundIn = (text: string, typed: string): boolean =>
  foldForSearch(text).includes(foldForSearch(typed));
