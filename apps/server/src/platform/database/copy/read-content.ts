import { digestRows, readRows } from './copy-rows.ts';
import {
  describeParts,
  describePartitions,
  describeSequences,
  describeTables,
  namesOfMigrations,
} from './describe-schema.ts';
import type { Content } from './load-content.ts';
import type { SqlSession } from './sql-session.ts';

/** Describes the content of a database, to be read within the snapshot at hand. */
export async function readContent(session: SqlSession, id: string): Promise<Content> {
  return {
    id,
    migrations: await namesOfMigrations(session),
    tables: await describeTables(session),
    partitions: await describePartitions(session),
    sequences: await describeSequences(session),
    parts: await describeParts(session),
    read: (table) => readRows(session, table),
    digest: (table) => digestRows(session, table),
  };
}
