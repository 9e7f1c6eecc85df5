import { mapRowWords, MOST_MAP_COLUMNS, MOST_MAP_ROWS, type MapCell } from '@tussock/domain';
import { readWkb } from '@tussock/geometry';
import initSqlJs, { type Database, type SqlValue } from 'sql.js';
import {
  chooseTable,
  MapFileRefused,
  type RawFile,
  type RawRow,
  type ReadFormat,
  type SaidSystem,
} from './raw-table.ts';

/** How long the box in the head of a shape is, in bytes, by the number that its flags say. */
const BOXES = [0, 32, 48, 48, 64];
const EMPTY = 0b1_0000;
/** More are counted and not read: what is over the limit is refused further on. */
const MOST_READ = MOST_MAP_ROWS * 5;

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

function readLayers(layers: Database, wanted: string | undefined): RawFile {
  const listed = rowsOf(
    layers,
    "select g.table_name, g.column_name, g.srs_id from gpkg_geometry_columns g join gpkg_contents c on c.table_name = g.table_name where c.data_type = 'features' order by g.table_name",
  );
  if (listed.length === 0) throw new MapFileRefused('noLayers');
  const tables = listed.map((one) => {
    const name = String(one['table_name']);
    const [counted] = rowsOf(layers, `select count(*) as "rows" from ${quoted(name)}`);
    return {
      name,
      rows: Number(counted?.['rows'] ?? 0),
      shape: String(one['column_name']),
      system: one['srs_id'] ?? null,
    };
  });
  const { name, shape, system } = chooseTable(tables, wanted);
  const columns = rowsOf(layers, `pragma table_info(${quoted(name)})`).flatMap((column) =>
    column['name'] === shape || column['pk'] === 1 ? [] : [String(column['name'])],
  );
  if (columns.length > MOST_MAP_COLUMNS) throw new MapFileRefused('tooManyColumns');
  const rows = rowsOf(layers, `select * from ${quoted(name)} limit ${MOST_READ}`).map(
    (row, index): RawRow => ({
      line: index + 1,
      ...shapeOf(row[shape] ?? null),
      cells: columns.map((column) => cellOf(row[column])),
    }),
  );
  return {
    tables: tables.map((one) => ({ name: one.name, rows: one.rows })),
    table: name,
    columns,
    rows,
    said: saidOf(layers, system),
    notices: [],
  };
}

/** Reads one layer of a GeoPackage. */
export const readGeoPackage: ReadFormat = async ({ bytes, readAs }): Promise<RawFile> => {
  const { Database: SqlDatabase } = await initSqlJs();
  let layers: Database | undefined;
  try {
    layers = new SqlDatabase(bytes);
    return readLayers(layers, readAs.table);
  } catch (error) {
    if (error instanceof MapFileRefused) throw error;
    throw new MapFileRefused('brokenGeoPackage');
  } finally {
    layers?.close();
  }
};
