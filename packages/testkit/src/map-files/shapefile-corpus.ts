import { bowTie, HERE, inMetres, json, latin, square, text, type CorpusFile } from './corpus-file.ts';
import {
  areaRecord,
  dbfOf,
  manyPointsRecord,
  NZTM_PRJ,
  nullRecord,
  partsRecord,
  pointRecord,
  shapefileOf,
  shpOf,
  WGS84_PRJ,
  zipOf,
} from './make-shapefile.ts';

const metres = (east = 0) => inMetres(square(east));
const name = 'survey.zip';
const one = () => [areaRecord(metres())];
const hole = () => {
  const [[x, y] = HERE] = metres();
  return [
    [x + 100, y + 100],
    [x + 200, y + 100],
    [x + 200, y + 200],
    [x + 100, y + 200],
    [x + 100, y + 100],
  ] as const;
};

/** The same, so many metres smaller on each side. */
const inset = (by: number) => {
  const [[x1, y1], , [x2, y2]] = hole();
  return [
    [x1 + by, y1 + by],
    [x2 - by, y1 + by],
    [x2 - by, y2 - by],
    [x1 + by, y2 - by],
    [x1 + by, y1 + by],
  ] as const;
};

/** Bytes of a ZIP with some of them changed; places are counted from where a signature stands. */
function patched(
  zip: Uint8Array,
  signature: number,
  change: (view: DataView, at: number) => void,
): Uint8Array {
  const bytes = zip.slice();
  const view = new DataView(bytes.buffer);
  const at = bytes.findIndex(
    (_, index) => index + 4 <= bytes.length && view.getUint32(index, true) === signature,
  );
  change(view, at);
  return bytes;
}
const CENTRAL = 0x02014b50;
const packed = () => zipOf({ 'a.geojson': json({ type: 'Point', coordinates: HERE }) });

/** Shapefiles, and ZIPs of every sort. */
export const shapefileCorpus: readonly CorpusFile[] = [
  {
    title: 'a shapefile in NZTM2000',
    name,
    bytes: () => shapefileOf(one()),
    expected: { areas: 1, cell: 'Row 1' },
  },
  {
    title: 'a shapefile without .prj',
    name,
    bytes: () => shapefileOf(one(), { prj: null }),
    expected: { needs: 'system', firstProposal: 'NZTM2000' },
  },
  {
    title: 'a shapefile without .prj of which it is said',
    name,
    bytes: () => shapefileOf(one(), { prj: null }),
    readAs: { system: 2193 },
    expected: { areas: 1 },
  },
  {
    title: 'a shapefile with an empty .prj',
    name,
    bytes: () => shapefileOf(one(), { prj: ' ' }),
    expected: { needs: 'system' },
  },
  {
    title: 'a shapefile in longitude and latitude',
    name,
    bytes: () => shapefileOf([areaRecord(square())], { prj: WGS84_PRJ }),
    expected: { areas: 1 },
  },
  {
    title: 'a .prj that lies: metres said to be degrees',
    name,
    bytes: () => shapefileOf(one(), { prj: WGS84_PRJ }),
    expected: { needs: 'system', firstProposal: 'NZTM2000' },
  },
  {
    title: 'a .prj of rubbish',
    name,
    bytes: () => shapefileOf(one(), { prj: 'rubbish' }),
    expected: { needs: 'system' },
  },
  {
    title: 'a .prj as GDAL writes it',
    name,
    bytes: () =>
      shapefileOf(one(), {
        prj: 'PROJCS["NZGD2000_New_Zealand_Transverse_Mercator_2000",GEOGCS["GCS_NZGD2000",DATUM["D_New_Zealand_Geodetic_2000",SPHEROID["GRS_1980",6378137,298.257222101]]]]',
      }),
    expected: { areas: 1 },
  },
  {
    title: 'a .prj that names its number alone',
    name,
    bytes: () => shapefileOf(one(), { prj: 'PROJCS["whatever",GEOGCS["x"],AUTHORITY["EPSG","2193"]]' }),
    expected: { areas: 1 },
  },
  {
    // Its box begins where a point would have its place.
    title: 'a surface of a building, which is no point',
    name,
    bytes: () => shapefileOf([pointRecord(metres()[0] ?? HERE, 31), ...one()]),
    expected: { areas: 1, leftOut: 1 },
  },
  {
    title: 'a shapefile without .dbf',
    name,
    bytes: () => shapefileOf(one(), { dbf: null }),
    expected: { areas: 1, notice: 'no .dbf' },
  },
  {
    title: 'macrons in UTF-8 by .cpg',
    name,
    bytes: () => shapefileOf(one(), { dbf: dbfOf([text('Tōtara')]), cpg: 'UTF-8' }),
    expected: { areas: 1, cell: 'Tōtara' },
  },
  {
    title: 'macrons in UTF-8 without .cpg',
    name,
    bytes: () => shapefileOf(one(), { dbf: dbfOf([text('Tōtara')]) }),
    expected: { areas: 1, cell: 'Tōtara' },
  },
  {
    title: 'accents of Windows without .cpg',
    name,
    bytes: () => shapefileOf(one(), { dbf: dbfOf([latin('Caf\xe9 block')]) }),
    expected: { areas: 1, cell: 'Café block' },
  },
  {
    title: 'accents of Windows by .cpg',
    name,
    bytes: () => shapefileOf(one(), { dbf: dbfOf([latin('Caf\xe9')]), cpg: 'ANSI 1252' }),
    expected: { areas: 1, cell: 'Café' },
  },
  {
    title: 'a .cpg that no program knows',
    name,
    bytes: () => shapefileOf(one(), { cpg: 'KLINGON' }),
    expected: { areas: 1, cell: 'Row 1' },
  },
  {
    title: 'a row that was deleted',
    name,
    bytes: () =>
      shapefileOf([areaRecord(metres()), areaRecord(metres(1))], {
        dbf: dbfOf([text('A'), text('B')], { deleted: 0 }),
      }),
    expected: { areas: 1, cell: 'B' },
  },
  {
    title: 'a table that says it has four thousand million rows',
    name,
    bytes: () => shapefileOf(one(), { dbf: dbfOf([text('A')], { said: 0xffffffff }) }),
    expected: { areas: 1, cell: 'A' },
  },
  {
    title: 'a table shorter than its shapes',
    name,
    bytes: () => shapefileOf([areaRecord(metres()), areaRecord(metres(1))], { dbf: dbfOf([text('A')]) }),
    expected: { areas: 2, notice: 'fewer rows' },
  },
  {
    title: 'a table of rubbish',
    name,
    bytes: () => shapefileOf(one(), { dbf: text('not a table') }),
    expected: { refusal: 'brokenTable' },
  },
  {
    title: 'shapes that stop within one',
    name,
    bytes: () =>
      zipOf({
        'a.shp': shpOf(5, [areaRecord(metres()), areaRecord(metres(1))]).slice(0, -40),
        'a.prj': text(NZTM_PRJ),
      }),
    expected: { areas: 1, notice: 'stops short' },
  },
  {
    title: 'shapes of rubbish',
    name,
    bytes: () => zipOf({ 'a.shp': text('rubbish'.repeat(40)) }),
    expected: { refusal: 'brokenShapefile' },
  },
  {
    title: 'a shape that is none',
    name,
    bytes: () => shapefileOf([nullRecord(), areaRecord(metres())]),
    expected: { areas: 1, leftOut: 1 },
  },
  {
    title: 'a shapefile with a pond on an island in a lake',
    name,
    bytes: () =>
      shapefileOf([partsRecord(5, [metres().toReversed(), hole(), inset(20).toReversed(), inset(40)])]),
    expected: { areas: 1 },
  },
  {
    title: 'an area with a hole',
    name,
    bytes: () => shapefileOf([partsRecord(5, [metres().toReversed(), hole()])]),
    expected: { areas: 1 },
  },
  {
    title: 'an outline that is wound the wrong way',
    name,
    bytes: () => shapefileOf([partsRecord(5, [metres()])]),
    expected: { areas: 1 },
  },
  {
    title: 'an area of two parts',
    name,
    bytes: () => shapefileOf([areaRecord(metres(), metres(3))]),
    expected: { areas: 1 },
  },
  {
    title: 'an area with heights',
    name,
    bytes: () => shapefileOf([partsRecord(15, [metres().toReversed()])], { kind: 15 }),
    expected: { areas: 1 },
  },
  {
    title: 'an area that crosses itself',
    name,
    bytes: () => shapefileOf([areaRecord(inMetres(bowTie()))]),
    expected: { areas: 1, mended: 1 },
  },
  {
    title: 'a line',
    name,
    bytes: () => shapefileOf([partsRecord(3, [metres().slice(0, 3)])], { kind: 3 }),
    expected: { lines: 1 },
  },
  {
    title: 'points with measures',
    name,
    bytes: () => shapefileOf([pointRecord(metres()[0] ?? HERE, 21)], { kind: 21 }),
    expected: { points: 1 },
  },
  {
    title: 'many points in one',
    name,
    bytes: () => shapefileOf([manyPointsRecord(metres().slice(0, 3))], { kind: 8 }),
    expected: { points: 3 },
  },
  {
    title: 'a record that says it has two thousand million parts',
    name,
    bytes: () => {
      const record = areaRecord(metres());
      new DataView(record.buffer).setInt32(36, 0x7fffffff, true);
      return shapefileOf([record, areaRecord(metres(1))]);
    },
    expected: { areas: 1, leftOut: 1 },
  },
  {
    title: 'endings in capitals, in a folder, with what a Mac packs beside them',
    name,
    bytes: () =>
      zipOf({
        'Farm/SURVEY.SHP': shpOf(5, one()),
        'Farm/SURVEY.PRJ': text(NZTM_PRJ),
        '__MACOSX/Farm/._SURVEY.SHP': text('x'),
      }),
    expected: { areas: 1 },
  },
  {
    title: 'two shapefiles of which the second is asked for',
    name,
    bytes: () =>
      zipOf({
        'a.shp': shpOf(5, one()),
        'b.shp': shpOf(1, [pointRecord(metres()[0] ?? HERE)]),
        'b.prj': text(NZTM_PRJ),
      }),
    readAs: { table: 'b' },
    expected: { points: 1 },
  },
  {
    title: 'a table that is not there',
    name,
    bytes: () => shapefileOf(one()),
    readAs: { table: 'other' },
    expected: { refusal: 'noTable' },
  },
  {
    title: 'a .shp by itself',
    name: 'survey.shp',
    bytes: () => shpOf(5, one()),
    expected: { refusal: 'loneShapefile' },
  },
  {
    title: 'a ZIP that stops short',
    name,
    bytes: () => shapefileOf(one()).slice(0, -60),
    expected: { refusal: 'brokenZip' },
  },
  {
    title: 'a ZIP behind a password',
    name,
    bytes: () => patched(packed(), CENTRAL, (view, at) => view.setUint16(at + 8, 1, true)),
    expected: { refusal: 'lockedZip' },
  },
  {
    title: 'a ZIP that says a file is smaller than it is',
    name,
    bytes: () => patched(packed(), CENTRAL, (view, at) => view.setUint32(at + 24, 4, true)),
    expected: { refusal: 'lyingZip' },
  },
  {
    title: 'a ZIP that unpacks to too much',
    name,
    bytes: () => patched(packed(), CENTRAL, (view, at) => view.setUint32(at + 24, 400_000_000, true)),
    expected: { refusal: 'unpacksTooLarge' },
  },
  {
    title: 'a ZIP of too many files',
    name,
    bytes: () =>
      zipOf(Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.txt`, text('x')]))),
    expected: { refusal: 'unpacksTooLarge' },
  },
  {
    title: 'a ZIP whose names lead out of it',
    name,
    bytes: () => zipOf({ '../../evil.geojson': json({ type: 'Point', coordinates: HERE }) }),
    expected: { refusal: 'brokenZip' },
  },
  {
    title: 'a ZIP of other things',
    name,
    bytes: () => zipOf({ 'letter.pdf': text('%PDF-1.7') }),
    expected: { refusal: 'nothingInZip' },
  },
  {
    title: 'tables of three formats in a ZIP, of which the smallest is asked for',
    name,
    bytes: () =>
      zipOf({
        'farm/bores.csv': text(`Name,Lat,Lon\nA,${HERE[1]},${HERE[0]}\nB,${HERE[1]},${HERE[0]}\n`),
        'farm/gate.geojson': text(JSON.stringify({ type: 'Point', coordinates: HERE })),
        'farm/walk.gpx': text('<gpx'),
        'read me.txt': text('What is in here, at greater length than anything that is.'.repeat(9)),
      }),
    readAs: { table: 'farm/gate.geojson' },
    expected: { points: 1 },
  },
  { title: 'GeoJSON in a ZIP', name, bytes: packed, expected: { points: 1 } },
];
