import { csvText, guardFormula } from '@tussock/domain';
import { saveFile } from './save-file.ts';

/** A cell of a table that leaves the product: words, a figure, or a day 'YYYY-MM-DD'. */
export type TableCell = string | number | { readonly day: string };

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const textOf = (cell: TableCell): string =>
  typeof cell === 'object' ? cell.day : typeof cell === 'number' ? String(cell) : guardFormula(cell);

async function fileOf(
  form: 'csv' | 'xlsx',
  name: string,
  table: readonly (readonly TableCell[])[],
): Promise<Blob> {
  if (form === 'xlsx') {
    const { writeWorkbook } = await import('./write-workbook.ts');
    return new Blob([writeWorkbook(name, table)], { type: XLSX });
  }
  return new Blob([csvText(table.map((row) => row.map(textOf)))], { type: 'text/csv;charset=utf-8' });
}

/** Saves a table, its headings first, as a file of a spreadsheet. `name` is that of its sheet. */
export async function saveTable(
  form: 'csv' | 'xlsx',
  {
    name,
    fileName,
    table,
  }: {
    readonly name: string;
    readonly fileName: string;
    readonly table: readonly (readonly TableCell[])[];
  },
): Promise<void> {
  saveFile(await fileOf(form, name, table), `${fileName}.${form}`);
}
