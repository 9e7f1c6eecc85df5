/** Without it Excel takes UTF-8 for something else, and macrons break. */
export const BYTE_ORDER_MARK = '\uFEFF';

// Written here: what reads such files in all their shapes is a library, and would come with every page that saves a table.
const NEEDS_QUOTES = /[",\r\n\uFEFF]|^ | $/u;

const quoted = (cell: string | number): string => {
  const text = String(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of comma-separated values, without its end. Formulas are disarmed by whoever fills the cells (`guardFormula`). */
export const csvLine = (cells: readonly (string | number)[]): string => cells.map(quoted).join(',');

/** A table as comma-separated values (RFC 4180), as each such file leaves the product: marked as UTF-8, CR LF between its lines. */
export const csvText = (lines: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + lines.map(csvLine).join('\r\n');
