import {
  ID_COLUMN,
  kindOfTable,
  mapFileNotices,
  proposeColumns,
  readShortNames,
  type MapCell,
} from '@tussock/domain';
import { decodeText } from './decode-text.ts';
import { MapFileRefused, type RawFile, type RawRow, type ReadFormat, type SaidSystem } from './raw-table.ts';
import { readDbf, type DbfTable } from './read-dbf.ts';
import { readShp, type ShpRecord } from './read-shp.ts';
import {
  asOneTable,
  chooseWithPlan,
  kindWrittenHere,
  planOfTables,
  readOr,
  type ReadTable,
  type TableOfPlan,
} from './tables-of-plan.ts';

/** The file of a shapefile beside its .shp, whatever the capitals. */
function beside(
  entries: ReadonlyMap<string, Uint8Array>,
  path: string,
  ending: string,
): Uint8Array | undefined {
  const wanted = path.replace(/\.shp$/i, ending).toLowerCase();
  return [...entries].find(([other]) => other.toLowerCase() === wanted)?.[1];
}

const pathOf = (path: string): string => path.replace(/\.shp$/i, '');
const nameOf = (path: string): string => pathOf(path).replace(/^.*\//, '');

/** What each shapefile is called: by its path where another in the ZIP has the same name. */
function namesOf(paths: readonly string[]): (path: string) => string {
  const names = paths.map((path) => nameOf(path).toLowerCase());
  const isAlone = (path: string): boolean =>
    names.filter((name) => name === nameOf(path).toLowerCase()).length === 1;
  return (path) => (isAlone(path) ? nameOf(path) : pathOf(path));
}

function rowsOf(records: readonly ShpRecord[], table: DbfTable | undefined): readonly RawRow[] {
  const empty = (table?.columns ?? []).map(() => null);
  return records.flatMap(({ shape, fault }, index): RawRow[] => {
    const cells = table?.rows[index];
    if (cells === null) return [];
    return [{ line: index + 1, shape, cells: cells ?? empty, ...(fault === undefined ? {} : { fault }) }];
  });
}

/** As many shapes as there are, counted without reading them twice. */
const countOf = (bytes: Uint8Array): number => {
  try {
    return readShp(bytes).records.length;
  } catch (error) {
    if (error instanceof MapFileRefused) return 0;
    throw error;
  }
};

interface Shapefile {
  readonly name: string;
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** One shapefile as it stands: shapes from .shp, values from .dbf by the encoding of .cpg, its system from .prj. @throws MapFileRefused */
function readOne({ name, path, bytes }: Shapefile, entries: ReadonlyMap<string, Uint8Array>): ReadTable {
  const { records, stopsShort } = readShp(bytes);
  const dbf = beside(entries, path, '.dbf');
  const cpg = beside(entries, path, '.cpg');
  const prj = beside(entries, path, '.prj');
  const table = dbf && readDbf(dbf, cpg && decodeText(cpg).text);
  const text = prj ? decodeText(prj).text.trim() : '';
  const said: SaidSystem = text === '' ? { of: 'nothing' } : { of: 'text', text };
  return {
    table: name,
    columns: table?.columns ?? [],
    rows: rowsOf(records, table),
    said,
    notices: [
      ...(table?.notices ?? []),
      ...(table ? [] : [mapFileNotices.noTableFile]),
      ...(table && table.rows.length < records.length ? [mapFileNotices.tableShorter] : []),
      ...(stopsShort ? [mapFileNotices.stopsShort] : []),
    ],
  };
}

/** Texts that go on in the columns behind their own, whole again. */
function joinTexts(read: ReadTable, keys: ReturnType<typeof readShortNames>): ReadTable {
  const kept = keys.flatMap((key, at) => (key === null ? [] : [at]));
  const cellsOf = (cells: readonly MapCell[]): readonly MapCell[] =>
    kept.map((from, index) => {
      const further = cells.slice(from + 1, kept[index + 1] ?? cells.length).filter((cell) => cell !== null);
      return further.length === 0 ? (cells[from] ?? null) : [cells[from] ?? '', ...further].join('');
    });
  return {
    ...read,
    columns: kept.map((at) => read.columns[at] ?? ''),
    rows: read.rows.map((row) => ({ ...row, cells: cellsOf(row.cells) })),
  };
}

/** A shapefile that was written here, and the fields of its columns; undefined of any other. */
function asOfPlan(read: ReadTable): TableOfPlan | undefined {
  const kind = kindWrittenHere(read.table, read.columns);
  if (!kind) return undefined;
  const joined = joinTexts(read, readShortNames(kind, read.columns));
  const short = readShortNames(kind, joined.columns);
  const proposed = proposeColumns(kind, joined.columns);
  const isField = (key: string): boolean => kind.fields[key] !== undefined;
  const choice = joined.columns.map((column, at): string | null => {
    if (column === ID_COLUMN) return ID_COLUMN;
    const key = short[at];
    if (key) return isField(key) ? key : null;
    const guessed = proposed[at] ?? null;
    return guessed !== null && short.includes(guessed) ? null : guessed;
  });
  return { kind, read: joined, choice };
}

/** Reads one shapefile of a ZIP, or all that are of a plan; one that was written here under the keys of fields, each row with its kind. */
export const readShapefile: ReadFormat = ({ entries, readAs }): RawFile => {
  const found = [...entries].filter(([path]) => /\.shp$/i.test(path));
  const nameIn = namesOf(found.map(([path]) => path));
  const shapes = found.map(([path, bytes]) => ({ name: nameIn(path), path, bytes }));
  // What may be of a plan is read whole to be known, and what stands alone because it is what is wanted; any other is counted.
  const reads = new Map(
    shapes.flatMap((one) => {
      const isLikely = shapes.length === 1 || kindOfTable(one.name) !== undefined;
      const read = isLikely ? readOr(() => readOne(one, entries)) : undefined;
      return read ? [[one.path, read] as const] : [];
    }),
  );
  const ofPlan = [...reads].flatMap(([path, read]) => {
    const table = asOfPlan(read);
    return table ? [{ path, ...table }] : [];
  });
  const tables = shapes.map((one) => ({
    ...one,
    rows: reads.get(one.path)?.rows.length ?? countOf(one.bytes),
  }));
  return chooseWithPlan({ plan: planOfTables(ofPlan, tables), tables, wanted: readAs.table }, (one) => {
    const own = ofPlan.find(({ path }) => path === one.path);
    return (own && asOneTable([own], one.name)) ?? reads.get(one.path) ?? readOne(one, entries);
  });
};
