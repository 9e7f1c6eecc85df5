import { laboratoryColumn } from './columns.ts';
import { plainHeading, type FileLine, type FoundTable } from './file-line.ts';
import { firstCell } from './lines-above.ts';
import { tableByColumn } from './table-by-column.ts';
import { isNumbers, tableByRow } from './table-by-row.ts';

/** Headings stand at the top; a file whose first lines know none is another file. */
const LINES_SEARCHED = 60;
/** So many headings make a line one of headings. */
const FEWEST_HEADINGS = 2;

const isHeadings = ({ cells }: FileLine): boolean => {
  const columns = cells.map(laboratoryColumn);
  const known = columns.filter(({ use }) => use !== 'unknown');
  return (
    known.length >= FEWEST_HEADINGS && columns.some((it) => it.use === 'result' || it.use === 'otherUnit')
  );
};

/**
 * Finds out which of the known layouts a file has, and gives its samples one below the other with the specified headings. Lines without
 * anything in them must have been left out.
 */
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
  const headAt = top.findIndex(isHeadings);
  if (headAt === -1)
    return {
      ok: false,
      faults: [
        'The file has no line of headings that a laboratory uses, such as “Laboratory Number”, “pH” and “Olsen Phosphorus”',
      ],
    };
  const [head, ...rows] = lines.slice(headAt);
  return {
    ok: true,
    layout: 'flat',
    table: {
      headings: head?.cells ?? [],
      rows: rows.map(({ line, cells }) => ({ line, place: `Line ${line}`, cells })),
      notices: [],
    },
  };
}
