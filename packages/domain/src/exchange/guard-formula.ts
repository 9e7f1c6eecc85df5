/**
 * Matches text that a spreadsheet runs as a formula (OWASP "CSV Injection"). The last four characters are full-width forms, which some
 * spreadsheets treat alike.
 */
const RISKY = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** Guards the text of a cell: a formula is disarmed by an apostrophe. `unguardFormula` removes exactly that one. */
export const guardFormula = (text: string): string =>
  RISKY.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

export const unguardFormula = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
