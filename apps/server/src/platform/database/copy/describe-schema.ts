import type { SqlSession } from './sql-session.ts';

export interface Column {
  readonly name: string;
  /** Type in SQL, e.g. `timestamp with time zone`. */
  readonly type: string;
}

export interface Table {
  readonly name: string;
  /** Columns that are written; generated ones follow from them. */
  readonly columns: readonly Column[];
}

/** A partition with its bounds in SQL. */
export interface Partition {
  readonly name: string;
  readonly parent: string;
  readonly bounds: string;
}

export interface Sequence {
  readonly name: string;
  /** Null where it was never used. */
  readonly last: string | null;
}

/** What a schema holds besides its rows: names alone, since each engine writes definitions in its own way. */
export interface Parts {
  /** `table.trigger`, with ` (off)` behind one that is switched off. */
  readonly triggers: readonly string[];
  readonly indexes: readonly string[];
  readonly constraints: readonly string[];
}

/** Table that names the work of which the database is the unfinished outcome. */
export const UNFINISHED = 'unfinished_load';
/** Tables that are no content: the schema's own. */
const OWN_TABLES = `'migration', '${UNFINISHED}'`;

const inPublic = `n.nspname = 'public' and n.oid = c.relnamespace`;
const ofNoExtension = `not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

const texts = (rows: readonly Readonly<Record<string, unknown>>[]): readonly string[] =>
  rows.map(({ name }) => String(name));

/** Reads all tables with content, by name; the partitions of a table are part of it. */
export async function describeTables({ rows }: SqlSession): Promise<readonly Table[]> {
  const found = await rows(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_namespace n on ${inPublic} join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and ${ofNoExtension} and c.relname not in (${OWN_TABLES})
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`);
  const tables = new Map<string, Column[]>();
  for (const row of found) {
    const name = String(row['table']);
    const columns = tables.get(name) ?? [];
    columns.push({ name: String(row['column']), type: String(row['type']) });
    tables.set(name, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

export async function describePartitions({ rows }: SqlSession): Promise<readonly Partition[]> {
  const found = await rows(`
    select c.relname as name, parent.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_class c join pg_namespace n on ${inPublic} join pg_inherits i on i.inhrelid = c.oid
    join pg_class parent on parent.oid = i.inhparent
    where c.relispartition and c.relkind = 'r' order by c.relname collate "C"`);
  return found.map(({ name, parent, bounds }) => ({
    name: String(name),
    parent: String(parent),
    bounds: String(bounds),
  }));
}

export async function describeSequences({ rows }: SqlSession): Promise<readonly Sequence[]> {
  const found = await rows(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return found.map(({ name, last }) => ({
    name: String(name),
    last: typeof last === 'string' ? last : null,
  }));
}

/** Reads the names of what holds the rows together. The database's own triggers of foreign keys are among the constraints. */
export async function describeParts({ rows }: SqlSession): Promise<Parts> {
  const triggers = await rows(`
    select c.relname || '.' || t.tgname || case t.tgenabled when 'O' then '' else ' (off)' end as name
    from pg_class c join pg_namespace n on ${inPublic} join pg_trigger t on t.tgrelid = c.oid
    where not t.tgisinternal order by 1`);
  const indexes = await rows(`
    select c.relname || '.' || i.relname as name
    from pg_class c join pg_namespace n on ${inPublic} join pg_index x on x.indrelid = c.oid join pg_class i on i.oid = x.indexrelid
    where not c.relispartition and ${ofNoExtension} and c.relname not in (${OWN_TABLES}) and x.indisvalid order by 1`);
  const constraints = await rows(`
    select c.relname || '.' || k.conname as name
    from pg_class c join pg_namespace n on ${inPublic} join pg_constraint k on k.conrelid = c.oid
    where k.contype in ('p', 'u', 'f', 'c') and not c.relispartition and c.relname not in (${OWN_TABLES}) order by 1`);
  return { triggers: texts(triggers), indexes: texts(indexes), constraints: texts(constraints) };
}

/** Names of the migrations that the database has had; none where it is empty. */
export async function namesOfMigrations({ rows }: SqlSession): Promise<readonly string[]> {
  const [there] = await rows(`select to_regclass('public.migration')::text as name`);
  if (!there || there['name'] === null) return [];
  return texts(await rows('select name from migration order by name'));
}

/** Whether the database holds no table yet. */
export async function isEmpty({ rows }: SqlSession): Promise<boolean> {
  const found = await rows(`
    select 1 from pg_class c join pg_namespace n on ${inPublic}
    where c.relkind in ('r', 'p', 'v', 'm') and ${ofNoExtension} limit 1`);
  return found.length === 0;
}
