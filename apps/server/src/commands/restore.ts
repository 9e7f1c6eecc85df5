import { noteAct } from '../platform/backup/note-act.ts';
import { openBackup, type OpenBackup } from '../platform/backup/open-backup.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { restorePlan } from '../platform/backup/restore-plan.ts';
import { openSession, type SqlSession } from '../platform/database/copy/sql-session.ts';
import { textOf, type Command, type CommandTools } from './command.ts';
import { databaseOf, filesOf, vaultOf } from './places.ts';

async function restoreAll(
  opened: OpenBackup,
  session: SqlSession,
  { configuration, say }: CommandTools,
): Promise<void> {
  const { tables, files } = await restoreBackup(opened, { session, files: filesOf(configuration) });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  await noteAct(session, 'restore', { note: opened.manifest.madeAt });
  say(`Restored the backup of ${opened.manifest.madeAt}`);
  say(`${tables.length} tables with ${rows} rows and ${files} files, each compared with the manifest`);
}

async function restoreOne(
  opened: OpenBackup,
  session: SqlSession,
  { planId, configuration, say }: CommandTools & { readonly planId: string },
): Promise<void> {
  const { rows, files } = await restorePlan(opened, { session, files: filesOf(configuration) }, planId);
  await noteAct(session, 'restore', { planId, note: opened.manifest.madeAt });
  say(`Brought back the plan ${planId} as it was on ${opened.manifest.madeAt}`);
  for (const [table, count] of rows) if (count > 0) say(`  ${table.padEnd(24)} ${count}`);
  say(`  ${'files'.padEnd(24)} ${files}`);
}

export const restore: Command = {
  summary: 'restores a backup into an empty place, or one plan that is gone',
  usage: '--from FOLDER|s3://BUCKET/PREFIX [--plan ID]',
  options: { from: { type: 'string' }, plan: { type: 'string' } },
  async run(values, tools) {
    const opened = await openBackup(vaultOf(tools.configuration, textOf(values, 'from')));
    const planId = textOf(values, 'plan');
    const session = await openSession(databaseOf(tools.configuration));
    try {
      if (planId === undefined) await restoreAll(opened, session, tools);
      else await restoreOne(opened, session, { ...tools, planId });
      return true;
    } finally {
      await session.close();
    }
  },
};
