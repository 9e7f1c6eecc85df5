import type { Database } from './open-database.ts';

/** @throws when the database cannot be reached, or was never migrated */
export const checkMigrated = (db: Database): Promise<unknown> =>
  db.selectFrom('migration').select('name').limit(1).execute();
