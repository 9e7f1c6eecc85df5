import {
  featureColumns,
  ID_COLUMN_OF_TABLES,
  plainColumnName,
  type AnyKind,
  type FeatureColumn,
  type FeatureNames,
} from '@tussock/domain';
import { bounds, writeWkb, type Bounds, type Geometry } from '@tussock/geometry';
import initSqlJs, { type Database, type SqlValue } from 'sql.js';
import { byKind, type RecordFeature } from './features-of-record.ts';
import { cellsOf, figureKeys } from './writing.ts';

/** 'GPKG' and version 1.3, as the standard has them in the header of the file. */
const APPLICATION_ID = 0x47504b47;
const USER_VERSION = 10_300;
const WGS84 = 4326;
const WGS84_TEXT =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]';

/** The tables that the standard requires in every GeoPackage. */
const TABLES = `
pragma application_id = ${APPLICATION_ID};
pragma user_version = ${USER_VERSION};
create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer not null primary key, organization text not null,
  organization_coordsys_id integer not null, definition text not null, description text);
insert into gpkg_spatial_ref_sys values
  ('Undefined Cartesian SRS', -1, 'NONE', -1, 'undefined', null),
  ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', null),
  ('WGS 84 geodetic', ${WGS84}, 'EPSG', ${WGS84}, '${WGS84_TEXT}', 'longitude and latitude in degrees');
create table gpkg_contents (table_name text not null primary key, data_type text not null, identifier text unique,
  description text default '', last_change datetime not null, min_x double, min_y double, max_x double, max_y double,
  srs_id integer references gpkg_spatial_ref_sys (srs_id));
create table gpkg_geometry_columns (table_name text not null, column_name text not null, geometry_type_name text not null,
  srs_id integer not null, z tinyint not null, m tinyint not null, primary key (table_name, column_name));`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Encodes a shape with the standard's header: its reference system and its bounding box. */
export function geometryBlob(geometry: Geometry): Uint8Array {
  const HEAD = 40;
  const wkb = writeWkb(geometry);
  const [west, south, east, north] = bounds(geometry);
  const blob = new Uint8Array(HEAD + wkb.length);
  const view = new DataView(blob.buffer);
  // 'GP', version 1 as 0; little-endian with a box of west, east, south, north.
  blob.set([0x47, 0x50, 0, 0b11]);
  view.setInt32(4, WGS84, true);
  [west, east, south, north].forEach((edge, index) => view.setFloat64(8 + index * 8, edge, true));
  blob.set(wkb, HEAD);
  return blob;
}

const around = (features: readonly RecordFeature[]): Bounds => {
  const boxes = features.map(({ geometry }) => bounds(geometry));
  return [
    Math.min(...boxes.map(([west]) => west)),
    Math.min(...boxes.map(([, south]) => south)),
    Math.max(...boxes.map(([, , east]) => east)),
    Math.max(...boxes.map(([, , , north]) => north)),
  ];
};

/** Column type by the standard's names. A day is stored as text in the standard's date format. */
function columnType({ key, field }: FeatureColumn, figures: ReadonlySet<string>): string {
  if (field?.type === 'date') return 'DATE';
  if (field?.type === 'integer') return 'INTEGER';
  return figures.has(key) ? 'DOUBLE' : 'TEXT';
}

const MANY = { Polygon: 'MultiPolygon', LineString: 'MultiLineString', Point: 'Point' } as const;
const manyOf = (type: Geometry['type']): string => (type in MANY ? MANY[type as keyof typeof MANY] : type); // asked just before

/** Geometry type of a layer: that of all its shapes, where one part counts as several; the general type where they differ. */
function typeOfShapes(shapes: readonly Geometry[]): string {
  const types = new Set(shapes.map(({ type }) => type));
  const [only = 'Geometry', ...others] = types.size === 1 ? types : new Set([...types].map(manyOf));
  return (others.length === 0 ? only : 'Geometry').toUpperCase();
}

/** Converts a shape to one of several parts, where its layer has that type. */
function asMany(geometry: Geometry, type: string): Geometry {
  if (type === 'MULTIPOLYGON' && geometry.type === 'Polygon')
    return { type: 'MultiPolygon', coordinates: [geometry.coordinates] };
  if (type === 'MULTILINESTRING' && geometry.type === 'LineString')
    return { type: 'MultiLineString', coordinates: [geometry.coordinates] };
  return geometry;
}

/** Writes one layer: ids, shapes, and the columns of its kind. */
function addLayer(
  layers: Database,
  { kind, features }: { readonly kind: AnyKind; readonly features: readonly RecordFeature[] },
  { names, at }: { readonly names: FeatureNames; readonly at: Date },
): void {
  const columns = featureColumns(kind);
  const figures = figureKeys(kind);
  const table = quoted(kind.id);
  const type = typeOfShapes(features.map(({ geometry }) => geometry));
  const declared = columns.map(
    (column) => `${quoted(plainColumnName(column))} ${columnType(column, figures)}`,
  );
  layers.run(
    `create table ${table} (fid integer primary key autoincrement, geom ${type}, ${[`${ID_COLUMN_OF_TABLES} TEXT`, ...declared].join(', ')})`,
  );
  layers.run('insert into gpkg_contents values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
    kind.id,
    'features',
    kind.names.plural,
    '',
    at.toISOString(),
    ...around(features),
    WGS84,
  ]);
  layers.run("insert into gpkg_geometry_columns values (?, 'geom', ?, ?, 0, 0)", [kind.id, type, WGS84]);
  const insert = layers.prepare(`insert into ${table} values (null, ?, ?${', ?'.repeat(columns.length)})`);
  for (const feature of features)
    insert.run([
      geometryBlob(asMany(feature.geometry, type)),
      feature.id,
      ...cellsOf(feature, names).map(([, cell]) => cell as SqlValue), // text, a figure or nothing
    ]);
  insert.free();
}

/** Writes the features of a plan as a GeoPackage with a layer per kind, in longitude and latitude. */
export async function writeGeoPackage(
  features: readonly RecordFeature[],
  told: { readonly names: FeatureNames; readonly at: Date },
): Promise<Uint8Array> {
  const { Database: SqlDatabase } = await initSqlJs();
  const layers = new SqlDatabase();
  try {
    layers.run(TABLES);
    layers.run('begin');
    for (const layer of byKind(features)) addLayer(layers, layer, told);
    layers.run('commit');
    return layers.export();
  } finally {
    layers.close();
  }
}
