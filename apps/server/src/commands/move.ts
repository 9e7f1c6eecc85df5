import { noteAct } from '../platform/backup/note-act.ts';
import { StartError } from '../platform/configuration/start-error.ts';
import type { Loaded } from '../platform/database/copy/load-content.ts';
import { moveContent } from '../platform/database/copy/move-content.ts';
import { openSession, type DatabasePlace } from '../platform/database/copy/sql-session.ts';
import { textOf, type Command } from './command.ts';
import { databaseOf } from './places.ts';

const placeOf = (address: string): DatabasePlace =>
  /^postgres(ql)?:/.test(address) ? { url: address } : { folder: address };

export const move: Command = {
  summary: 'moves the database from one engine to the other',
  usage: '--to postgres://…|DATA_FOLDER',
  options: { to: { type: 'string' } },
  async run(values, { configuration, say }) {
    const address = textOf(values, 'to');
    if (address === undefined)
      throw new StartError('Name where to: --to postgres://… or the data folder of an embedded database.');
    const source = await openSession(databaseOf(configuration));
    try {
      const target = await openSession(placeOf(address));
      try {
        const tell = ({ table, rows, wasThere }: Loaded): void =>
          say(`  ${table.padEnd(24)} ${String(rows).padStart(9)}${wasThere ? '  (was there)' : ''}`);
        await moveContent(source, target, tell);
        await noteAct(target, 'move', { note: `from ${source.engine}` });
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
    say(
      'Moved: every table was counted and compared. The source is as it was; uploaded files stay where they are.',
    );
    return true;
  },
};
