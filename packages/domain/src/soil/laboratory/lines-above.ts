import { laboratoryColumn } from './columns.ts';
import { plainHeading, type FileLine } from './file-line.ts';

export const firstCell = ({ cells }: FileLine): string => plainHeading(cells[0] ?? '');
/** Checks for a line of hyphens, which separates sections of the file. */
export const isRule = ({ cells }: FileLine): boolean => /^-{3,}$/.test((cells[0] ?? '').trim());

/** Reads details above the results that apply to the whole file, as columns with the same value for every sample. */
export function statedAbove(lines: readonly FileLine[]): { headings: string[]; cells: string[] } {
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
