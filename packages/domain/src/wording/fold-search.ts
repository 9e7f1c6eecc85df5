/** Marks that stand over or under a letter once it is taken apart, macrons among them. The server's search takes off the same ones. */
export const FOLDED_MARKS = '\u0300-\u036f';
/** Apostrophes of every sort: left out. */
export const FOLDED_APOSTROPHES = "'’‘ʼʻ`´";
/** What parts words as a blank does. */
export const FOLDED_BREAKS = '-‐‑–—/\\s\u00a0';

const marks = new RegExp(`[${FOLDED_MARKS}]`, 'gu');
const apostrophes = new RegExp(`[${FOLDED_APOSTROPHES}]`, 'gu');
const breaks = new RegExp(`[${FOLDED_BREAKS}]+`, 'gu');

/**
 * Text as every search compares it, on both sides: without capitals, macrons and other marks, without apostrophes, and with one blank for
 * hyphens, slashes and blanks. 'Ōtāhuna/O’Brien' and 'otahuna obrien' are one.
 */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(marks, '')
    .replaceAll(apostrophes, '')
    .replaceAll(breaks, ' ')
    .toLowerCase()
    .trim();

/** Whether a text holds what somebody types to find it. */
export const isFoundIn = (text: string, typed: string): boolean =>
  foldForSearch(text).includes(foldForSearch(typed));
