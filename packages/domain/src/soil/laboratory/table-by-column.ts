import { analytes, type Analyte } from '../analytes.ts';
import { isUnitOf } from '../result.ts';
import { laboratoryColumn } from './columns.ts';
import { plainHeading, type FileLine, type SampleTable } from './file-line.ts';
import { firstCell, isRule, statedAbove } from './lines-above.ts';

const analytesOfCodes: ReadonlyMap<string, Analyte> = new Map(
  analytes.map((analyte) => [analyte.testCode.toLowerCase(), analyte]),
);

/** Reads a Hill Laboratories file with results by column: rows such as `Test Code:` above the headings, one row for each sample below. */
export function tableByColumn(lines: readonly FileLine[], codesAt: number): SampleTable {
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
