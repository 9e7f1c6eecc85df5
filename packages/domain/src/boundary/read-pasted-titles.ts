import { isAllNumbers, isAppellation, titleNumbersIn } from './title-spellings.ts';

/** Column of a pasted table, with its possible title numbers. */
export interface TitleColumn {
  /** Heading of the column; null when the table has none. */
  readonly heading: string | null;
  readonly numbers: readonly string[];
}

/** Title numbers in a pasted text, or the candidate columns of a table when it is unclear which one has them. */
export type PastedTitles =
  | { readonly of: 'numbers'; readonly numbers: readonly string[] }
  | { readonly of: 'columns'; readonly columns: readonly TitleColumn[] };

const NAMES_TITLES = /\btitles?\b|\bidentifiers?\b|^(?:CT|RT|C\.T\.|R\.T\.)s?$/i;
const NAMES_ELSE =
  /\b(?:area|size|ha|hectares?|sq|m2|owners?|shares?|estate|date|issued|valuation|rates?)\b|m²|^(?:#|no\.?|row)$/i;
const HAS_LETTERS = /^[A-Z]{2}/;
/** Matches likely title numbers: those issued since 2002 start at a few thousand; shorter ones are rare, and longer ones do not exist. */
const LIKELY = /^\d{5,7}$/;
const DECIMAL = /^\d[\d ,]*\.\d+$/;

const cellsOf = (line: string): readonly string[] => line.split('\t').map((cell) => cell.trim());
const isTitles = (cell: string): boolean =>
  cell !== '' && isAllNumbers(cell.replaceAll(/[,;]/g, ' ')) && !isAppellation(cell);

interface ReadColumn extends TitleColumn {
  readonly isNamed: boolean;
  readonly isLikely: boolean;
}

/** Reads a column; null when it clearly has no titles. */
function readColumn(heading: string | null, cells: readonly string[]): ReadColumn | null {
  const numbers = titleNumbersIn(cells.filter(isTitles).join('\n'));
  const isNamed = heading !== null && NAMES_TITLES.test(heading);
  if (numbers.length === 0) return null;
  // Areas that are whole by chance stand among some that are not.
  if (
    !isNamed &&
    ((heading !== null && NAMES_ELSE.test(heading)) || cells.some((cell) => DECIMAL.test(cell)))
  )
    return null;
  const isLikely = numbers.every((number) => HAS_LETTERS.test(number) || LIKELY.test(number));
  return { heading, numbers, isNamed, isLikely };
}

/**
 * Reads a pasted list of titles, or a table with a column of them: the column whose heading says so, or the only one with numbers in the
 * form of title numbers. When several qualify, all are returned for the person to choose.
 */
export function readPastedTitles(text: string): PastedTitles {
  const lines = text
    .split(/[\n\r]+/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf);
  const [first = [], ...rest] = lines;
  const hasHeadings = rest.length > 0 && !first.some(isTitles);
  const rows = hasHeadings ? rest : lines;
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  // What is copied from a table has as many cells in each line; a list may stand in lines of several.
  const isTable = width > 1 && rows.every((cells) => cells.length === width);
  const columns = Array.from({ length: width }, (_, at) =>
    readColumn(
      (hasHeadings && first[at]) || null,
      rows.map((cells) => cells[at] ?? ''),
    ),
  ).filter((column) => column !== null);
  const named = columns.filter(({ isNamed }) => isNamed);
  const likely = columns.filter(({ isLikely }) => isLikely);
  const found = [named, likely, columns].find((some) => some.length > 0) ?? [];
  const [only] = found;
  if (!isTable || !only) return { of: 'numbers', numbers: titleNumbersIn(text) };
  if (found.length === 1) return { of: 'numbers', numbers: only.numbers };
  return { of: 'columns', columns: found.map(({ heading, numbers }) => ({ heading, numbers })) };
}
