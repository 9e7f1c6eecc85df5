import { textFileWords } from './text-file-words.ts';

/** What parts a text into cells, as `papaparse` does. */
interface Parser {
  readonly parse: (
    text: string,
    options: {
      readonly delimiter?: string;
      readonly preview?: number;
      readonly skipEmptyLines?: 'greedy' | false;
    },
  ) => unknown;
}

interface Parsed {
  readonly data: readonly (readonly string[])[];
  readonly errors: readonly { readonly type: string; readonly row?: number }[];
  readonly meta: { readonly delimiter: string };
}

/** A line of a table that holds something; a spreadsheet counts the empty ones, and so does `line`. */
export interface DelimitedLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface DelimitedText {
  readonly lines: readonly DelimitedLine[];
  readonly delimiter: string;
  /** The line at or before which a quotation mark is not closed. */
  readonly brokenAt?: number;
  readonly notices: readonly string[];
}

export interface DelimitedOptions {
  readonly delimiter?: string | undefined;
  /** No more lines than this are read. */
  readonly most?: number | undefined;
  /** Columns, by heading, whose commas are left: who asked reads them. */
  readonly keepsCommas?: ((heading: string) => boolean) | undefined;
}

/** Lines from which a delimiter is guessed. */
const LINES_TRIED = 20;

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** A figure, with its unit or without; the comma in it, if there is one, is a decimal one. */
const FIGURE = /^\s*[-+−–]?\d+(?:[.,]\d+)?\s*(?:[a-z%°³²]+(?:\/[a-z]+)?)?\s*$/iu;
const DECIMAL_COMMA = /^(\s*[-+−–]?\d+),(\d+)/u;
/** A comma that can stand between no thousands: '12,5', '0,125', '1,2345'. */
const SURELY_DECIMAL = /^\s*[-+−–]?(?:0\d*,\d|\d+,(?:\d{1,2}|\d{4,})(?!\d)|\d{4,},\d)/u;

interface Commas {
  readonly keepsCommas: (heading: string) => boolean;
  /** Whether every comma in a figure is a decimal one: else only those of a column in which one surely is. */
  readonly areDecimal: boolean;
}

/** Columns whose cells are all figures, some of them with a decimal comma. */
function columnsWithCommas(
  [headings, ...rows]: readonly DelimitedLine[],
  { keepsCommas, areDecimal }: Commas,
): ReadonlySet<number> {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return new Set(
    Array.from({ length: width }, (_, at) => at).filter((at) => {
      const cells = rows.map((row) => row.cells[at] ?? '').filter((cell) => cell.trim() !== '');
      return (
        !keepsCommas(headings?.cells[at] ?? '') &&
        cells.every((cell) => FIGURE.test(cell)) &&
        cells.some((cell) => (areDecimal ? cell.includes(',') : SURELY_DECIMAL.test(cell)))
      );
    }),
  );
}

/** Figures with decimal commas as such, and a notice of them. */
function withDecimalPoints(
  lines: readonly DelimitedLine[],
  commas: Commas,
): Pick<DelimitedText, 'lines' | 'notices'> {
  const columns = columnsWithCommas(lines, commas);
  if (columns.size === 0) return { lines, notices: [] };
  const pointed = (cell: string): string => cell.replace(DECIMAL_COMMA, '$1.$2');
  const example = lines
    .slice(1)
    .flatMap(({ cells }) => cells.filter((cell, at) => columns.has(at) && cell.includes(',')))[0];
  return {
    lines: lines.map(({ line, cells }, index) => ({
      line,
      cells: index === 0 ? cells : cells.map((cell, at) => (columns.has(at) ? pointed(cell) : cell)),
    })),
    notices:
      example === undefined ? [] : [textFileWords.decimalCommas(example.trim(), pointed(example).trim())],
  };
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Two lines are no longer than this, in letters. */
const MOST_OF_HEADINGS = 20_000;

/** The only delimiter in the line of headings, where the line below has it too; undefined where there are several or none. */
function delimiterOfHeadings(text: string): string | undefined {
  const [headings = '', below] = text.slice(0, MOST_OF_HEADINGS).match(/^.*\S.*$/gm) ?? [];
  const [only, ...others] = DELIMITERS.filter((delimiter) => headings.includes(delimiter));
  return only !== undefined && others.length === 0 && below?.includes(only) !== false ? only : undefined;
}

/**
 * The delimiter of a text: that of its headings, which hold no figures and shapes with commas of their own, else as most lines have it. Empty
 * lines are not counted: of a table of two columns they would hide it.
 */
export const guessDelimiter = (parser: Parser, text: string): string =>
  delimiterOfHeadings(text) ??
  // The parser is generic in its rows, which are lists of texts without a heading.
  (parser.parse(text, { preview: LINES_TRIED, skipEmptyLines: 'greedy' }) as Parsed).meta.delimiter;

/** Reads text of cells parted by commas, semicolons, tabs or bars. The one way in which such text is read. */
export function readDelimited(
  parser: Parser,
  text: string,
  { delimiter = guessDelimiter(parser, text), most, keepsCommas = () => false }: DelimitedOptions = {},
): DelimitedText {
  const options = {
    delimiter,
    skipEmptyLines: false as const,
    ...(most === undefined ? {} : { preview: most }),
  };
  const { data, errors } = parser.parse(text, options) as Parsed; // as above
  const all = data.map((cells, index) => ({ line: index + 1, cells })).filter(({ cells }) => !isEmpty(cells));
  const broken = errors.find(({ type }) => type === 'Quotes');
  // Programs that write decimal commas part cells by semicolons.
  const { lines, notices } = withDecimalPoints(all, { keepsCommas, areDecimal: delimiter === ';' });
  return { lines, delimiter, notices, ...(broken ? { brokenAt: (broken.row ?? 0) + 1 } : {}) };
}
