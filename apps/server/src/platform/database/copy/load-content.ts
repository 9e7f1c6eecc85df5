import { StartError } from '../../configuration/start-error.ts';
import { migrateAs } from '../migrate.ts';
import { migrations } from '../migrations-folder.ts';
import { digestRows, inSnapshot, quoted, rowWriter } from './copy-rows.ts';
import {
  describeParts,
  describePartitions,
  describeTables,
  isEmpty,
  UNFINISHED,
  type Partition,
  type Parts,
  type Sequence,
  type Table,
} from './describe-schema.ts';
import { isSame, sumRows, type RowsDigest } from './rows-digest.ts';
import type { SqlSession } from './sql-session.ts';

/** Whole content of a database, wherever it comes from. */
export interface Content {
  /** Names this content: an interrupted load is continued by the same content alone. */
  readonly id: string;
  readonly migrations: readonly string[];
  readonly tables: readonly Table[];
  readonly partitions: readonly Partition[];
  readonly sequences: readonly Sequence[];
  readonly parts: Parts;
  /** Reads the rows of a table in batches. @throws StartError where they are not whole */
  read(table: Table): AsyncIterable<readonly string[]>;
  digest(table: Table): Promise<RowsDigest>;
}

export interface Loaded {
  readonly table: string;
  readonly rows: number;
  /** Whether an earlier, interrupted load had brought it already. */
  readonly wasThere: boolean;
}

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Begins a load into an empty database, or goes on with one of the same content. @throws StartError for any other database */
async function begin(session: SqlSession, { id, migrations: names }: Content): Promise<void> {
  const [mark] = await session.rows(`select to_regclass('public.${UNFINISHED}')::text as name`);
  if (mark && mark['name'] !== null) {
    const [row] = await session.rows(`select id from ${UNFINISHED}`);
    if (row?.['id'] !== id)
      throw new StartError(
        'The database holds another restore or move that was not finished. Empty it, and start again.',
      );
  } else {
    if (!(await isEmpty(session)))
      throw new StartError(
        'The database is not empty, and nothing in it is written over. Name an empty one.',
      );
    await session.script(
      `create table ${UNFINISHED} (id text not null, foreign_keys jsonb); insert into ${UNFINISHED} (id) values (${text(id)})`,
    );
  }
  await migrateAs(session, migrations, names);
}

/** Takes the foreign keys away while rows come in any order, and notes them first. */
async function liftForeignKeys(session: SqlSession): Promise<void> {
  const [row] = await session.rows(`select foreign_keys from ${UNFINISHED}`);
  if (row?.['foreign_keys']) return;
  const found = await session.rows(`
    select r.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_namespace n on n.oid = k.connamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname = 'public'`);
  const drops = found.map(
    (key) => `alter table ${quoted(String(key['table']))} drop constraint ${quoted(String(key['name']))}`,
  );
  await inTransaction(
    session,
    [`update ${UNFINISHED} set foreign_keys = ${text(JSON.stringify(found))}::jsonb`, ...drops].join('; '),
  );
}

async function inTransaction(session: SqlSession, sql: string): Promise<void> {
  try {
    await session.script(`begin; ${sql}; commit`);
  } catch (error) {
    await session.script('rollback').catch(() => undefined);
    throw error;
  }
}

async function addPartitions(session: SqlSession, wanted: readonly Partition[]): Promise<void> {
  const there = new Set((await describePartitions(session)).map(({ name }) => name));
  for (const { name, parent, bounds } of wanted)
    if (!there.has(name))
      await session.script(`create table ${quoted(name)} partition of ${quoted(parent)} ${bounds}`);
}

/** Loads one table, unless it is there already, and compares it with its source. @throws StartError where they differ */
async function loadTable(session: SqlSession, content: Content, table: Table): Promise<Loaded> {
  const before = await inSnapshot(session, () => digestRows(session, table));
  if (before.rows > 0) {
    if (isSame(before, await content.digest(table)))
      return { table: table.name, rows: before.rows, wasThere: true };
    await session.script(`truncate ${quoted(table.name)}`);
  }
  const write = rowWriter(session, table);
  const read = sumRows();
  for await (const batch of content.read(table)) {
    for (const line of batch) read.add(line);
    await write(batch);
  }
  const written = await inSnapshot(session, () => digestRows(session, table));
  if (!isSame(written, read.result()))
    throw new StartError(
      `The table ${table.name} was not written as it was read: ${written.rows} rows of ${read.result().rows}. Run the same command again.`,
    );
  return { table: table.name, rows: written.rows, wasThere: false };
}

/** Restores what holds the rows together, all at once: sequences, foreign keys, triggers. @throws StartError where something differs from the source */
async function finish(session: SqlSession, { sequences, tables, parts }: Content): Promise<void> {
  const [mark] = await session.rows(`select foreign_keys from ${UNFINISHED}`);
  // Written by `liftForeignKeys`.
  const keys = mark?.['foreign_keys'] as { table: string; name: string; definition: string }[];
  const statements = [
    ...sequences
      .filter(({ last }) => last !== null)
      .map(({ name, last }) => `select setval(${text(quoted(name))}, ${last})`),
    ...keys.map(
      ({ table, name, definition }) =>
        `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
    ),
    ...tables.map(({ name }) => `alter table ${quoted(name)} enable trigger user`),
  ];
  await inTransaction(session, statements.join('; '));
  const differences = partsMissing(parts, await describeParts(session));
  if (differences.length > 0)
    throw new StartError(`The schema lacks what the source had: ${differences.join(', ')}.`);
  await session.script(`drop table ${UNFINISHED}; analyze`);
}

const partsMissing = (wanted: Parts, there: Parts): readonly string[] =>
  (['triggers', 'indexes', 'constraints'] as const).flatMap((part) =>
    wanted[part].filter((name) => !there[part].includes(name)),
  );

/** Refuses content whose tables or columns are not those that its own migrations make. @throws StartError */
async function checkTables(session: SqlSession, { tables }: Content): Promise<void> {
  const shape = (list: readonly Table[]): string =>
    JSON.stringify(
      list.map(({ name, columns }) => [name, columns.map((column) => [column.name, column.type])]),
    );
  if (shape(tables) !== shape(await describeTables(session)))
    throw new StartError(
      'The tables of the source are not those of its own migrations: was its schema changed by hand?',
    );
}

/**
 * Loads the whole content of a database into an empty one, on either engine, and compares every table with its source. What was interrupted is
 * continued by the same call: tables that are there are compared and left, others begin again. `beforeFinish` runs with all rows loaded, while the
 * load still counts as unfinished.
 *
 * @throws StartError for a database that is not empty, or content that is not whole
 */
export async function loadContent(
  session: SqlSession,
  content: Content,
  {
    tell,
    beforeFinish = () => Promise.resolve(),
  }: { readonly tell: (loaded: Loaded) => void; readonly beforeFinish?: () => Promise<void> },
): Promise<void> {
  await begin(session, content);
  await checkTables(session, content);
  await addPartitions(session, content.partitions);
  await liftForeignKeys(session);
  for (const { name } of content.tables)
    await session.script(`alter table ${quoted(name)} disable trigger user`);
  for (const table of content.tables) tell(await loadTable(session, content, table));
  await beforeFinish();
  await finish(session, content);
}
