/**
 * A spreadsheet runs a cell that begins with one of these as a formula (OWASP "CSV Injection"). The last four are their full-width
 * twins, which some spreadsheets read alike.
 */
const RISKY = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** Text as it may stand in a cell: a formula is disarmed by an apostrophe. `unguardFormula` takes exactly that one away again. */
export const guardFormula = (text: string): string =>
  RISKY.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

export const unguardFormula = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
