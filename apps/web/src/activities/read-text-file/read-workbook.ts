import { unworkedFormulasAsText } from '@tussock/domain';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { visibleSheets } from './visible-sheets.ts';

/** A workbook is packed: unpacked it may be a hundred times as large. */
const MOST_BYTES_OF_WORKBOOK = 10 * 1024 * 1024;

/** The sheets of a workbook that its reader sees, each as rows of cells of text. */
export type Workbook =
  | {
      readonly ok: true;
      readonly sheets: readonly { readonly sheet: string; readonly rows: readonly (readonly string[])[] }[];
      readonly hasHidden: boolean;
    }
  | { readonly ok: false; readonly fault: string };

export const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
export const isOldWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;
export const OLD_WORKBOOK = 'This is an old Excel workbook: save it as XLSX or CSV';

/** A figure as it was typed: a workbook keeps 5.7 as 5.7000000000000002 now and then. */
const SURE_DIGITS = 15;
const asTyped = (digits: string): string => String(Number(Number(digits).toPrecision(SURE_DIGITS)));

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).normalize('NFC') : '';
};

/** Reads a workbook (XLSX). Throws nothing; what is wrong is said. */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  if (bytes.byteLength > MOST_BYTES_OF_WORKBOOK)
    return {
      ok: false,
      fault: `The workbook is larger than ${MOST_BYTES_OF_WORKBOOK / 1024 / 1024} MB: save it as CSV`,
    };
  try {
    // Only who has a workbook loads what reads one.
    const { default: readSheets } = await import('read-excel-file/web-worker');
    const visible = visibleSheets(bytes);
    const told = unworkedFormulasAsText(bytes, { strFromU8, strToU8, unzipSync, zipSync });
    const read = await readSheets<string>(new Blob([new Uint8Array(told)]), {
      parseNumber: asTyped,
      trim: false,
    });
    const sheets = read
      .filter(({ sheet }) => visible.has(sheet))
      .map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(cellText)) }));
    return sheets.length === 0
      ? { ok: false, fault: 'Every sheet in the workbook is hidden' }
      : { ok: true, sheets, hasHidden: read.length > sheets.length };
  } catch {
    return { ok: false, fault: 'This workbook could not be read: save it as XLSX or CSV' };
  }
}
