/** Placeholder for a character that the report fonts do not have. */
export const PLACEHOLDER = '◌';

/**
 * Characters that all three faces of Noto Sans in reports have: Latin with its accents and macrons, Greek, Cyrillic, punctuation, currency.
 * The typesetter refuses a tagged PDF over one missing glyph.
 */
const LETTERS =
  '\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u0377\\u0384-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u03E1\\u0400-\\u0482\\u0488-\\u052F\\u1E00-\\u1EFF\\u2010-\\u2027\\u2030-\\u205E\\u2070\\u2071\\u2074-\\u208E\\u2090-\\u209C\\u20A0-\\u20BF\\u2100-\\u214F';
/** Characters of the fallback fonts: numerals, arrows, mathematics, signs and shapes. */
const SIGNS =
  '\\u2150-\\u218B\\u2190-\\u23B9\\u23BE-\\u23EA\\u2460-\\u2704\\u2706-\\u2709\\u270B-\\u2727\\u2729-\\u274B\\u274F-\\u2753\\u2756-\\u2794\\u2798-\\u27AF\\u27B1-\\u27BE\\u27C0-\\u27FF\\u2900-\\u2B73\\u2B76-\\u2B95\\u2B97-\\u2BFF';
/** Chinese, Japanese and Korean characters. */
const EAST_ASIA =
  '\\u3001-\\u303F\\u3041-\\u3096\\u3099-\\u30FF\\u3105-\\u312F\\u3220-\\u332B\\u332D-\\u33FF\\u3400-\\u4DB5\\u4E00-\\u9FEF\\uAC00-\\uD7A3\\uFF01-\\uFF9F\\uFFE0-\\uFFE6';
const PRINTABLE = new RegExp(`[${LETTERS}${SIGNS}${EAST_ASIA}]`, 'u');
/** Invisible characters that can be dropped: joiners, direction marks, soft hyphens, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Splits text into characters as a person sees them, e.g. a flag or a family of emoji as one. */
const graphemes = new Intl.Segmenter('en-NZ', { granularity: 'grapheme' });
/** Length above which a word may be broken, so that it stays inside its column. */
const LONGEST_WORD = 14;
/** The same in a line as wide as the page. */
const LONGEST_IN_PROSE = 40;
const BREAK_HERE = '\u200B';

/**
 * Replaces every character that the report fonts do not have: ligatures and mathematical letters by plain letters, others by a dotted
 * circle, one for each character as a person sees it. Combining macrons are joined to their letters; line breaks become spaces.
 */
export function printable(text: string): string {
  const plain = tidy(text);
  if (isPrintable(plain)) return plain;
  const replaced = [...graphemes.segment(plain)].map(({ segment }) => {
    const visible = segment.replaceAll(INVISIBLE, '').normalize('NFC');
    return isPrintable(visible) ? visible : foldedOrPlaceholder(visible);
  });
  // Letters and marks that invisible characters kept apart have met now.
  return Array.from(tidy(replaced.join('')), (character) =>
    isPrintable(character) ? character : foldedOrPlaceholder(character),
  ).join('');
}

/** Plain letters of a ligature or a mathematical letter, if they can be printed. */
function foldedOrPlaceholder(character: string): string {
  const folded = character.normalize('NFKC');
  return isPrintable(folded) ? folded : PLACEHOLDER;
}

/** Checks whether printable text has placeholders. */
export const lacksCharacters = (printed: string): boolean => printed.includes(PLACEHOLDER);

const tidy = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

const isPrintable = (text: string): boolean =>
  Array.from(text).every((character) => PRINTABLE.test(character));

const breakAfter = (text: string, characters: number): string =>
  printable(text).replaceAll(new RegExp(`[^\\s-]{${characters}}(?=[^\\s-])`, 'gu'), `$&${BREAK_HERE}`);

/** Printable text for a narrow column, in which long words may be broken. */
export const breakable = (text: string): string => breakAfter(text, LONGEST_WORD);

/** Printable text for a wide line, in which only strings longer than any word are broken. */
export const proseOf = (text: string): string => breakAfter(text, LONGEST_IN_PROSE);
