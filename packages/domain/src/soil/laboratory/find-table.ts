import { analytes } from '../analytes.ts';
import { isUnitOf } from '../result.ts';
import { laboratoryColumn, laboratoryColumnOf } from './columns.ts';
import { plainHeading, type FileLine, type FoundTable, type SampleTable } from './file-line.ts';
import { firstCell } from './lines-above.ts';
import { tableByColumn } from './table-by-column.ts';
import { isNumbers, tableByRow } from './table-by-row.ts';

/** Number of lines searched for headings; a file without known headings at its top is some other file. */
const LINES_SEARCHED = 60;
/** Minimum number of known headings in a heading line. */
const FEWEST_HEADINGS = 2;

const countKnown = ({ cells }: FileLine): number =>
  cells.filter((cell) => laboratoryColumn(cell).use !== 'unknown').length;

const isHeadings = (line: FileLine): boolean =>
  countKnown(line) >= FEWEST_HEADINGS &&
  line.cells.map(laboratoryColumn).some((it) => it.use === 'result' || it.use === 'otherUnit');

const isFigure = (cell: string): boolean => /^[<>]?[\d.,/-]+$/.test(cell.trim());

/** Joins two lines cell by cell: “Olsen” above “Phosphorus” is one heading. */
const joined = (upper: FileLine, lower: FileLine): FileLine => ({
  line: lower.line,
  cells: Array.from({ length: Math.max(upper.cells.length, lower.cells.length) }, (_cell, index) =>
    [upper.cells[index] ?? '', lower.cells[index] ?? ''].filter((cell) => cell.trim() !== '').join(' '),
  ),
});

/** Joins headings over two lines when more of the joined ones are known than of either line alone. */
function joinHeadings(lines: readonly FileLine[]): readonly FileLine[] {
  const at = lines.slice(0, LINES_SEARCHED).findIndex((upper, index) => {
    const lower = lines[index + 1];
    if (!lower || lower.cells.some(isFigure)) return false;
    const both = joined(upper, lower);
    return isHeadings(both) && countKnown(both) > Math.max(countKnown(upper), countKnown(lower));
  });
  const [upper, lower] = at === -1 ? [] : lines.slice(at, at + 2);
  return upper && lower ? [...lines.slice(0, at), joined(upper, lower), ...lines.slice(at + 2)] : lines;
}

/** Detects the layout of a file, and returns its samples as rows under the specified headings. Empty lines must be removed first. */
export function findTable(lines: readonly FileLine[]): FoundTable {
  if (lines.length === 0) return { ok: false, faults: ['The file is empty'] };
  const top = lines.slice(0, LINES_SEARCHED);
  const codesAt = top.findIndex((line) => firstCell(line) === 'test code');
  if (codesAt !== -1) {
    const table = tableByColumn(lines, codesAt);
    return table.headings.some((heading) => plainHeading(heading) === 'sample name')
      ? { ok: true, layout: 'byColumn', table }
      : {
          ok: false,
          faults: ['The file has the line “Test Code:”, and below it no line with the heading “Sample Name”'],
        };
  }
  const isNames = (line: FileLine): boolean =>
    firstCell(line) === 'sample name' && line.cells.length > 2 && !isHeadings(line);
  // A long file is not searched through for what would stand at its top.
  const namesAt = top.some(isNames) ? lines.flatMap((line, index) => (isNames(line) ? [index] : [])) : [];
  if (namesAt.length > 0 && lines.some(isNumbers))
    return { ok: true, layout: 'byRow', table: tableByRow(lines, namesAt) };
  const read = joinHeadings(lines);
  const headAt = read.slice(0, LINES_SEARCHED).findIndex(isHeadings);
  if (headAt !== -1) return { ok: true, layout: 'flat', table: tableBelow(read, headAt) };
  const guess = guessTable(lines);
  return { ok: false, faults: [sayNoHeadings(guess)], guess };
}

const MOST_SAID = 6;

/** Message that names the expected headings and those found instead. */
function sayNoHeadings({ headings }: SampleTable): string {
  const found = headings.map((heading) => heading.trim()).filter((heading) => heading !== '');
  const said = found.slice(0, MOST_SAID).map((heading) => `“${heading.slice(0, 40)}”`);
  const more = found.length > said.length ? ' and more' : '';
  return `The file has no line of headings that a laboratory uses, such as “Laboratory Number”, “pH” and “Olsen Phosphorus”. The line most like one says ${said.join(', ')}${more}`;
}

/** Checks whether a line below the headings contains units: no figures, and at least one unit of a result. */
const isUnits = ({ cells }: FileLine): boolean => {
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return (
    said.every((cell) => /^[([]?[a-zµ%°][a-z0-9µ%°/ .^-]*[)\]]?$/iu.test(cell)) &&
    said.some((cell) => analytes.some((analyte) => isUnitOf(analyte, cell)))
  );
};

/** Appends the unit from the line below to a heading, in the spelling of laboratories that write it there. */
function withUnitBelow(heading: string, unit: string): string {
  const plain = unit.trim().replaceAll(/[()[\]]/g, '');
  if (plain === '') return heading;
  const column = laboratoryColumnOf(heading, plain);
  return column.use === 'result' ? column.analyte.columnName : `${heading.trim()} (${plain})`;
}

/** Builds the table below a heading line, with or without a line of units between. */
function tableBelow(lines: readonly FileLine[], headAt: number): SampleTable {
  const [head, second] = lines.slice(headAt, headAt + 2);
  const units = second && isUnits(second) ? second.cells : [];
  const rows = lines.slice(headAt + (units.length > 0 ? 2 : 1));
  return {
    headings: (head?.cells ?? []).map((heading, index) => withUnitBelow(heading, units[index] ?? '')),
    rows: rows.map(({ line, cells }) => ({ line, place: `Line ${line}`, cells })),
    notices: [],
  };
}

/** Guesses the table of a file with an unknown layout: its heading line is the one with most filled cells. */
function guessTable(lines: readonly FileLine[]): SampleTable {
  const filled = lines
    .slice(0, LINES_SEARCHED)
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== '' && !isFigure(cell)).length);
  return tableBelow(lines, filled.indexOf(Math.max(...filled)));
}
