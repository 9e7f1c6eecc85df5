import { saveTable } from '../../activities/save-file/index.ts';
import { registerTable } from './register-table.ts';
import type { Register } from './use-register.ts';

/** Saves the actions that are shown, each once, in the order in which they are shown, as a file of a spreadsheet. */
export async function exportActions(
  form: 'csv' | 'xlsx',
  { groups }: Pick<Register, 'groups'>,
): Promise<void> {
  const table = registerTable([...new Set(groups.flatMap(({ rows }) => rows))]);
  await saveTable(form, { name: 'Actions', fileName: 'actions', table });
}
