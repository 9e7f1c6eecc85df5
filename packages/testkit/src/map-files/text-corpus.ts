import { HERE, inMetres, latin, raw, square, text, type CorpusFile, type Place } from './corpus-file.ts';
import { zipOf } from './make-shapefile.ts';

const kml = (inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`;
const coordinates = (ring: readonly Place[]): string => ring.map(([x, y]) => `${x},${y},0`).join(' ');
const kmlRing = (ring: readonly Place[], name = 'outerBoundaryIs'): string =>
  `<${name}><LinearRing><coordinates>${coordinates(ring)}</coordinates></LinearRing></${name}>`;
const kmlArea = (east = 0): string => `<Polygon>${kmlRing(square(east))}</Polygon>`;
const placemark = (inner: string, name = 'Tōtara'): string =>
  `<Placemark><name>${name}</name>${inner}</Placemark>`;
const inner: readonly Place[] = [
  [172.302, -42.798],
  [172.304, -42.798],
  [172.304, -42.796],
  [172.302, -42.798],
];
const gpx = (content: string): string =>
  `<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">${content}</gpx>`;
const trackPoints = square()
  .map(([x, y]) => `<trkpt lat="${y}" lon="${x}"><ele>3</ele></trkpt>`)
  .join('');

export const xmlCorpus: readonly CorpusFile[] = [
  raw(
    'KML with a hole',
    [
      'farm.kml',
      kml(placemark(`<Polygon>${kmlRing(square())}${kmlRing(inner, 'innerBoundaryIs')}</Polygon>`)),
    ],
    { areas: 1, cell: 'Tōtara' },
  ),
  raw(
    'KML with a value in its extended data',
    [
      'farm.kml',
      kml(
        placemark(
          `<ExtendedData><Data name="Soil"><value>Wakanui silt</value></Data></ExtendedData>${kmlArea()}`,
        ),
      ),
    ],
    { areas: 1, cell: 'Wakanui silt' },
  ),
  raw(
    'KML with several areas in one',
    ['farm.kml', kml(placemark(`<MultiGeometry>${kmlArea()}${kmlArea(3)}</MultiGeometry>`))],
    { areas: 1 },
  ),
  raw('KML with a place that has no shape', ['farm.kml', kml(placemark('') + placemark(kmlArea()))], {
    areas: 1,
    leftOut: 1,
  }),
  raw(
    'KML with coordinates on lines of their own',
    ['farm.kml', kml(placemark(`<Point><coordinates>\n  ${HERE[0]},${HERE[1]}\n</coordinates></Point>`))],
    { points: 1 },
  ),
  {
    title: 'KMZ',
    name: 'farm.kmz',
    bytes: () => zipOf({ 'doc.kml': text(kml(placemark(kmlArea()))), 'files/photo.png': text('x') }),
    expected: { areas: 1 },
  },
  raw(
    'KML that declares a document type',
    ['farm.kml', `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">]>${kml(placemark(kmlArea()))}`],
    { refusal: 'doctype' },
  ),
  raw(
    'KML that only points elsewhere',
    ['farm.kml', kml('<NetworkLink><Link><href>http://example.com/a.kml</href></Link></NetworkLink>')],
    { refusal: 'linksOnly' },
  ),
  raw('KML that stops short', ['farm.kml', kml(placemark(kmlArea())).slice(0, -60)], {
    refusal: 'brokenXml',
  }),
  raw(
    'KML with prefixes that nobody declared',
    [
      'farm.kml',
      `<?xml version="1.0"?><!-- <kml> of a phone --><kml xmlns="http://www.opengis.net/kml/2.2" xsi:schemaLocation="a b"><Document>${placemark(`<gx:Track><when>2026-11-01T00:00:00Z</when><when>2026-11-01T00:01:00Z</when><gx:coord>172.3 -42.8 0</gx:coord><gx:coord>172.31 -42.8 0</gx:coord></gx:Track>`)}</Document></kml>`,
    ],
    { lines: 1, cell: 'Tōtara' },
  ),
  raw('KML that stops short of its first element', ['farm.kml', '<?xml version="1.0"?><!-- <kml gx:a="1">'], {
    refusal: 'brokenXml',
  }),
  raw(
    'KML with prefixes that nobody declared and a document type',
    ['farm.kml', `<!DOCTYPE kml>${kml(placemark('<gx:balloonVisibility>1</gx:balloonVisibility>'))}`],
    { refusal: 'doctype' },
  ),
  raw('KML with nothing in it', ['farm.kml', kml('')], { refusal: 'noRows' }),
  raw(
    'GPX with a point, a route and a track',
    [
      'walk.gpx',
      gpx(
        `<wpt lat="${HERE[1]}" lon="${HERE[0]}"><name>Gate</name></wpt><rte><rtept lat="-42.8" lon="172.3"/><rtept lat="-42.79" lon="172.3"/></rte><trk><name>Walk</name><trkseg>${trackPoints}</trkseg></trk>`,
      ),
    ],
    { points: 1, lines: 2, cell: 'Gate' },
  ),
  raw(
    'GPX with a track of one place',
    [
      'walk.gpx',
      gpx(
        `<wpt lat="${HERE[1]}" lon="${HERE[0]}"/><trk><trkseg><trkpt lat="-42.8" lon="172.3"/></trkseg></trk>`,
      ),
    ],
    { points: 1, leftOut: 1 },
  ),
  raw(
    'GPX with entities',
    [
      'walk.gpx',
      `<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]>${gpx('<wpt lat="-42.8" lon="172.3"><name>&a;</name></wpt>')}`,
    ],
    { refusal: 'doctype' },
  ),
];

const pairs = (...values: readonly (string | number)[]): string => values.join('\r\n');
const dxf = (entities: string): string =>
  `${pairs(0, 'SECTION', 2, 'ENTITIES')}\r\n${entities}\r\n${pairs(0, 'ENDSEC', 0, 'EOF')}\r\n`;
const outline = (closed: number, extra = ''): string => {
  const corners = inMetres(square()).slice(0, -1);
  return `${pairs(0, 'LWPOLYLINE', 5, 'A1', 100, 'AcDbEntity', 8, 'PADDOCKS', 100, 'AcDbPolyline', 90, corners.length, 70, closed)}\r\n${corners.map(([x, y]) => pairs(10, x, 20, y) + extra).join('\r\n')}`;
};
const told = { system: 2193 };

export const dxfCorpus: readonly CorpusFile[] = [
  raw('DXF, which never says its system', ['plan.dxf', dxf(outline(1))], {
    needs: 'system',
    firstProposal: 'NZTM2000',
  }),
  raw('DXF with a closed outline', ['plan.dxf', dxf(outline(1))], { areas: 1, cell: 'PADDOCKS' }, told),
  raw('DXF with an open outline', ['plan.dxf', dxf(outline(0))], { lines: 1 }, told),
  raw('DXF with bulging edges', ['plan.dxf', dxf(outline(1, '\r\n42\r\n0.2'))], { areas: 1 }, told),
  raw(
    'DXF with a circle',
    ['plan.dxf', dxf(pairs(0, 'CIRCLE', 5, 'A2', 8, 'PIVOT', 10, 1_540_000, 20, 5_260_000, 40, 300))],
    { areas: 1 },
    told,
  ),
  raw(
    'DXF with something that is no line',
    [
      'plan.dxf',
      dxf(
        `${outline(1)}\r\n${pairs(0, 'ELLIPSE', 5, 'A3', 8, 'X', 10, 1, 20, 2, 11, 3, 21, 4, 40, 1, 41, 0, 42, 6)}`,
      ),
    ],
    { areas: 1, notice: 'ELLIPSE' },
    told,
  ),
  raw(
    'DXF whose texts spell macrons by their numbers',
    [
      'plan.dxf',
      dxf(
        pairs(
          0,
          'TEXT',
          5,
          'A4',
          8,
          'P\\U+016AKEKO',
          10,
          1_540_000,
          20,
          5_260_000,
          40,
          2,
          1,
          'T\\U+014Dtara',
        ),
      ),
    ],
    { points: 1, cell: 'Tōtara' },
    told,
  ),
  raw(
    'DXF whose layer spells macrons by their numbers',
    [
      'plan.dxf',
      dxf(
        pairs(
          0,
          'MTEXT',
          5,
          'A5',
          8,
          'P\\U+016AKEKO',
          10,
          1_540_000,
          20,
          5_260_000,
          40,
          2,
          1,
          'T\\U+014dtara',
        ),
      ),
    ],
    { points: 1, cell: 'PŪKEKO' },
    told,
  ),
  raw('a binary DXF', ['plan.dxf', 'AutoCAD Binary DXF\r\n\x1a\0'], { refusal: 'binaryDxf' }),
  raw('DXF that stops short', ['plan.dxf', dxf(outline(1)).slice(0, 60)], { refusal: 'brokenDxf' }),
];

const csv = (title: string, content: string, expected: CorpusFile['expected'], readAs = {}): CorpusFile =>
  raw(title, ['points.csv', content], expected, readAs);
const [easting, northing] = inMetres([HERE])[0] ?? HERE;

export const tableCorpus: readonly CorpusFile[] = [
  csv('a table of longitude and latitude', `Name,Longitude,Latitude\nBore,${HERE[0]},${HERE[1]}\n`, {
    points: 1,
    cell: 'Bore',
  }),
  csv('a table with columns the other way round', `Name,Longitude,Latitude\nBore,${HERE[1]},${HERE[0]}\n`, {
    needs: 'system',
    firstProposal: 'Longitude and latitude (WGS 84), the other way round',
  }),
  csv('a table of NZTM by its headings', `Name,NZTM_E,NZTM_N\nBore,${easting},${northing}\n`, { points: 1 }),
  csv(
    'a table of eastings that does not say of what',
    `Name,Easting,Northing\nBore,${easting},${northing}\n`,
    { needs: 'system', firstProposal: 'NZTM2000' },
  ),
  csv(
    'figures with commas and blanks',
    `Name;Easting;Northing\nBore;"${easting.toFixed(0).replace(/(\d)(\d{3})(\d{3})$/, '$1,$2,$3')}";${northing.toFixed(0)}\n`,
    { points: 1 },
    told,
  ),
  csv('a table without a place', 'Name,Stock\nTop,12\n', { needs: 'columns' }),
  csv(
    'a table of which it is said where the place is',
    `Name,A,B\nBore,${HERE[0]},${HERE[1]}\n`,
    { points: 1 },
    { eastColumn: 'A', northColumn: 'B', system: 4326 },
  ),
  csv('degrees, minutes and seconds', 'Name,Lat,Lon\nBore,"42°48\'0""S","172°18\'0""E"\n', { points: 1 }),
  csv(
    'southern latitudes without a sign, beside one with it',
    "Name,Lat,Lon\nA,42.8,172.3\nB,-42.8,172.3\nC,42°48',172°18'\n",
    { points: 3, notice: 'in 2 rows' },
  ),
  csv(
    'a northern latitude that says so, and one that is none of New Zealand either way',
    'Name,Degrees South,Degrees East\nA,42.8,172.3\nB,42.8 N,172.3\nC,+42.8,172.3\nD,12.8,172.3\n',
    { points: 1, leftOut: 3, notice: 'in 1 row' },
  ),
  csv('decimal commas', 'Name;Lat;Lon\nBore;-42,8;172,3\n', { points: 1 }),
  csv(
    'well-known text',
    'Name,WKT\nTop,"POLYGON ((172.3 -42.8, 172.31 -42.8, 172.31 -42.79, 172.3 -42.8))"\n',
    { areas: 1 },
  ),
  csv('well-known text that is none, beside some that is', 'Name,WKT\nA,"POLYGON"\nB,POINT (172.3 -42.8)\n', {
    points: 1,
    leftOut: 1,
  }),
  csv(
    'a place that is no number, beside one that is',
    `Name,Lat,Lon\nA,north,east\nB,${HERE[1]},${HERE[0]}\n`,
    { points: 1, leftOut: 1 },
  ),
  csv('a place that is empty, beside one that is not', `Name,Lat,Lon\nA,,\nB,${HERE[1]},${HERE[0]}\n`, {
    points: 1,
    leftOut: 1,
  }),
  csv('a quotation mark that is not closed', 'Name,Lat,Lon\n"A,1,2\n', { refusal: 'brokenCsv' }),
  csv(
    'a quotation mark out of its place, beside rows that are whole',
    `Name,Lat,Lon\n"Top" bore,${HERE[1]},${HERE[0]}\n"Low, wet",${HERE[1]},${HERE[0]}\n\nGate,${HERE[1]},${HERE[0]}\n`,
    { points: 2, leftOut: 1, cell: 'Low, wet', notice: 'quotation mark' },
  ),
  csv('headings in which a quotation mark is not closed', `Name,"Lat,Lon\nA,1,2\n`, {
    refusal: 'brokenCsv',
  }),
  csv('headings alone', 'Name,Lat,Lon\n', { refusal: 'noRows' }),
  csv('blank lines above', `\n\nName,Lat,Lon\nA,${HERE[1]},${HERE[0]}\n`, { points: 1 }),
  {
    title: 'a table in the letters of Windows',
    name: 'points.csv',
    bytes: () => latin(`Name,Lat,Lon\nCaf\xe9,${HERE[1]},${HERE[0]}\n`),
    expected: { points: 1, cell: 'Café', notice: 'windows-1252' },
  },
  {
    title: 'nothing at all',
    name: 'points.csv',
    bytes: () => new Uint8Array(),
    expected: { refusal: 'empty' },
  },
  raw('a letter as PDF', ['letter.pdf', '%PDF-1.7\n\0\0'], { refusal: 'pdf' }),
  {
    title: 'a picture',
    name: 'map.png',
    bytes: () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    expected: { refusal: 'unknownFormat' },
  },
];
