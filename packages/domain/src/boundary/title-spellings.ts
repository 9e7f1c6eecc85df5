/** Words of a legal description, with the abbreviations of the land survey's parcels (LINZ, Primary Parcels, `appellation`). */
const SHORTENED: readonly (readonly [whole: RegExp, short: string])[] = [
  [/\bdeposited\s+plan\b/gi, 'DP'],
  [/\bsurvey\s+office(\s+plan)?\b/gi, 'SO'],
  [/\bm(?:ā|a)ori\s+land(\s+plan)?\b/gi, 'ML'],
  [/\bdeposit(ed)?\s+plan\b/gi, 'DP'],
];

const inOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/**
 * Shortens a legal description as parcels do: "Lot 4 Deposited Plan 978580" becomes `Lot 4 DP 978580`. Also handles a plan number attached
 * to its letters, or after "No.": `DP978580`, `DP No. 978580`.
 */
export const shortAppellation = (text: string): string =>
  SHORTENED.reduce((short, [whole, letters]) => short.replaceAll(whole, letters), inOneLine(text)).replaceAll(
    /\b(DP|SO|ML)\s*(?:no\.?\s*)?(?=\d)/gi,
    (_, letters: string) => `${letters.toUpperCase()} `,
  );

const BEGINS_AS_APPELLATION = /^(?:lots?|part|pt|section|sec|rural section|rs)\b/i;
const NAMES_A_PLAN = /\b(?:DP|SO|ML) \d+\b/;

/** Checks whether a text is a legal description, in full or shortened, and not a title number. */
export const isAppellation = (text: string): boolean =>
  BEGINS_AS_APPELLATION.test(inOneLine(text)) || NAMES_A_PLAN.test(shortAppellation(text));

/** Normalises a title number to the survey's spelling: "cb900a 547", "CB900A / 547" and "CB 900A/547" become `CB900A/547`. */
export const titleNumberOf = (text: string): string =>
  inOneLine(text)
    .toUpperCase()
    .replace(/^([A-Z]{2}) (?=\d+[A-Z]? ?\/)/, '$1')
    .replace(/^([A-Z]{2}[0-9A-Z]*?)\s*[/\s]\s*(\d+)$/, '$1/$2');

/**
 * Matches title numbers. A space after a district's letters is allowed only when a slash shows that one number follows; otherwise the next
 * number of a list begins.
 */
const NUMBER = /[A-Z]{2}\s+\d+[A-Z]?\s*\/\s*\d+|[A-Z]{2}[0-9A-Z]*\s*[/\s]\s*\d+|\d+/gi;

/** Checks whether a text consists only of possible title numbers. */
export const isAllNumbers = (text: string): boolean => text.replaceAll(NUMBER, '').trim() === '';

/** Splits the text between two commas: one number, or several separated by spaces when there is nothing else. */
const numbersOfPart = (part: string): readonly string[] =>
  (isAllNumbers(part) ? part.match(NUMBER) : null) ?? [part];

/**
 * Lists the title numbers of a text without duplicates: on separate lines, or separated by commas, semicolons, tabs or spaces. Headings are
 * ignored.
 */
export function titleNumbersIn(text: string): readonly string[] {
  const numbers = text
    .split(/[\n\r,;\t]+/)
    .filter((part) => part.trim() !== '')
    .flatMap(numbersOfPart)
    .map(titleNumberOf)
    .filter((number) => number !== '');
  const withDigits = numbers.filter((number) => /\d/.test(number));
  return [...new Set(withDigits.length > 0 ? withDigits : numbers)];
}
