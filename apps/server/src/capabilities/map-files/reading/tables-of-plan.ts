import {
  ID_COLUMN,
  KIND_HEADER,
  kindOfTable,
  mapFileNotices,
  mapFileWords,
  MOST_MAP_COLUMNS,
  type AnyKind,
  type ColumnChoice,
  type MapCell,
} from '@tussock/domain';
import { chooseTable, MapFileRefused, type RawFile, type RawRow } from './raw-table.ts';

/** One table of a file, as it was read by itself. */
export type ReadTable = Omit<RawFile, 'tables'>;

/** A table that was written here, and what each column of it is for its kind. */
export interface TableOfPlan {
  readonly kind: AnyKind;
  readonly read: ReadTable;
  readonly choice: ColumnChoice;
}

/** The kind of a table that was written here: it is called after the kind and says which feature each row is. */
export const kindWrittenHere = (name: string, columns: readonly string[]): AnyKind | undefined =>
  columns.includes(ID_COLUMN) ? kindOfTable(name) : undefined;

const isSaid = (cell: MapCell | undefined): boolean => cell !== undefined && cell !== null && cell !== '';

/**
 * Tables of a plan as one, under the keys of fields, in which each row says of which kind it is: headings differ from kind to kind, and the same
 * one may mean two things. Columns that are empty in every row, and those that are no field, are left out. Undefined where the tables do
 * not lie in one system, or have more columns than one table may.
 */
export function asOneTable(tables: readonly TableOfPlan[], name: string): ReadTable | undefined {
  const [first] = tables;
  const systems = new Set(tables.map(({ read }) => JSON.stringify(read.said)));
  if (!first || systems.size > 1) return undefined;
  const filled = tables.flatMap(({ choice, read: { rows } }) =>
    choice.flatMap((key, at) => (key !== null && rows.some(({ cells }) => isSaid(cells[at])) ? [key] : [])),
  );
  const columns = [KIND_HEADER, ID_COLUMN, ...new Set(filled.filter((key) => key !== ID_COLUMN))];
  if (columns.length > MOST_MAP_COLUMNS) return undefined;
  const rows = tables.flatMap(({ kind, choice, read }) => {
    const places = columns.map((key) => choice.indexOf(key));
    return read.rows.map((row) => ({
      ...row,
      cells: places.map((place, at) => (at === 0 ? kind.names.singular : (row.cells[place] ?? null))),
    }));
  });
  return {
    table: name,
    columns,
    rows: rows.map((row, index): RawRow => ({ ...row, line: index + 1 })),
    said: first.read.said,
    notices: [...new Set(tables.flatMap(({ read }) => read.notices))],
  };
}

/**
 * The tables of a file that are a plan that was written here, as one: read apart, what points at another kind would point at nothing.
 * What lies beside them under other names has to be chosen by itself, and is named. Undefined where there are not several.
 */
export function planOfTables(
  tables: readonly TableOfPlan[],
  listed: readonly { readonly name: string; readonly rows: number }[],
): ReadTable | undefined {
  const plan = tables.length > 1 ? asOneTable(tables, mapFileWords.allLayers) : undefined;
  const own = new Set(tables.map(({ read }) => read.table));
  const beside = listed.filter(({ name, rows }) => rows > 0 && !own.has(name)).map(({ name }) => name);
  if (!plan || beside.length === 0) return plan;
  return { ...plan, notices: [...plan.notices, mapFileNotices.tablesBeside(beside)] };
}

/** What is read; undefined of a table that is refused, which holds up no other. */
export function readOr(read: () => ReadTable): ReadTable | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof MapFileRefused) return undefined;
    throw error;
  }
}

/** Chooses what is read of a file: the wanted table; without a wish the whole plan, if the file holds one. @throws MapFileRefused */
export function chooseWithPlan<Table extends { readonly name: string; readonly rows: number }>(
  {
    plan,
    tables,
    wanted,
  }: {
    readonly plan: ReadTable | undefined;
    readonly tables: readonly Table[];
    readonly wanted: string | undefined;
  },
  read: (table: Table) => ReadTable,
): RawFile {
  const each = tables.map(({ name, rows }) => ({ name, rows }));
  if (!plan) return { tables: each, ...read(chooseTable(tables, wanted)) };
  const all = [{ name: plan.table, rows: plan.rows.length }, ...each];
  const isPlan = wanted === undefined || wanted === plan.table;
  return { tables: all, ...(isPlan ? plan : read(chooseTable(tables, wanted))) };
}
