import { isEmptyLine, findTable, type FileLine } from '@tussock/domain';
import Papa from 'papaparse';
import { visibleSheets } from './visible-sheets.ts';
import { decodeText, type TextEncodingId } from '../../../activities/read-text-file/index.ts';
import { DELIMITERS, type Delimiter } from './delimiters.ts';

/** How a file was read, or is to be read instead of as it seems. */
export interface ReadChoices {
  readonly encoding?: TextEncodingId | undefined;
  readonly delimiter?: Delimiter | undefined;
  /** Of a workbook: the sheet's name. */
  readonly sheet?: string | undefined;
}

export type ReadLines =
  | {
      readonly ok: true;
      readonly lines: readonly FileLine[];
      readonly notices: readonly string[];
      /** Undefined for a workbook, which has neither. */
      readonly encoding?: TextEncodingId;
      readonly delimiter?: Delimiter;
      /** Of a workbook: the sheet that was read, and those that can be seen in it. */
      readonly sheet?: string;
      readonly sheets?: readonly string[];
    }
  | { readonly ok: false; readonly faults: readonly string[] };

/** A file of 50,000 samples has some 10 MB. */
export const MOST_BYTES = 30 * 1024 * 1024;
/** A workbook is packed: unpacked it may be a hundred times as large. */
const MOST_BYTES_OF_WORKBOOK = 10 * 1024 * 1024;

const refuse = (fault: string): ReadLines => ({ ok: false, faults: [fault] });
const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
const isOldWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/** The lines of a laboratory's file, CSV or XLSX, as cells of text. Throws nothing; what is wrong is said. */
export async function readLines(bytes: Uint8Array, choices: ReadChoices = {}): Promise<ReadLines> {
  if (bytes.byteLength > MOST_BYTES)
    return refuse(`The file is larger than ${MOST_BYTES / 1024 / 1024} MB: split it`);
  if (isOldWorkbook(bytes)) return refuse('This is an old Excel workbook: save it as XLSX or CSV');
  if (isWorkbook(bytes)) return readWorkbook(bytes, choices.sheet);
  const decoded = decodeText(bytes, choices.encoding);
  if (!decoded.ok) return refuse(decoded.fault);
  const text = decoded.text.replace(/^\uFEFF/, '');
  const delimiter = choices.delimiter ?? findDelimiter(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return refuse(`A quotation mark is not closed, at or after line ${(broken.row ?? 0) + 1}`);
  return {
    ok: true,
    lines: linesOf(data),
    encoding: decoded.encoding,
    delimiter,
    notices: decoded.notice === undefined ? [] : [decoded.notice],
  };
}

/** Lines that hold something; a spreadsheet counts the empty ones, and so do we. */
const linesOf = (rows: readonly (readonly string[])[]): readonly FileLine[] =>
  rows.flatMap((cells, index) => (isEmptyLine(cells) ? [] : [{ line: index + 1, cells }]));

const LINES_TRIED = 80;

/** The one with which the headings of a laboratory appear; else the one that parts the first lines into most cells. */
function findDelimiter(text: string): Delimiter {
  const tried = DELIMITERS.map(({ id }) => {
    const { data } = Papa.parse<string[]>(text, { delimiter: id, preview: LINES_TRIED });
    const lines = linesOf(data);
    return {
      id,
      isKnown: findTable(lines).ok,
      cells: Math.max(0, ...lines.map(({ cells }) => cells.length)),
    };
  });
  const known = tried.filter(({ isKnown }) => isKnown);
  const [best] = (known.length > 0 ? known : tried).toSorted((a, b) => b.cells - a.cells);
  return best?.id ?? ',';
}

/** A figure as it was typed: a workbook keeps 5.7 as 5.7000000000000002 now and then. */
const SURE_DIGITS = 15;
const asTyped = (digits: string): string => String(Number(Number(digits).toPrecision(SURE_DIGITS)));

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
};

/** The sheet that was asked for; else the first that can be seen and holds the table of a laboratory, or the first of them. */
async function readWorkbook(bytes: Uint8Array, wanted: string | undefined): Promise<ReadLines> {
  if (bytes.byteLength > MOST_BYTES_OF_WORKBOOK)
    return refuse(`The workbook is larger than ${MOST_BYTES_OF_WORKBOOK / 1024 / 1024} MB: save it as CSV`);
  // Only who has a workbook loads what reads one.
  const { default: readSheets } = await import('read-excel-file/web-worker');
  try {
    const visible = visibleSheets(bytes);
    const read = await readSheets<string>(new Blob([new Uint8Array(bytes)]), {
      parseNumber: asTyped,
      trim: false,
    });
    const sheets = read
      .filter(({ sheet }) => visible.has(sheet))
      .map(({ sheet, data }) => ({ sheet, lines: linesOf(data.map((row) => row.map(cellText))) }));
    const found =
      sheets.find(({ sheet }) => sheet === wanted) ??
      sheets.find(({ lines }) => findTable(lines).ok) ??
      sheets[0];
    if (!found) return refuse('Every sheet in the workbook is hidden');
    return {
      ok: true,
      lines: found.lines,
      sheet: found.sheet,
      sheets: sheets.map(({ sheet }) => sheet),
      notices: read.length > sheets.length ? ['Sheets that are hidden in the workbook are not read'] : [],
    };
  } catch {
    return refuse('This workbook could not be read: save it as XLSX or CSV');
  }
}
