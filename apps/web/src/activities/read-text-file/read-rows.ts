import { decodeText, readDelimited, type DelimitedLine } from '@tussock/domain';
import Papa from 'papaparse';
import { isOldWorkbook, isWorkbook, OLD_WORKBOOK, readWorkbook } from './read-workbook.ts';

/** A line of a file that holds something; a spreadsheet counts the empty ones, and so do we. */
export type FileRow = DelimitedLine;

export type ReadRows =
  | { readonly ok: true; readonly rows: readonly FileRow[]; readonly notices: readonly string[] }
  | { readonly ok: false; readonly fault: string };

const numbered = (rows: readonly (readonly string[])[]): readonly FileRow[] =>
  rows.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ line: index + 1, cells }],
  );

/** The rows of a table in a file, CSV or the first sheet of an XLSX. Throws nothing; what is wrong is said. */
export async function readRows(bytes: Uint8Array): Promise<ReadRows> {
  if (isOldWorkbook(bytes)) return { ok: false, fault: OLD_WORKBOOK };
  if (isWorkbook(bytes)) {
    const read = await readWorkbook(bytes);
    if (!read.ok) return read;
    const [first, ...others] = read.sheets;
    const notices = others.length > 0 ? [`The first sheet is read: ${first?.sheet ?? ''}`] : [];
    return { ok: true, rows: numbered(first?.rows ?? []), notices };
  }
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const { lines, brokenAt, notices } = readDelimited(Papa, decoded.text);
  if (brokenAt !== undefined)
    return { ok: false, fault: `A quotation mark is not closed, at or after line ${brokenAt}` };
  const guessed = decoded.notice === undefined ? [] : [decoded.notice];
  return { ok: true, rows: lines, notices: [...guessed, ...notices] };
}
