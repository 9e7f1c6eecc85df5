import { kindById, kinds, mapFormats, namesOfFeatures } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { strFromU8, unzipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { expect, test } from 'vitest';
import type { RecordFeature } from '../../platform/map-files/features-of-record.ts';
import { readMapFile } from './reading/read-map-file.ts';
import { mapFormatWriters } from './writing/writers.ts';

const kind = kindById(kinds.paddock.id);
const ring = (west: number) =>
  [
    [west, -42.8],
    [west + 0.01, -42.8],
    [west + 0.01, -42.79],
    [west, -42.8],
  ] as const;
const one: Geometry = { type: 'Polygon', coordinates: [ring(172.3)] };
const many: Geometry = { type: 'MultiPolygon', coordinates: [[ring(172.4)], [ring(172.5)]] };
const feature = (number: number, geometry: Geometry, attributes: object): RecordFeature => ({
  id: `01900000-0000-7000-8000-00000000000${number}`,
  kind,
  geometry,
  attributes: { status: 'existing', ...attributes },
  measures: { areaHectares: 45.104 },
});
const sown = { name: 'Tōtara', use: 'crop', sownDate: '2026-09-01', pastureAge: 2019, effectiveHa: 1.25 };
const features = [feature(1, one, sown), feature(2, many, { name: 'Hill', use: 'pasture' })];
const plan = {
  farm: 'Tōtara',
  at: new Date('2026-11-22T00:00:00Z'),
  layers: [{ kind, features }],
  names: namesOfFeatures(features),
};

async function packageOf() {
  const { Database } = await initSqlJs();
  const database = new Database(await mapFormatWriters.geopackage(plan));
  const rows = (query: string): readonly Readonly<Record<string, unknown>>[] => {
    const [{ columns, values } = { columns: [], values: [] }] = database.exec(query);
    return values.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
  };
  return rows;
}

test('a GeoPackage says the type of its shapes, which all have it', async () => {
  const rows = await packageOf();
  expect(rows('select geometry_type_name as type from gpkg_geometry_columns')).toEqual([
    { type: 'MULTIPOLYGON' },
  ]);
  // The type stands in the well-known binary behind the head of 40 bytes and the byte order.
  expect(rows('select hex(substr(geom, 42, 1)) as type from paddock')).toEqual([
    { type: '06' },
    { type: '06' },
  ]);
});

test('a GeoPackage has whole numbers and dates as such, and plain names of columns', async () => {
  const rows = await packageOf();
  const columns = rows("select name, type from pragma_table_info('paddock')");
  expect(columns).toEqual(
    expect.arrayContaining([
      { name: 'sownDate', type: 'DATE' },
      { name: 'pastureAge', type: 'INTEGER' },
      { name: 'effectiveHa', type: 'DOUBLE' },
      { name: 'mapped_area_ha', type: 'DOUBLE' },
    ]),
  );
  expect(columns.filter(({ name }) => !/^\w+$/.test(String(name)))).toEqual([]);
  expect(rows('select sownDate, mapped_area_ha from paddock limit 1')).toEqual([
    { sownDate: '2026-09-01', mapped_area_ha: 45.104 },
  ]);
});

test('a table has its shapes under the heading by which other programs know well-known text', async () => {
  const [headings = '', first = ''] = strFromU8(await mapFormatWriters.csv(plan)).split('\r\n');
  expect(headings.split(',').at(-1)).toBe('WKT');
  expect(first).toContain('"POLYGON ((172.3 -42.8, ');
});

test('a workbook has figures and days as such, widths, and headings that stay', async () => {
  const files = unzipSync(await mapFormatWriters.xlsx(plan));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).toMatch(/<col [^>]*width="\d/);
  expect(sheet).toMatch(/<c [^>]*><v>1\.25<\/v><\/c>/);
  expect(sheet).toMatch(/<c [^>]*><v>2019<\/v><\/c>/);
  // 1 September 2026 is day 46,266 of a spreadsheet, which counts from 30 December 1899.
  expect(sheet).toMatch(/<c [^>]*s="\d+"[^>]*><v>46266<\/v><\/c>/);
  const styles = strFromU8(files['xl/styles.xml'] ?? new Uint8Array());
  expect(styles).toContain('<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>');
  const read = await readMapFile(
    { name: `a${mapFormats.xlsx.writtenAs.ending}`, bytes: await mapFormatWriters.xlsx(plan) },
    { readAs: {}, farm: null },
  );
  expect(read.rows[0]?.cells).toEqual(expect.arrayContaining(['2026-09-01', 1.25, 2019]));
});

test('KML has a style of each kind, which its placemarks name', async () => {
  const text = strFromU8(await mapFormatWriters.kml(plan));
  // #63AA7B as KML writes colours: opacity, blue, green, red.
  expect(text).toContain('<Style id="paddock"><IconStyle><color>ff7baa63</color>');
  expect(text).toContain('<LineStyle><color>ff7baa63</color><width>1.1</width></LineStyle>');
  expect(text).toContain('<PolyStyle><color>5c7baa63</color></PolyStyle>');
  expect(text.match(/<styleUrl>#paddock<\/styleUrl>/g)).toHaveLength(2);
});
