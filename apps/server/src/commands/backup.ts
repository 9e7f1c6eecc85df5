import { join } from 'node:path';
import { makeBackup } from '../platform/backup/make-backup.ts';
import { noteAct } from '../platform/backup/note-act.ts';
import { openSession } from '../platform/database/copy/sql-session.ts';
import { textOf, type Command } from './command.ts';
import { databaseOf, filesOf, inBytes, vaultOf } from './places.ts';

/** Name of a backup by its moment, e.g. `2026-11-29T041500Z`. */
const nameOfMoment = (at: Date): string => at.toISOString().replaceAll(':', '').replace(/\.\d+/, '');

export const backup: Command = {
  summary: 'backs up database and files, together',
  usage: '[--to FOLDER|s3://BUCKET/PREFIX]',
  options: { to: { type: 'string' } },
  async run(values, { configuration, say }) {
    const at = new Date();
    const root = configuration.backup.to ?? join(configuration.dataFolder, 'backups');
    const address = textOf(values, 'to') ?? `${root.replace(/\/+$/, '')}/${nameOfMoment(at)}`;
    const vault = vaultOf(configuration, address);
    const place = databaseOf(configuration);
    const session = await openSession(place);
    const holding = 'url' in place ? await openSession(place) : undefined;
    try {
      const made = await makeBackup({ session, holding, files: filesOf(configuration) }, vault, at);
      const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
      await noteAct(session, 'backup', { note: vault.place.name });
      say(`Backed up to ${vault.place.name}`);
      say(
        `${made.tables.length} tables with ${rows} rows, ${made.files.count} files of ${inBytes(made.files.bytes)}`,
      );
      say(
        vault.key === undefined
          ? 'It is not encrypted: whoever has it reads all of it. Set BACKUP_KEY to encrypt the next.'
          : 'It is encrypted with BACKUP_KEY. Keep that key in another place: without it nobody opens the backup.',
      );
      return true;
    } finally {
      await holding?.close();
      await session.close();
    }
  },
};
