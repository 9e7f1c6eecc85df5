import { analytes, type Analyte } from '../analytes.ts';
import { isUnitOf } from '../result.ts';
import { laboratoryColumn, laboratoryColumnOf } from './columns.ts';
import { plainHeading, type FileLine, type FoundTable, type SampleTable } from './file-line.ts';

const firstCell = ({ cells }: FileLine): string => plainHeading(cells[0] ?? '');
const isRule = ({ cells }: FileLine): boolean => /^-{3,}$/.test((cells[0] ?? '').trim());

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

/** Words about the whole file that stand above its results, as columns that say the same of every sample. */
function statedAbove(lines: readonly FileLine[]): { headings: string[]; cells: string[] } {
  const headings: string[] = [];
  const cells: string[] = [];
  for (const line of lines) {
    const [name = '', value = ''] = line.cells;
    if (!name.trim().endsWith(':') && laboratoryColumn(name).use === 'unknown') continue;
    if (laboratoryColumn(name).use !== 'detail' || headings.includes(plainHeading(name))) continue;
    headings.push(plainHeading(name));
    cells.push(value);
  }
  return { headings, cells };
}

const analytesOfCodes: ReadonlyMap<string, Analyte> = new Map(
  analytes.map((analyte) => [analyte.testCode.toLowerCase(), analyte]),
);

/** Hill Laboratories, results by column: rows `Test Code:` and others above the headings, one row for each sample below. */
function tableByColumn(lines: readonly FileLine[], codesAt: number): SampleTable {
  const above = lines.slice(0, codesAt);
  const codes = lines[codesAt]?.cells ?? [];
  const headAt = lines.findIndex(
    (line, index) => index > codesAt && line.cells.some((cell) => plainHeading(cell) === 'sample name'),
  );
  const head = lines[headAt]?.cells ?? [];
  const stated = statedAbove(
    above.filter(({ cells }) => !/^(test|sample fraction)/.test(plainHeading(cells[0] ?? ''))),
  );
  const width = Math.max(codes.length, head.length);
  const lineOf = (name: string): readonly string[] =>
    lines.slice(0, headAt).find((line) => firstCell(line) === name)?.cells ?? [];
  const [tests, units] = [lineOf('test name'), lineOf('test unit')];
  const own = Array.from({ length: width }, (_one, index) => {
    const name = (head[index] ?? '').trim();
    const code = index === 0 ? '' : (codes[index] ?? '').trim();
    if (code === '' || laboratoryColumn(name).use === 'detail') return name;
    if (laboratoryColumn(code).use === 'detail') return code;
    const analyte = analytesOfCodes.get(code.toLowerCase());
    const unit = (units[index] ?? '').trim();
    if (!analyte) return [name || tests[index]?.trim(), code].filter(Boolean).join(' ');
    return unit === '' || isUnitOf(analyte, unit) ? analyte.columnName : `${analyte.columnName} (${unit})`;
  });
  // A heading of the samples' own is more particular than the same word above.
  const kept = stated.headings.flatMap((heading, index) =>
    own.some((name) => plainHeading(name) === heading) ? [] : [index],
  );
  return {
    headings: [...kept.map((index) => stated.headings[index] ?? ''), ...own],
    rows:
      headAt === -1
        ? []
        : lines
            .slice(headAt + 1)
            .filter((line) => !isRule(line))
            .map(({ line, cells }) => ({
              line,
              place: `Line ${line}`,
              cells: [...kept.map((index) => stated.cells[index] ?? ''), ...cells],
            })),
    notices: [],
  };
}

/** Hill Laboratories, results by row: the samples stand beside each other, each analyte is a line with its unit. */
function tableByRow(lines: readonly FileLine[], namesAt: readonly number[]): SampleTable {
  const stated = statedAbove(lines.slice(0, namesAt[0] ?? 0));
  const kept = stated.headings.flatMap((heading, index) => (heading === 'sample type' ? [] : [index]));
  const headings = [
    ...kept.map((index) => stated.headings[index] ?? ''),
    'sample type',
    'sample name',
    'laboratory number',
  ];
  const samples: { line: number; place: string; cells: string[] }[] = [];
  const passedOver = new Set<string>();
  for (const [section, from] of namesAt.entries()) {
    const until = namesAt[section + 1] ?? lines.length;
    const names = lines[from];
    const body = lines.slice(from + 1, until);
    const end = body.findIndex(isRule);
    const results = end === -1 ? body : body.slice(0, end);
    const type = [...lines.slice(0, from)].reverse().find((line) => firstCell(line) === 'sample type');
    const numbers = results.find((line) => ['lab number', 'laboratory number'].includes(firstCell(line)));
    const measured = results.flatMap((line) => {
      const [name = '', unit = ''] = line.cells;
      if (line === numbers || name.trim() === '' || firstCell(line) === 'sample type') return [];
      const column = laboratoryColumnOf(name, unit);
      if (column.use === 'unknown') {
        passedOver.add([name.trim(), unit.trim()].filter(Boolean).join(', '));
        return [];
      }
      const heading =
        column.use === 'result'
          ? column.analyte.columnName
          : column.use === 'otherUnit'
            ? `${column.analyte.columnName} (${column.unit})`
            : name;
      return [{ heading, cells: line.cells }];
    });
    for (const { heading } of measured) if (!headings.includes(heading)) headings.push(heading);
    for (let at = 2; at < Math.max(names?.cells.length ?? 0, numbers?.cells.length ?? 0); at++) {
      const name = names?.cells[at] ?? '';
      const number = numbers?.cells[at] ?? '';
      if (name.trim() === '' && number.trim() === '') continue;
      const of = new Map(measured.map((line) => [line.heading, line.cells[at] ?? '']));
      const own = [type?.cells.slice(1).find((cell) => cell.trim() !== '') ?? '', name, number];
      const fixed = [...kept.map((index) => stated.cells[index] ?? ''), ...own];
      samples.push({
        line: names?.line ?? 0,
        place: `Line ${names?.line ?? 0}, column ${at + 1}`,
        cells: [...fixed, ...headings.slice(fixed.length).map((heading) => of.get(heading) ?? '')],
      });
    }
  }
  return {
    headings,
    rows: samples,
    notices:
      passedOver.size > 0
        ? [`Passed over, because nothing here is called that: ${[...passedOver].join('; ')}`]
        : [],
  };
}

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
  if (
    namesAt.length > 0 &&
    lines.some((line) => ['lab number', 'laboratory number'].includes(firstCell(line)))
  )
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
