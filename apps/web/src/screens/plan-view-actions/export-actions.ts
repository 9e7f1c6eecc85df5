import { saveTable } from '../../activities/save-file/index.ts';
import { registerTable } from './register-table.ts';
import type { Register } from './use-register.ts';

/** Exports the visible actions as a spreadsheet, each once, in their order on the page. */
export async function exportActions(
  form: 'csv' | 'xlsx',
  { groups }: Pick<Register, 'groups'>,
): Promise<void> {
  const table = registerTable([...new Set(groups.flatMap(({ rows }) => rows))]);
  await saveTable(form, { name: 'Actions', fileName: 'actions', table });
}
