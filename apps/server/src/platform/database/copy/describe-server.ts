import type { SqlSession } from './sql-session.ts';

export interface ServerFacts {
  /** E.g. '15.8'. */
  readonly version: string;
  /** E.g. 150008. */
  readonly versionNumber: number;
  /** Size of the database. */
  readonly bytes: number;
  readonly at: Date;
}

/** Reads what the database server says of itself. */
export async function describeServer({ rows }: SqlSession): Promise<ServerFacts> {
  const [row] = await rows(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      pg_database_size(current_database()) as bytes, clock_timestamp() as at`);
  return {
    version: String(row?.['version']),
    versionNumber: Number(row?.['number']),
    bytes: Number(row?.['bytes']),
    at: new Date(String(row?.['at'])),
  };
}
