/** Page sizes a person may choose; the first is the default. */
export const PAGE_SIZES = [20, 50, 100] as const;

/** A list is searched for words of so many letters at most. */
export const LONGEST_SEARCH = 200;

/** As much of some words as a list is searched for: no character is halved, and what is no text at all is left out. */
export const searchedFor = (words: string): string =>
  words
    .replaceAll('\0', '')
    .slice(0, LONGEST_SEARCH)
    .replace(/[\uD800-\uDBFF]$/, '');

/** An invitation link works once and for this long. */
export const INVITATION_DAYS = 14;

/** A session ends after this long without use, and in any case after the longer time. */
export const SESSION_IDLE_HOURS = 12;
export const SESSION_LONGEST_DAYS = 30;

/** The version of the terms that people accept; a newer one is asked for again. */
export const TERMS_VERSION = '2026-11';

/** Features that are written in one go, by the edits of a list or by an import. */
export const MOST_ROWS_AT_ONCE = 5000;

/** Samples of a laboratory's file that are taken in one go, all or none. */
export const MOST_TESTS_AT_ONCE = 20_000;
