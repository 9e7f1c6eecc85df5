import { laboratoryColumn } from './columns.ts';
import { plainHeading, type FileLine } from './file-line.ts';

export const firstCell = ({ cells }: FileLine): string => plainHeading(cells[0] ?? '');
/** A line of hyphens: it parts the sections of a file. */
export const isRule = ({ cells }: FileLine): boolean => /^-{3,}$/.test((cells[0] ?? '').trim());

/** Words about the whole file that stand above its results, as columns that say the same of every sample. */
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
