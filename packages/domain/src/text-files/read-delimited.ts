import { textFileWords } from './text-file-words.ts';

/** Splits a text into cells, as `papaparse` does. */
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

/** Non-empty line of a table; `line` counts empty lines too, as a spreadsheet does. */
export interface DelimitedLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface DelimitedText {
  readonly lines: readonly DelimitedLine[];
  readonly delimiter: string;
  /** Number of a line at or after an unclosed quotation mark. */
  readonly brokenAt?: number;
  readonly notices: readonly string[];
}

export interface DelimitedOptions {
  readonly delimiter?: string | undefined;
  /** Maximum number of lines to read. */
  readonly most?: number | undefined;
  /** Columns, by heading, whose commas are left alone because the caller parses them. */
  readonly keepsCommas?: ((heading: string) => boolean) | undefined;
}

/** Number of lines from which the delimiter is guessed. */
const LINES_TRIED = 20;

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Matches a figure with or without its unit; a comma in it is a decimal one. */
const FIGURE = /^\s*[-+−–]?\d+(?:[.,]\d+)?\s*(?:[a-z%°³²]+(?:\/[a-z]+)?)?\s*$/iu;
const DECIMAL_COMMA = /^(\s*[-+−–]?\d+),(\d+)/u;
/** Matches a comma that cannot separate thousands: '12,5', '0,125', '1,2345'. */
const SURELY_DECIMAL = /^\s*[-+−–]?(?:0\d*,\d|\d+,(?:\d{1,2}|\d{4,})(?!\d)|\d{4,},\d)/u;

interface Commas {
  readonly keepsCommas: (heading: string) => boolean;
  /** Whether all commas in figures are decimal; otherwise only those in a column where one certainly is. */
  readonly areDecimal: boolean;
}

/** Finds columns whose cells are all figures, some with a decimal comma. */
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

/** Converts decimal commas to points, with a notice. */
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

/** Maximum length of the first two lines, in characters. */
const MOST_OF_HEADINGS = 20_000;

/** Delimiter of the heading line, when it is the only one there and the next line has it too; undefined otherwise. */
function delimiterOfHeadings(text: string): string | undefined {
  const [headings = '', below] = text.slice(0, MOST_OF_HEADINGS).match(/^.*\S.*$/gm) ?? [];
  const [only, ...others] = DELIMITERS.filter((delimiter) => headings.includes(delimiter));
  return only !== undefined && others.length === 0 && below?.includes(only) !== false ? only : undefined;
}

/**
 * Guesses the delimiter of a text: that of its headings, which contain no figures or shapes with commas, else the one most lines agree on.
 * Empty lines are not counted, because they would hide it in a table of two columns.
 */
export const guessDelimiter = (parser: Parser, text: string): string =>
  delimiterOfHeadings(text) ??
  // The parser is generic in its rows, which are lists of texts without a heading.
  (parser.parse(text, { preview: LINES_TRIED, skipEmptyLines: 'greedy' }) as Parsed).meta.delimiter;

/** Reads text with cells separated by commas, semicolons, tabs or bars. All delimited text is read here. */
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
