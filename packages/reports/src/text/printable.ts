import { whenWanted } from '@tussock/domain';

/** Stands for a character that the fonts of the reports do not have. */
const PLACEHOLDER = '◌';

/**
 * What the three faces of Noto Sans that reports are set in all have, and a report may need: Latin with its accents and macrons,
 * Greek, Cyrillic, punctuation, currency. A tagged PDF is refused by the typesetter over one missing glyph.
 */
const PRINTABLE =
  /[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u0377\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03E1\u0400-\u0482\u0488-\u052F\u1E00-\u1EFF\u2010-\u2027\u2030-\u205E\u2074-\u208E\u20A0-\u20BF\u2100-\u214F\u2212\u25CC]/u;
/** Invisible characters that may simply go: joiners, direction marks, soft hyphens, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Anything read as one character by a person, e.g. a flag or a family of emoji. */
const graphemes = whenWanted(() => new Intl.Segmenter('en-NZ', { granularity: 'grapheme' }));
/** A word longer than this may be broken, so that it stays inside its column. */
const LONGEST_WORD = 14;
/** In a line that is as wide as the page. */
const LONGEST_IN_PROSE = 40;
const BREAK_HERE = '\u200B';

/**
 * The text with every character that cannot be set in the fonts of the reports replaced by a dotted circle, one for each
 * character as a person sees it. Macrons typed as combining marks are joined to their letters; line breaks become spaces.
 */
export function printable(text: string): string {
  const plain = tidy(text);
  if (isPrintable(plain)) return plain;
  const replaced = [...graphemes().segment(plain)].map(({ segment }) => {
    const visible = segment.replaceAll(INVISIBLE, '');
    return isPrintable(visible.normalize('NFC')) ? visible : PLACEHOLDER;
  });
  // Letters and marks that invisible characters kept apart have met now.
  return Array.from(tidy(replaced.join('')), (character) =>
    isPrintable(character) ? character : PLACEHOLDER,
  ).join('');
}

const tidy = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

const isPrintable = (text: string): boolean =>
  Array.from(text).every((character) => PRINTABLE.test(character));

const breakAfter = (text: string, characters: number): string =>
  printable(text).replaceAll(new RegExp(`[^\\s-]{${characters}}(?=[^\\s-])`, 'gu'), `$&${BREAK_HERE}`);

/** Printable text of a narrow column, whose overlong words may be broken over lines. */
export const breakable = (text: string): string => breakAfter(text, LONGEST_WORD);

/** Printable text of a wide line: only what is no word of any language is broken. */
export const proseOf = (text: string): string => breakAfter(text, LONGEST_IN_PROSE);
