/** Page sizes a person may choose; the first is the default. */
export const PAGE_SIZES = [20, 50, 100] as const;

/** Maximum length of a list's search text, in letters. */
export const LONGEST_SEARCH = 200;

/** Cuts search text to the maximum length without splitting a character, and drops characters that are not text. */
export const searchedFor = (words: string): string =>
  words
    .replaceAll('\0', '')
    .slice(0, LONGEST_SEARCH)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Lifetime of an invitation link, which can be used once. */
export const INVITATION_DAYS = 14;

/** A session ends after this long without use, and after the longer time in any case. */
export const SESSION_IDLE_HOURS = 12;
export const SESSION_LONGEST_DAYS = 30;

/** Current version of the terms. People are asked to accept a newer version again. */
export const TERMS_VERSION = '2026-11';

/** Maximum number of features written in one call, by list edits or by an import. */
export const MOST_ROWS_AT_ONCE = 5000;

/** Maximum number of samples in one import of a laboratory's file; all are imported or none. */
export const MOST_TESTS_AT_ONCE = 20_000;
