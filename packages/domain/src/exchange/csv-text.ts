/** Marks the text as UTF-8; without it Excel assumes another encoding, and macrons break. */
export const BYTE_ORDER_MARK = '\uFEFF';

// Written here: what reads such files in all their shapes is a library, and would come with every page that saves a table.
const NEEDS_QUOTES = /[",\r\n\uFEFF]|^ | $/u;

const quoted = (cell: string | number): string => {
  const text = String(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Formats one line of comma-separated values, without a line end. The caller must guard formulas in cells (`guardFormula`). */
export const csvLine = (cells: readonly (string | number)[]): string => cells.map(quoted).join(',');

/**
 * Formats a table as comma-separated values (RFC 4180), as all exported CSV files are: marked as UTF-8 by a byte order mark, CR LF between
 * lines.
 */
export const csvText = (lines: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + lines.map(csvLine).join('\r\n');
