import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { openEmbedded, openPostgres, type OpenDatabase } from '../platform/database/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the dump of the migrated embedded database; empty when the suite runs on PostgreSQL. */
    databaseTemplateFile: string;
    /** The server to make databases on; empty when the suite runs embedded. */
    databaseUrl: string;
  }
}

/** A database of its own for a test file: a copy of the migrated template, on whichever engine the suite runs. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = inject('databaseUrl');
  if (url === '') return openEmbedded({ template: await readFile(inject('databaseTemplateFile')) });
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Behind a pooler (tools/private-pgbouncer.sh) this names the server itself.
  const directUrl = process.env['DATABASE_DIRECT_URL'] ?? url;
  const admin = new pg.Client({ connectionString: directUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = (of: string): string => Object.assign(new URL(of), { pathname: `/${name}` }).href;
  const ignore = (): void => {
    // The last connections may still be closing when the database is dropped.
  };
  const database = await openPostgres(own(url), ignore, { directUrl: own(directUrl) });
  return {
    ...database,
    async close() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
