import { inMetres, raw, square, type CorpusFile, type Place } from './corpus-file.ts';

const wkt = (ring: readonly Place[]): string => `POLYGON ((${ring.map(([x, y]) => `${x} ${y}`).join(', ')}))`;

/** The heads of a polygon of one ring of five places: as PostGIS writes it in NZTM2000, and as it is written without a system. */
const POSTGIS_POLYGON = '0103000020910800000100000005000000';
const PLAIN_POLYGON = '01030000000100000005000000';

function hex(ring: readonly Place[]): string {
  const figures = new DataView(new ArrayBuffer(16 * ring.length));
  ring.flat().forEach((figure, at) => figures.setFloat64(8 * at, figure, true));
  return [...new Uint8Array(figures.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const METRES_EWKT = `SRID=2193;${wkt(inMetres(square()))}`;

const csv = (title: string, content: string, expected: CorpusFile['expected'], readAs = {}): CorpusFile =>
  raw(title, ['paddocks.csv', content], expected, readAs);

/** Tables in which one column holds whole shapes, as databases of places write them out. */
export const shapeCellCorpus: readonly CorpusFile[] = [
  csv('text of PostGIS, which says its system', `name,geom\nTōtara,"${METRES_EWKT}"\n`, {
    areas: 1,
    cell: 'Tōtara',
  }),
  csv(
    'text of PostGIS in longitude and latitude',
    `name,wkb_geometry\nTop,"SRID=4326;${wkt(square())}"\n,"${wkt(square(2))}"\n`,
    { areas: 2 },
  ),
  csv(
    'binary of PostGIS, which says its system',
    `name,geom\nTop,${POSTGIS_POLYGON}${hex(inMetres(square()))}\n`,
    { areas: 1 },
  ),
  csv(
    'binary in longitude and latitude, and one that stops short',
    `name,wkb\nTop,${PLAIN_POLYGON}${hex(square())}\nLow,${PLAIN_POLYGON}${hex(square()).slice(0, 40)}\n`,
    { areas: 1, leftOut: 1 },
  ),
  csv(
    'binary in metres that does not say of what',
    `name,ewkb\nTop,${PLAIN_POLYGON}${hex(inMetres(square()))}\n`,
    { needs: 'system', firstProposal: 'NZTM2000' },
  ),
  csv('text of PostGIS in a system that is none of ours', `name,geom\nTop,"SRID=32633;${wkt(square())}"\n`, {
    needs: 'system',
    firstProposal: 'Longitude and latitude (WGS 84)',
  }),
  csv(
    'text of PostGIS in two systems',
    `name,ewkt\nTop,"${METRES_EWKT}"\nLow,"SRID=4326;${wkt(square(1))}"\n`,
    { areas: 1, leftOut: 1 },
  ),
];
