import {
  openEmbedded,
  openPostgres,
  type OpenDatabase,
} from '../../apps/server/src/platform/database/open-database.ts';

/** An empty database of the product: that of `DATABASE_URL`, as an operator runs it, or else the embedded one. */
export function openBenchDatabase(): Promise<OpenDatabase> {
  const url = process.env['DATABASE_URL'];
  return url ? openPostgres(url, (error) => console.error(error)) : openEmbedded();
}
