import { guardFormula } from '@tussock/domain';
import { saveFile } from '../../activities/save-file/index.ts';
import { registerTable, type TableCell } from './register-table.ts';
import type { Register } from './use-register.ts';

/** Without it Excel takes UTF-8 for something else, and macrons break. */
const BYTE_ORDER_MARK = '\uFEFF';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const textOf = (cell: TableCell): string =>
  typeof cell === 'object' ? cell.day : typeof cell === 'number' ? String(cell) : guardFormula(cell);

async function fileOf(form: 'csv' | 'xlsx', table: readonly (readonly TableCell[])[]): Promise<Blob> {
  if (form === 'xlsx') {
    const { writeWorkbook } = await import('./write-workbook.ts');
    return new Blob([writeWorkbook('Actions', table)], { type: XLSX });
  }
  const { default: Papa } = await import('papaparse');
  const text =
    BYTE_ORDER_MARK +
    Papa.unparse(
      table.map((row) => row.map(textOf)),
      { newline: '\r\n' },
    );
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

/** Saves the actions that are shown, in the order in which they are shown, as a file of a spreadsheet. */
export async function exportActions(
  form: 'csv' | 'xlsx',
  { groups }: Pick<Register, 'groups'>,
): Promise<void> {
  const table = registerTable(groups.flatMap(({ rows }) => rows));
  saveFile(await fileOf(form, table), `actions.${form}`);
}
