/** Words of a legal description, and how the land survey's parcels shorten them (LINZ, Primary Parcels, `appellation`). */
const SHORTENED: readonly (readonly [whole: RegExp, short: string])[] = [
  [/\bdeposited\s+plan\b/gi, 'DP'],
  [/\bsurvey\s+office(\s+plan)?\b/gi, 'SO'],
  [/\bm(?:ā|a)ori\s+land(\s+plan)?\b/gi, 'ML'],
  [/\bdeposit(ed)?\s+plan\b/gi, 'DP'],
];

const inOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/**
 * A legal description as parcels have it: "Lot 4 Deposited Plan 978580" is `Lot 4 DP 978580`. Also a plan's number that is written
 * onto its letters, or after "No.": `DP978580`, `DP No. 978580`.
 */
export const shortAppellation = (text: string): string =>
  SHORTENED.reduce((short, [whole, letters]) => short.replaceAll(whole, letters), inOneLine(text)).replaceAll(
    /\b(DP|SO|ML)\s*(?:no\.?\s*)?(?=\d)/gi,
    (_, letters: string) => `${letters.toUpperCase()} `,
  );

const BEGINS_AS_APPELLATION = /^(?:lots?|part|pt|section|sec|rural section|rs)\b/i;
const NAMES_A_PLAN = /\b(?:DP|SO|ML) \d+\b/;

/** Whether a text is a legal description, in full or shortened, and no number of a title. */
export const isAppellation = (text: string): boolean =>
  BEGINS_AS_APPELLATION.test(inOneLine(text)) || NAMES_A_PLAN.test(shortAppellation(text));

/** A title's number as the survey writes it: "cb900a 547", "CB900A / 547" and "CB 900A/547" are `CB900A/547`. */
export const titleNumberOf = (text: string): string =>
  inOneLine(text)
    .toUpperCase()
    .replace(/^([A-Z]{2}) (?=\d+[A-Z]? ?\/)/, '$1')
    .replace(/^([A-Z]{2}[0-9A-Z]*?)\s*[/\s]\s*(\d+)$/, '$1/$2');

/** A district's letters may stand apart only where a stroke says that what follows is one number: else it is the next of a list. */
const NUMBER = /[A-Z]{2}\s+\d+[A-Z]?\s*\/\s*\d+|[A-Z]{2}[0-9A-Z]*\s*[/\s]\s*\d+|\d+/gi;

/** Whether there is nothing in a text but numbers that titles may have. */
export const isAllNumbers = (text: string): boolean => text.replaceAll(NUMBER, '').trim() === '';

/** What stands between two commas: one number, or several with spaces between them where nothing else is there. */
const numbersOfPart = (part: string): readonly string[] =>
  (isAllNumbers(part) ? part.match(NUMBER) : null) ?? [part];

/** The numbers of a list, each once: on lines of their own, or between commas, semicolons, tabs or spaces. A heading is none of them. */
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
