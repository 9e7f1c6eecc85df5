import { StartError } from '../configuration/start-error.ts';
import { rowWriter } from '../database/copy/copy-rows.ts';
import type { Table } from '../database/copy/describe-schema.ts';
import { namesOfMigrations } from '../database/copy/describe-schema.ts';
import type { Content } from '../database/copy/load-content.ts';
import type { SqlSession } from '../database/copy/sql-session.ts';
import type { FileStore } from '../files/file-store.ts';
import type { OpenBackup } from './open-backup.ts';
import { restoreFile } from './restore-backup.ts';

/** A column whose values are those of another table's column. */
interface Reference {
  readonly table: string;
  readonly column: string;
  readonly to: string;
  readonly toColumn: string;
}

/** The table that a plan's rows hang on. */
const ROOT = 'plan';
/** Tables of people: their rows come along where they are missing, and lead to nobody else's plan. */
const PEOPLE: readonly string[] = ['app_user', 'account'];
/** Rows that say what is under way, which is over by now; and which tokens reach the plan, for a plan that was gone opens to no program by itself. */
const PASSING: readonly string[] = [
  'presence',
  'staged_upload',
  'plan_shape_lock',
  'bulk_change_row',
  'access_token_plan',
];
/** References without a foreign key: readings come so often that none is checked. */
const UNCHECKED: readonly Reference[] = [
  { table: 'sensor_reading', column: 'sensor_id', to: 'sensor', toColumn: 'id' },
];

/** References of one column, from the database's own foreign keys. Keys of several columns begin with the plan, which is one of these. */
async function referencesIn(session: SqlSession): Promise<readonly Reference[]> {
  const rows = await session.rows(`
    select r.relname as table, a.attname as column, f.relname as to, b.attname as to_column
    from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
    where k.contype = 'f' and k.conparentid = 0 and cardinality(k.conkey) = 1`);
  const found = rows.map((row) => ({
    table: String(row['table']),
    column: String(row['column']),
    to: String(row['to']),
    toColumn: String(row['to_column']),
  }));
  return [...found, ...UNCHECKED];
}

/** Rows as values of columns. */
type Values = ReadonlyMap<string, string | null>;

/** Reads a line of a table by its columns. */
function valuesOf({ columns }: Table, line: string): Values {
  const values = JSON.parse(line) as (string | null)[]; // written by `readRows`
  return new Map(columns.map(({ name }, place) => [name, values[place] ?? null]));
}

async function* linesWithValues(
  content: Content,
  table: Table,
): AsyncGenerator<{ readonly line: string; readonly values: Values }> {
  for await (const batch of content.read(table))
    for (const line of batch) yield { line, values: valuesOf(table, line) };
}

/** Condition on the rows of a table that belong to the plan; undefined where the table has none. */
function belongs(
  { name, columns }: Table,
  planId: string,
  { references, ids }: { references: readonly Reference[]; ids: ReadonlyMap<string, ReadonlySet<string>> },
): ((values: Values) => boolean) | undefined {
  if (PEOPLE.includes(name) || PASSING.includes(name)) return undefined;
  if (name === ROOT) return (values) => values.get('id') === planId;
  if (columns.some((column) => column.name === 'plan_id'))
    return (values) => values.get('plan_id') === planId;
  const own = references.find(({ table, to }) => table === name && ids.has(to));
  if (!own) return undefined;
  return (values) => ids.get(own.to)?.has(values.get(own.column) ?? '') ?? false;
}

/** Orders tables so that what is referred to comes first. */
function inOrder(tables: readonly Table[], references: readonly Reference[]): readonly Table[] {
  const done = new Set<string>();
  const ordered: Table[] = [];
  const visit = (table: Table): void => {
    if (done.has(table.name)) return;
    done.add(table.name);
    for (const { table: from, to } of references)
      if (from === table.name) for (const other of tables.filter(({ name }) => name === to)) visit(other);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}

interface Gathered {
  readonly rows: ReadonlyMap<Table, readonly string[]>;
  /** Every id and key that a row of the plan names. */
  readonly named: ReadonlySet<string>;
}

/** Gathers the rows of one plan from a backup. One plan fits into memory; the backup is read line by line. */
async function gatherRows(
  { content }: OpenBackup,
  tables: readonly Table[],
  { planId, references }: { planId: string; references: readonly Reference[] },
): Promise<Gathered> {
  const ids = new Map<string, Set<string>>();
  const rows = new Map<Table, string[]>();
  const named = new Set<string>([planId]);
  for (const table of tables) {
    const isOfPlan = belongs(table, planId, { references, ids });
    if (!isOfPlan) continue;
    const found: string[] = [];
    const keys = new Set<string>();
    for await (const { line, values } of linesWithValues(content, table)) {
      if (!isOfPlan(values) || isUnderWay(table, values)) continue;
      found.push(line);
      const id = values.get('id');
      if (id) keys.add(id);
      for (const value of values.values())
        if (value !== null && value.length <= LONGEST_KEY) named.add(value);
    }
    ids.set(table.name, keys);
    rows.set(table, found);
  }
  return { rows, named };
}

/** Longest key of an uploaded file. */
const LONGEST_KEY = 200;
/** A job that has not ended would be done again, years later. */
const isUnderWay = ({ name }: Table, values: Values): boolean =>
  name === 'job' && values.get('ended_at') === null;

/** Finds the rows of people whom the plan names and who are no longer there, with the accounts they are of. */
async function gatherPeople(
  backup: OpenBackup,
  tables: readonly Table[],
  named: ReadonlySet<string>,
): Promise<ReadonlyMap<Table, readonly string[]>> {
  const wanted = new Set(named);
  const rows = new Map<Table, string[]>();
  // People before accounts: a person names the account.
  for (const name of PEOPLE)
    for (const table of tables.filter((table) => table.name === name)) {
      const found: string[] = [];
      for await (const { line, values } of linesWithValues(backup.content, table)) {
        if (!wanted.has(values.get('id') ?? '')) continue;
        found.push(line);
        wanted.add(values.get('account_id') ?? '');
      }
      rows.set(table, found);
    }
  return new Map([...rows].reverse());
}

export interface RestoredPlan {
  /** Rows by table. */
  readonly rows: ReadonlyMap<string, number>;
  readonly files: number;
}

/** Refuses what would touch what is there. @throws StartError */
async function checkTarget(session: SqlSession, { manifest }: OpenBackup, planId: string): Promise<void> {
  const names = await namesOfMigrations(session);
  if (names.join() !== [...manifest.migrations].sort().join())
    throw new StartError(
      'The backup has another schema than the database. Restore it into an empty place with this release, back that up, and take the plan from there.',
    );
  const [there] = await session.rows('select 1 as one from plan where id = $1', [planId]);
  if (there)
    throw new StartError(`The plan ${planId} is in the database. Only a plan that is gone is brought back.`);
}

/** Writes the gathered rows, all or none. */
async function writeRows(
  session: SqlSession,
  gathered: readonly ReadonlyMap<Table, readonly string[]>[],
): Promise<ReadonlyMap<string, number>> {
  const added = new Map<string, number>();
  await session.script('begin');
  try {
    for (const rows of gathered)
      for (const [table, lines] of rows) {
        const write = rowWriter(session, table, { isKeptWhenThere: true });
        let count = 0;
        for (let from = 0; from < lines.length; from += BATCH_ROWS)
          count += await write(lines.slice(from, from + BATCH_ROWS));
        added.set(table.name, count);
      }
    await session.script('commit');
  } catch (error) {
    await session.script('rollback').catch(() => undefined);
    throw error;
  }
  return added;
}
const BATCH_ROWS = 200;

/**
 * Brings back one plan that is gone, with everything that hangs on it and its files, and touches nothing else: what is there stays as it is.
 *
 * @throws StartError where the plan is there, or the backup does not have it
 */
export async function restorePlan(
  backup: OpenBackup,
  { session, files }: { readonly session: SqlSession; readonly files: FileStore },
  planId: string,
): Promise<RestoredPlan> {
  await checkTarget(session, backup, planId);
  const references = await referencesIn(session);
  const tables = inOrder(backup.content.tables, references);
  const { rows, named } = await gatherRows(backup, tables, { planId, references });
  if (![...rows].some(([{ name }, lines]) => name === ROOT && lines.length === 1))
    throw new StartError(`The backup has no plan ${planId}.`);
  const people = await gatherPeople(backup, tables, named);
  let count = 0;
  // Before the rows: whoever opens the plan finds its files.
  for await (const line of backup.files())
    if (isOfPlan(line.key, named)) {
      await restoreFile(backup, files, line);
      count += 1;
    }
  return { rows: await writeRows(session, [people, rows]), files: count };
}

const isOfPlan = (key: string, named: ReadonlySet<string>): boolean =>
  named.has(key) || key.split('/').some((part) => named.has(part));
