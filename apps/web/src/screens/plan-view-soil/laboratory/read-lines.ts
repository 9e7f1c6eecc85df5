import {
  decodeText,
  findTable,
  isEmptyLine,
  readDelimited,
  type FileLine,
  type TextEncodingId,
} from '@tussock/domain';
import Papa from 'papaparse';
import {
  isOldWorkbook,
  isWorkbook,
  OLD_WORKBOOK,
  readWorkbook,
} from '../../../activities/read-text-file/index.ts';
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
const refuse = (fault: string): ReadLines => ({ ok: false, faults: [fault] });

/** The lines of a laboratory's file, CSV or XLSX, as cells of text. Throws nothing; what is wrong is said. */
export async function readLines(bytes: Uint8Array, choices: ReadChoices = {}): Promise<ReadLines> {
  if (bytes.byteLength > MOST_BYTES)
    return refuse(`The file is larger than ${MOST_BYTES / 1024 / 1024} MB: split it`);
  if (isOldWorkbook(bytes)) return refuse(OLD_WORKBOOK);
  if (isWorkbook(bytes)) return readSheet(bytes, choices.sheet);
  const decoded = decodeText(bytes, choices.encoding);
  if (!decoded.ok) return refuse(decoded.fault);
  const delimiter = choices.delimiter ?? findDelimiter(decoded.text);
  const { lines, brokenAt, notices } = readDelimited(Papa, decoded.text, { delimiter });
  if (brokenAt !== undefined) return refuse(`A quotation mark is not closed, at or after line ${brokenAt}`);
  return {
    ok: true,
    lines,
    encoding: decoded.encoding,
    delimiter,
    notices: [...(decoded.notice === undefined ? [] : [decoded.notice]), ...notices],
  };
}

/** Lines that hold something; a spreadsheet counts the empty ones, and so do we. */
const linesOf = (rows: readonly (readonly string[])[]): readonly FileLine[] =>
  rows.flatMap((cells, index) => (isEmptyLine(cells) ? [] : [{ line: index + 1, cells }]));

const LINES_TRIED = 80;

/** The one with which the headings of a laboratory appear; else the one that parts the first lines into most cells. */
function findDelimiter(text: string): Delimiter {
  const tried = DELIMITERS.map(({ id }) => {
    const { lines } = readDelimited(Papa, text, { delimiter: id, most: LINES_TRIED });
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

/** The sheet that was asked for; else the first that can be seen and holds the table of a laboratory, or the first of them. */
async function readSheet(bytes: Uint8Array, wanted: string | undefined): Promise<ReadLines> {
  const read = await readWorkbook(bytes);
  if (!read.ok) return refuse(read.fault);
  const sheets = read.sheets.map(({ sheet, rows }) => ({ sheet, lines: linesOf(rows) }));
  const withTable = sheets.filter(({ lines }) => findTable(lines).ok);
  const found = sheets.find(({ sheet }) => sheet === wanted) ?? withTable[0] ?? sheets[0];
  const others = withTable.filter((one) => one !== found).map(({ sheet }) => `“${sheet}”`);
  return {
    ok: true,
    lines: found?.lines ?? [],
    ...(found ? { sheet: found.sheet } : {}),
    sheets: sheets.map(({ sheet }) => sheet),
    notices: [
      ...(others.length > 0
        ? [`Results stand on other sheets too, one sheet is read at a time: ${others.join(', ')}`]
        : []),
      ...(read.hasHidden ? ['Sheets that are hidden in the workbook are not read'] : []),
    ],
  };
}
