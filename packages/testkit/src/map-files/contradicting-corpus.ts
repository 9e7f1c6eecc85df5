import { HERE, inMetres, json, raw, square, text, type CorpusFile, type Place } from './corpus-file.ts';
import { areaRecord, dbfOf, NZTM_PRJ, partsRecord, shapefileOf, zipOf } from './make-shapefile.ts';
import { dxf } from './program-corpus.ts';

const [[EAST, NORTH] = HERE] = inMetres([HERE]);
const point = { type: 'Point', coordinates: HERE };
const metres = inMetres(square());
/** So many metres smaller on each side. */
const inset = (by: number): readonly Place[] => {
  const [[x1, y1] = HERE, , [x2, y2] = HERE] = metres;
  return [
    [x1 + by, y1 + by],
    [x2 - by, y1 + by],
    [x2 - by, y2 - by],
    [x1 + by, y2 - by],
    [x1 + by, y1 + by],
  ];
};
const kilometres = (ring: readonly Place[]): readonly Place[] => ring.map(([x, y]) => [x / 1000, y / 1000]);
const KILOMETRES_PRJ = NZTM_PRJ.replace('1600000.0', '1600.0')
  .replace('10000000.0', '10000.0')
  .replace('"Meter",1.0', '"Kilometer",1000.0');

/** The same ZIP with one byte of its first file changed, which is stored as it is. */
function corrupted(bytes: Uint8Array, sought: Uint8Array): Uint8Array {
  const changed = bytes.slice();
  const at = changed.findIndex((_, index) =>
    sought.every((byte, offset) => changed[index + offset] === byte),
  );
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/** Shapefiles and ZIPs that contradict themselves. */
export const contradictingCorpus: readonly CorpusFile[] = [
  {
    title: 'a hole wound clockwise, as its outline is',
    name: 'a.zip',
    bytes: () => shapefileOf([areaRecord(metres, inset(100))]),
    expected: { areas: 1, mended: 0 },
  },
  {
    title: 'a hole wound anticlockwise, as its outline is',
    name: 'a.zip',
    bytes: () => shapefileOf([partsRecord(5, [metres, inset(100)])]),
    expected: { areas: 1, mended: 0 },
  },
  {
    title: 'a .prj of kilometres under the name of a system in metres',
    name: 'a.zip',
    bytes: () => shapefileOf([areaRecord(kilometres(metres))], { prj: KILOMETRES_PRJ }),
    expected: { areas: 1, notice: 'other figures' },
  },
  {
    title: 'a ZIP whose checksum does not fit',
    name: 'a.zip',
    bytes: () => corrupted(zipOf({ 'a.geojson': json(point) }, 0), text('"coordinates"')),
    expected: { refusal: 'checksum' },
  },
  {
    title: 'a table that says Windows and is UTF-8',
    name: 'a.zip',
    bytes: () =>
      shapefileOf([areaRecord(metres)], { dbf: dbfOf([text('Kōwhai flat')]), cpg: 'Windows-1252' }),
    expected: { areas: 1, cell: 'Kōwhai flat', notice: 'is UTF-8' },
  },
  {
    title: 'a table without .cpg, with a text cut within a letter',
    name: 'a.zip',
    bytes: () =>
      shapefileOf([areaRecord(metres), areaRecord(metres)], {
        dbf: dbfOf([text('Kōwhai flat'), text('Pā terrace northerē')]),
      }),
    expected: { areas: 2, cell: 'Pā terrace norther', notice: 'middle of a letter' },
  },
];
const square10 = [
  0,
  'LWPOLYLINE',
  8,
  0,
  90,
  4,
  70,
  1,
  10,
  0,
  20,
  0,
  10,
  10,
  20,
  0,
  10,
  10,
  20,
  10,
  10,
  0,
  20,
  10,
] as const;
const blocks = [
  0,
  'SECTION',
  2,
  'BLOCKS',
  0,
  'BLOCK',
  8,
  0,
  2,
  'TANK',
  70,
  0,
  10,
  0,
  20,
  0,
  ...square10,
  0,
  'ENDBLK',
  0,
  'ENDSEC',
] as const;
/** Drawings with blocks and hatches. */
export const drawingCorpus: readonly CorpusFile[] = [
  raw(
    'a drawing with a block',
    [
      'a.dxf',
      dxf(
        ...blocks,
        0,
        'SECTION',
        2,
        'ENTITIES',
        0,
        'INSERT',
        8,
        'TROUGHS',
        2,
        'TANK',
        10,
        EAST,
        20,
        NORTH,
        0,
        'ENDSEC',
      ),
    ],
    { areas: 1, cell: 'TROUGHS' },
    { system: 2193 },
  ),
  raw(
    'a drawing with a hatch',
    [
      'a.dxf',
      dxf(
        0,
        'SECTION',
        2,
        'ENTITIES',
        0,
        'POINT',
        8,
        'P',
        10,
        EAST,
        20,
        NORTH,
        0,
        'HATCH',
        8,
        'H',
        2,
        'SOLID',
        0,
        'ENDSEC',
      ),
    ],
    { points: 1, notice: 'HATCH' },
    { system: 2193 },
  ),
];
