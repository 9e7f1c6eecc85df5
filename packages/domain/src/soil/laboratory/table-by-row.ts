import { laboratoryColumn, laboratoryColumnOf } from './columns.ts';
import type { FileLine, SampleTable } from './file-line.ts';
import { firstCell, isRule, statedAbove } from './lines-above.ts';

/** Index of the first sample's cell; names and units are in the two cells before it. */
const FIRST_SAMPLE = 2;

/** Section with one table of results: the line of sample names, the lines below it, and the type of its samples. */
interface Section {
  readonly names: FileLine;
  readonly numbers: FileLine | undefined;
  readonly results: readonly FileLine[];
  readonly type: string;
}

/** Line of results with its use, as the heading it would have with one row for each sample. */
interface Measured {
  readonly heading: string;
  readonly cells: readonly string[];
}

export const isNumbers = (line: FileLine): boolean =>
  ['lab number', 'laboratory number'].includes(firstCell(line));
const isType = (line: FileLine): boolean => firstCell(line) === 'sample type';

function sectionAt(lines: readonly FileLine[], from: number, until: number): Section {
  const names = lines[from] ?? { line: 0, cells: [] };
  const body = lines.slice(from + 1, until);
  const end = body.findIndex(isRule);
  const results = end === -1 ? body : body.slice(0, end);
  const type = lines.slice(0, from).findLast(isType);
  return {
    names,
    numbers: results.find(isNumbers),
    results: results.filter((line) => !isNumbers(line) && !isType(line)),
    type: type?.cells.slice(1).find((cell) => cell.trim() !== '') ?? '',
  };
}

/** Usable lines of a section; `passOver` is called with the names of the others. */
const measuredIn = ({ results }: Section, passOver: (name: string) => void): readonly Measured[] =>
  results.flatMap(({ cells }): Measured[] => {
    const [name = '', unit = ''] = cells;
    if (name.trim() === '') return [];
    const column = laboratoryColumnOf(name, unit);
    if (column.use === 'result') return [{ heading: column.analyte.columnName, cells }];
    if (column.use === 'otherUnit')
      return [{ heading: `${column.analyte.columnName} (${column.unit})`, cells }];
    if (column.use === 'detail') return [{ heading: name, cells }];
    passOver([name.trim(), unit.trim()].filter(Boolean).join(', '));
    return [];
  });

/** Reads a Hill Laboratories file with results by row: samples side by side, each analyte on a line with its unit. */
export function tableByRow(lines: readonly FileLine[], namesAt: readonly number[]): SampleTable {
  const stated = statedAbove(lines.slice(0, namesAt[0] ?? 0));
  // The type stands above each section anew.
  const kept = stated.headings.flatMap((heading, index) =>
    laboratoryColumn(heading).use === 'detail' && heading !== 'sample type' ? [index] : [],
  );
  const headings = [
    ...kept.map((index) => stated.headings[index] ?? ''),
    'sample type',
    'sample name',
    'laboratory number',
  ];
  const fixedCells = kept.map((index) => stated.cells[index] ?? '');
  const passedOver = new Set<string>();
  const rows: { line: number; place: string; cells: string[] }[] = [];
  for (const [nth, from] of namesAt.entries()) {
    const section = sectionAt(lines, from, namesAt[nth + 1] ?? lines.length);
    const { names, numbers, type } = section;
    const measured = measuredIn(section, (name) => passedOver.add(name));
    for (const { heading } of measured) if (!headings.includes(heading)) headings.push(heading);
    const width = Math.max(names.cells.length, numbers?.cells.length ?? 0);
    for (let at = FIRST_SAMPLE; at < width; at++) {
      const [name = '', number = ''] = [names.cells[at], numbers?.cells[at]];
      if (name.trim() === '' && number.trim() === '') continue;
      const fixed = [...fixedCells, type, name, number];
      const of = new Map(measured.map(({ heading, cells }) => [heading, cells[at] ?? '']));
      rows.push({
        line: names.line,
        place: `Line ${names.line}, column ${at + 1}`,
        cells: [...fixed, ...headings.slice(fixed.length).map((heading) => of.get(heading) ?? '')],
      });
    }
  }
  const notice = `Ignored, because nothing here has that name: ${[...passedOver].join('; ')}`;
  return { headings, rows, notices: passedOver.size > 0 ? [notice] : [] };
}
