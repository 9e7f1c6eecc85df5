import { writeWkb } from '@tussock/geometry';
import initSqlJs from 'sql.js';
import { HERE, inMetres, square, text, type CorpusFile, type Place } from './corpus-file.ts';
import { METRES_EWKT } from './shape-cell-corpus.ts';
import { zipOf } from './make-shapefile.ts';

const cell = (value: string | number, at: string): string =>
  typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (line: readonly (string | number)[], number: number): string =>
  `<row r="${number}">${line.map((value, index) => cell(value, `${'ABCDEF'.charAt(index)}${number}`)).join('')}</row>`;

/** The least that a workbook is made of. */
const workbookOf = (lines: readonly (readonly (string | number)[])[]): Uint8Array =>
  zipOf({
    '[Content_Types].xml': text(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
    '_rels/.rels': text(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': text(
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Bores" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': text(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': text(
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.map((line, index) => row(line, index + 1)).join('')}</sheetData></worksheet>`,
    ),
  });

/** A shape with the eight bytes that the standard puts before it; `flags` say whether it is empty. */
function blobOf(ring: readonly Place[], flags = 1): Uint8Array {
  const shape = writeWkb({ type: 'Polygon', coordinates: [ring] });
  const blob = new Uint8Array(8 + shape.length);
  blob.set([0x47, 0x50, 0, flags]);
  blob.set(shape, 8);
  return blob;
}

async function packageOf(
  blobs: readonly (Uint8Array | null)[],
  { system = 2193, layer = 'paddocks', isListed = true, missing = '' } = {},
): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run(
    `create table gpkg_spatial_ref_sys (srs_name text, srs_id integer, organization text, organization_coordsys_id integer, definition text);
     create table gpkg_contents (table_name text, data_type text, identifier text, srs_id integer);
     create table gpkg_geometry_columns (table_name text, column_name text, geometry_type_name text, srs_id integer, z integer, m integer);
     create table "${layer}" (fid integer primary key, geom blob, name text);`,
  );
  database.run('insert into gpkg_spatial_ref_sys values (?, ?, ?, ?, ?)', [
    'x',
    system,
    system > 0 ? 'EPSG' : 'NONE',
    system,
    'undefined',
  ]);
  if (isListed) {
    database.run('insert into gpkg_contents values (?, ?, ?, ?)', [layer, 'features', layer, system]);
    database.run('insert into gpkg_geometry_columns values (?, ?, ?, ?, 0, 0)', [
      layer,
      'geom',
      'POLYGON',
      system,
    ]);
  }
  if (missing !== '') {
    database.run('insert into gpkg_contents values (?, ?, ?, ?)', [missing, 'features', missing, system]);
    database.run('insert into gpkg_geometry_columns values (?, ?, ?, ?, 0, 0)', [
      missing,
      'geom',
      'POINT',
      system,
    ]);
  }
  for (const blob of blobs)
    database.run(`insert into "${layer}" (geom, name) values (?, ?)`, [blob, 'Tōtara']);
  const bytes = database.export();
  database.close();
  return bytes;
}
const metres = () => inMetres(square());

/** A GeoPackage of areas, each by its outline in longitude and latitude. */
export const geopackageOf = (rings: readonly (readonly Place[])[]): Promise<Uint8Array> =>
  packageOf(
    rings.map((ring) => blobOf(ring)),
    { system: 4326 },
  );

/** Workbooks and GeoPackages. */
export const packedCorpus: readonly CorpusFile[] = [
  {
    title: 'a workbook of longitude and latitude',
    name: 'bores.xlsx',
    bytes: () =>
      workbookOf([
        ['Name', 'Lon', 'Lat'],
        ['Bore', HERE[0], HERE[1]],
      ]),
    expected: { points: 1, cell: 'Bore' },
  },
  {
    title: 'a workbook of southern latitudes without a sign',
    name: 'bores.xlsx',
    bytes: () =>
      workbookOf([
        ['Name', 'Longitude', 'Latitude'],
        ['Bore', HERE[0], -HERE[1]],
      ]),
    expected: { points: 1, notice: 'in 1 row' },
  },
  {
    title: 'a workbook with text of PostGIS',
    name: 'paddocks.xlsx',
    bytes: () =>
      workbookOf([
        ['Name', 'Geometry'],
        ['Tōtara', METRES_EWKT],
      ]),
    expected: { areas: 1, cell: 'Tōtara' },
  },
  {
    title: 'a workbook without a place',
    name: 'bores.xlsx',
    bytes: () =>
      workbookOf([
        ['Name', 'Depth'],
        ['Bore', 34],
      ]),
    expected: { needs: 'columns' },
  },
  {
    title: 'a workbook of rubbish',
    name: 'bores.xlsx',
    bytes: () => zipOf({ 'xl/workbook.xml': text('rubbish') }),
    expected: { refusal: 'brokenWorkbook' },
  },
  {
    title: 'a GeoPackage in NZTM2000',
    name: 'farm.gpkg',
    bytes: () => packageOf([blobOf(metres())]),
    expected: { areas: 1, cell: 'Tōtara' },
  },
  {
    title: 'a GeoPackage that does not say its system',
    name: 'farm.gpkg',
    bytes: () => packageOf([blobOf(metres())], { system: -1 }),
    expected: { needs: 'system', firstProposal: 'NZTM2000' },
  },
  {
    title: 'a GeoPackage with a shape that is empty and one that is none',
    name: 'farm.gpkg',
    bytes: () => packageOf([blobOf(metres()), blobOf(metres(), 0b10001), null]),
    expected: { areas: 1, leftOut: 2 },
  },
  {
    title: 'a GeoPackage with a shape that stops short',
    name: 'farm.gpkg',
    bytes: () => packageOf([blobOf(metres()), blobOf(metres()).slice(0, 40)]),
    expected: { areas: 1, leftOut: 1 },
  },
  {
    title: 'a layer whose name is made to break queries',
    name: 'farm.gpkg',
    bytes: () => packageOf([blobOf(metres())], { layer: "a''; drop table x; --" }),
    expected: { areas: 1 },
  },
  {
    title: 'a GeoPackage that lists a layer which is not there',
    name: 'farm.gpkg',
    bytes: () => packageOf([blobOf(metres())], { missing: 'fences' }),
    expected: { areas: 1, cell: 'Tōtara', notice: 'fences' },
  },
  {
    title: 'a database without layers',
    name: 'farm.gpkg',
    bytes: () => packageOf([], { isListed: false }),
    expected: { refusal: 'noLayers' },
  },
  {
    title: 'a database that stops short',
    name: 'farm.gpkg',
    bytes: async () => (await packageOf([blobOf(metres())])).slice(0, 200),
    expected: { refusal: 'brokenGeoPackage' },
  },
];
