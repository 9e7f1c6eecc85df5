import type { Table } from './describe-schema.ts';
import { sumRows, type RowsDigest } from './rows-digest.ts';
import type { SqlSession } from './sql-session.ts';

/** Characters of rows that are in memory at once, about. */
const BATCH_CHARACTERS = 4_000_000;
const FIRST_BATCH_ROWS = 50;
const MOST_BATCH_ROWS = 2000;

/** Quotes a name for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The rows of a table, each as a JSON array of its columns as PostgreSQL writes them as text. */
const lines = ({ name, columns }: Table): string =>
  `select to_json(array[${columns.map((column) => `${quoted(column.name)}::text`).join(', ')}])::text as line from ${quoted(name)}`;

/**
 * Reads the rows of a table batch by batch, within the transaction at hand. Batches have as many rows as their size allows, so that long rows do not
 * fill the memory.
 */
export async function* readRows(session: SqlSession, table: Table): AsyncGenerator<readonly string[]> {
  await session.script(`declare rows_of_table no scroll cursor for ${lines(table)}`);
  try {
    let wanted = FIRST_BATCH_ROWS;
    for (;;) {
      const found = await session.rows(`fetch ${wanted} from rows_of_table`);
      const batch = found.map(({ line }) => String(line));
      if (batch.length > 0) yield batch;
      if (batch.length < wanted) return;
      const characters = batch.reduce((sum, { length }) => sum + length, 0);
      const fitting = Math.floor(BATCH_CHARACTERS / (characters / batch.length));
      wanted = Math.max(1, Math.min(MOST_BATCH_ROWS, fitting));
    }
  } finally {
    // A transaction that failed has no cursor any more.
    await session.script('close rows_of_table').catch(() => undefined);
  }
}

/** Counts the rows of a table, and sums them up for a comparison, within the transaction at hand. */
export async function digestRows(session: SqlSession, table: Table): Promise<RowsDigest> {
  const sum = sumRows();
  for await (const batch of readRows(session, table)) for (const line of batch) sum.add(line);
  return sum.result();
}

/** Creates the function that writes rows to a table; rows of `readRows`, also of another server. Returns how many were new. */
export function rowWriter(
  session: SqlSession,
  { name, columns }: Table,
  { isKeptWhenThere = false } = {},
): (batch: readonly string[]) => Promise<number> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, place) => `(line ->> ${place})::${type}`).join(', ');
  const sql = `insert into ${quoted(name)} (${names}) overriding system value select ${values} from json_array_elements($1::json) as line
    ${isKeptWhenThere ? 'on conflict do nothing' : ''} returning 1 as added`;
  const counted = `with added as (${sql}) select count(*)::int as count from added`;
  return async (batch) => {
    const [row] = await session.rows(counted, [`[${batch.join(',')}]`]);
    return Number(row?.['count'] ?? 0);
  };
}

/** Splits lines into batches that fit into the memory. */
export async function* inBatches(lines: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length < MOST_BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Runs work in a transaction of one moment: nothing that others commit meanwhile is seen. */
export async function inSnapshot<T>(session: SqlSession, work: () => Promise<T>): Promise<T> {
  await session.script('begin isolation level repeatable read, read only');
  try {
    return await work();
  } finally {
    await session.script('rollback').catch(() => undefined);
  }
}
