import { describeServer } from '../platform/database/copy/describe-server.ts';
import { namesOfMigrations } from '../platform/database/copy/describe-schema.ts';
import { openSession } from '../platform/database/copy/sql-session.ts';
import { findMissingMigrations, migrate } from '../platform/database/migrate.ts';
import { migrations } from '../platform/database/migrations-folder.ts';
import type { Command } from './command.ts';
import { databaseOf, inBytes } from './places.ts';

export const dbStatus: Command = {
  summary: 'says which migrations the database has had',
  usage: '',
  options: {},
  async run(_values, { configuration, say }) {
    const session = await openSession(databaseOf(configuration));
    try {
      const { version, bytes } = await describeServer(session);
      const had = await namesOfMigrations(session);
      const missing = await findMissingMigrations(session, migrations);
      say(`PostgreSQL ${version}${session.engine === 'embedded' ? ', embedded' : ''}, ${inBytes(bytes)}`);
      say(`${had.length} migrations done${had.length > 0 ? `, the last ${had.at(-1) ?? ''}` : ''}`);
      for (const name of missing) say(`  missing: ${name}`);
      say(missing.length === 0 ? 'Up to date.' : 'Run `npm run db:migrate`, or start the server.');
      return missing.length === 0;
    } finally {
      await session.close();
    }
  },
};

export const dbMigrate: Command = {
  summary: 'brings the schema up to date',
  usage: '',
  options: {},
  async run(_values, { configuration, say }) {
    const session = await openSession(databaseOf(configuration));
    try {
      const ran = await migrate(session, migrations);
      for (const name of ran) say(`  ${name}`);
      say(ran.length === 0 ? 'The schema was up to date.' : `${ran.length} migrations done.`);
      return true;
    } finally {
      await session.close();
    }
  },
};
