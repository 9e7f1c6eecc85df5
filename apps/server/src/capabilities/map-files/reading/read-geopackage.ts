import {
  ID_COLUMN_OF_TABLES,
  isKindId,
  KIND_HEADER,
  kindById,
  mapFileNotices,
  mapFileWords,
  mapRowWords,
  MOST_MAP_COLUMNS,
  type MapCell,
  type ReadAs,
} from '@tussock/domain';
import { readWkb } from '@tussock/geometry';
import initSqlJs, { type Database, type SqlValue } from 'sql.js';
import {
  chooseTable,
  MapFileRefused,
  mostRowsRead,
  type RawFile,
  type RawRow,
  type ReadFormat,
  type SaidSystem,
} from './raw-table.ts';

/** How long the box in the head of a shape is, in bytes, by the number that its flags say. */
const BOXES = [0, 32, 48, 48, 64];
const EMPTY = 0b1_0000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function rowsOf(
  layers: Database,
  query: string,
  values: readonly SqlValue[] = [],
): readonly Readonly<Record<string, SqlValue>>[] {
  const statement = layers.prepare(query, [...values]);
  const rows = [];
  while (statement.step()) rows.push(statement.getAsObject());
  statement.free();
  return rows;
}

/** The well-known binary behind the head that the standard puts before it. */
function shapeOf(value: SqlValue): Pick<RawRow, 'shape' | 'fault'> {
  if (value === null) return { shape: null, fault: mapRowWords.noPlace };
  const isShape = value instanceof Uint8Array && value.length > 8 && value[0] === 0x47 && value[1] === 0x50;
  if (!isShape) return { shape: null, fault: mapRowWords.badShape };
  const flags = value[3] ?? 0;
  if ((flags & EMPTY) !== 0) return { shape: null, fault: mapRowWords.noPlace };
  const shape = readWkb(value.subarray(8 + (BOXES[(flags >> 1) & 0b111] ?? 0)));
  return shape ? { shape } : { shape: null, fault: mapRowWords.curves };
}

const cellOf = (value: SqlValue | undefined): MapCell =>
  value === undefined || value instanceof Uint8Array ? null : value;

function saidOf(layers: Database, id: SqlValue): SaidSystem {
  const [system] = rowsOf(layers, 'select * from gpkg_spatial_ref_sys where srs_id = ?', [id]);
  const number = system?.['organization_coordsys_id'];
  const organisation = String(system?.['organization'] ?? '').toUpperCase();
  if (organisation === 'EPSG' && typeof number === 'number') return { of: 'number', id: number };
  const text = String(system?.['definition'] ?? '').trim();
  return text === '' || text.startsWith('undefined') ? { of: 'nothing' } : { of: 'text', text };
}

interface Layer {
  readonly name: string;
  readonly rows: number;
  /** The column of its shapes. */
  readonly shape: string;
  readonly system: SqlValue;
  readonly columns: readonly string[];
  /** The name of a kind, where the layer is one that was written here: such a layer is called by the kind's id. */
  readonly kind: string | undefined;
}

/** Tables of the database: what lists layers may list more than there are. */
const tablesIn = (layers: Database): ReadonlySet<unknown> =>
  new Set(
    rowsOf(layers, "select name from sqlite_master where type in ('table', 'view')").map(({ name }) => name),
  );

/** The layers that are there, and the names of those that are only listed. */
function layersOf(layers: Database): {
  readonly there: readonly Layer[];
  readonly missing: readonly string[];
} {
  const all = rowsOf(
    layers,
    "select g.table_name, g.column_name, g.srs_id from gpkg_geometry_columns g join gpkg_contents c on c.table_name = g.table_name where c.data_type = 'features' order by g.table_name",
  );
  const tables = tablesIn(layers);
  const listed = all.filter((one) => tables.has(one['table_name']));
  const missing = all.flatMap((one) => (listed.includes(one) ? [] : [String(one['table_name'])]));
  const there = listed.map((one): Layer => {
    const [name, shape] = [String(one['table_name']), String(one['column_name'])];
    const [counted] = rowsOf(layers, `select count(*) as "rows" from ${quoted(name)}`);
    const columns = rowsOf(layers, `pragma table_info(${quoted(name)})`).flatMap((column) =>
      column['name'] === shape || column['pk'] === 1 ? [] : [String(column['name'])],
    );
    return {
      name,
      rows: Number(counted?.['rows'] ?? 0),
      shape,
      system: one['srs_id'] ?? null,
      columns,
      kind:
        isKindId(name) && columns.includes(ID_COLUMN_OF_TABLES) ? kindById(name).names.singular : undefined,
    };
  });
  return { there, missing };
}

interface LayerRow extends Pick<RawRow, 'shape' | 'fault'> {
  readonly values: ReadonlyMap<string, MapCell>;
}

/** Rows of a layer; of one that was written here each says of which kind it is. */
function readLayer(
  layers: Database,
  { name, rows, shape, columns, kind }: Layer,
  most: number,
): readonly LayerRow[] {
  return rowsOf(layers, `select * from ${quoted(name)} limit ${Math.min(rows, most)}`).map((row) => ({
    ...shapeOf(row[shape] ?? null),
    values: new Map([
      ...(kind === undefined ? [] : [[KIND_HEADER, kind] as const]),
      ...columns.map((column) => [column, cellOf(row[column])] as const),
    ]),
  }));
}

/** The columns of layers that are read as one: those that are empty in every row are columns of no use. */
const columnsOf = (rows: readonly LayerRow[]): readonly string[] => [
  ...new Set(
    rows.flatMap(({ values }) => [...values].flatMap(([column, cell]) => (cell === null ? [] : [column]))),
  ),
];

function readLayers(layers: Database, readAs: ReadAs): RawFile {
  const { there: listed, missing } = layersOf(layers);
  const [first] = listed;
  if (!first) throw new MapFileRefused('noLayers');
  const isPlan = listed.every(({ kind, system }) => kind !== undefined && system === first.system);
  const all = {
    name: mapFileWords.allLayers,
    rows: listed.reduce((sum, { rows }) => sum + rows, 0),
    parts: listed,
  };
  const each = listed.map((layer) => ({ name: layer.name, rows: layer.rows, parts: [layer] }));
  // A plan is one thing, though each kind has a layer of its own: read apart, what points at another kind would point at nothing.
  const tables = isPlan && listed.length > 1 ? [all, ...each] : each;
  const { name, parts } = chooseTable(tables, readAs.table);
  const [{ columns: own, kind, system } = first] = parts;
  const found = parts.flatMap((layer) => readLayer(layers, layer, mostRowsRead(readAs)));
  const columns =
    parts.length > 1 ? columnsOf(found) : [...(kind === undefined ? [] : [KIND_HEADER]), ...own];
  if (columns.length > MOST_MAP_COLUMNS) throw new MapFileRefused('tooManyColumns');
  return {
    tables: tables.map(({ name: title, rows }) => ({ name: title, rows })),
    table: name,
    columns,
    rows: found.map(({ values, ...row }, index): RawRow => ({
      line: index + 1,
      ...row,
      cells: columns.map((column) => values.get(column) ?? null),
    })),
    said: saidOf(layers, system),
    notices: missing.length > 0 ? [mapFileNotices.missingLayers(missing.join(', '))] : [],
  };
}

/** Reads one layer of a GeoPackage, or all of them where they are those of a plan. */
export const readGeoPackage: ReadFormat = async ({ bytes, readAs }): Promise<RawFile> => {
  const { Database: SqlDatabase } = await initSqlJs();
  let layers: Database | undefined;
  try {
    layers = new SqlDatabase(bytes);
    return readLayers(layers, readAs);
  } catch (error) {
    if (error instanceof MapFileRefused) throw error;
    throw new MapFileRefused('brokenGeoPackage');
  } finally {
    layers?.close();
  }
};
