import { HERE, inMetres, json, raw, square, type CorpusFile } from './corpus-file.ts';

const [LONGITUDE, LATITUDE] = HERE;
const [[EAST, NORTH] = HERE] = inMetres([HERE]);
const point = { type: 'Point', coordinates: HERE };
const feature = (geometry: object, name = 'Trough') => ({ type: 'Feature', properties: { name }, geometry });
const xml = (inner: string): string =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`;
const placemark = (inner: string): string => `<Placemark><name>Trough</name>${inner}</Placemark>`;
const kmlPoint = (coordinates: string): string =>
  placemark(`<Point><coordinates>${coordinates}</coordinates></Point>`);
const BOX = `<north>${LATITUDE}</north><south>${LATITUDE - 0.1}</south><east>${LONGITUDE + 0.1}</east><west>${LONGITUDE}</west>`;
const link = `<NetworkLink><name>Council layer</name><Region><LatLonAltBox>${BOX}</LatLonAltBox></Region><Link><href>http://example.invalid/a.kml</href></Link></NetworkLink>`;
const overlay = `<GroundOverlay><name>Photo</name><Icon><href>a.jpg</href></Icon><LatLonBox>${BOX}</LatLonBox></GroundOverlay>`;
const gpx = (inner: string): string =>
  `<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`;
const commas = (value: number): string => String(value).replace('.', ',');
export const dxf = (...codes: readonly (string | number)[]): string => [...codes, 0, 'EOF', ''].join('\n');

/** Numbers that are not written as the format asks for: read in full, or refused. */
const numberCorpus: readonly CorpusFile[] = [
  raw(
    'GPX with decimal commas',
    ['a.gpx', gpx(`<wpt lat="${commas(LATITUDE)}" lon="${commas(LONGITUDE)}"><name>Trough</name></wpt>`)],
    { points: 1, cell: 'Trough', notice: 'decimal comma' },
  ),
  raw(
    'GPX with a place that is no number, beside a good one',
    [
      'a.gpx',
      gpx(`<wpt lat="43°S" lon="171°E"><name>Bad</name></wpt><wpt lat="${LATITUDE}" lon="${LONGITUDE}"/>`),
    ],
    { points: 1, leftOut: 1 },
  ),
  raw(
    'a GPX track with a place that is no number',
    [
      'a.gpx',
      gpx(
        `<trk><trkseg><trkpt lat="${LATITUDE}" lon="${LONGITUDE}"/><trkpt lat="x" lon="172"/></trkseg></trk>`,
      ),
    ],
    { lines: 0, leftOut: 1 },
  ),
  raw('KML with decimal commas', ['a.kml', xml(kmlPoint(`${commas(LONGITUDE)},${commas(LATITUDE)},0`))], {
    points: 0,
    leftOut: 1,
  }),
  raw('KML with blanks behind its commas', ['a.kml', xml(kmlPoint(`${LONGITUDE}, ${LATITUDE}, 0`))], {
    points: 1,
  }),
  raw(
    'a KML line with commas behind its places',
    [
      'a.kml',
      xml(
        placemark(
          `<LineString><coordinates>${LONGITUDE},${LATITUDE},\n${LONGITUDE + 0.01},${LATITUDE},</coordinates></LineString>`,
        ),
      ),
    ],
    { lines: 1 },
  ),
  raw(
    'a KML line with blanks behind its commas',
    [
      'a.kml',
      xml(
        placemark(
          `<LineString><coordinates>${LONGITUDE}, ${LATITUDE}, 0 ${LONGITUDE + 0.01}, ${LATITUDE}, 0</coordinates></LineString>`,
        ),
      ),
    ],
    { lines: 1 },
  ),
  raw(
    'a table of metres with powers of ten',
    [
      'a.csv',
      `Name,Easting NZTM,Northing NZTM\nA,${EAST.toExponential(9)},${NORTH.toExponential(9).toUpperCase()}\n`,
    ],
    { points: 1, cell: 'A' },
  ),
  raw(
    'a drawing with decimal commas',
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
        'TROUGHS',
        10,
        commas(EAST),
        20,
        commas(NORTH),
        0,
        'ENDSEC',
      ),
    ],
    { points: 1, notice: 'decimal comma' },
    { system: 2193 },
  ),
];

/** KML of programs that have their own way. */
const kmlCorpus: readonly CorpusFile[] = [
  raw(
    'KML whose elements have a prefix',
    [
      'a.kml',
      `<k:kml xmlns:k="http://www.opengis.net/kml/2.2"><k:Placemark><k:name>Trough</k:name><k:Point><k:coordinates>${HERE.join(',')}</k:coordinates></k:Point></k:Placemark></k:kml>`,
    ],
    { points: 1, cell: 'Trough' },
  ),
  raw(
    'KML with a MultiLineString, which it has not',
    [
      'a.kml',
      xml(
        placemark(
          `<MultiLineString>${[0, 0.02].map((east) => `<LineString><coordinates>${LONGITUDE + east},${LATITUDE} ${LONGITUDE + east + 0.01},${LATITUDE}</coordinates></LineString>`).join('')}</MultiLineString>`,
        ),
      ),
    ],
    { lines: 1, cell: 'Trough' },
  ),
  raw(
    'KML with a MultiPolygon, which it has not',
    [
      'a.kml',
      xml(
        placemark(
          `<MultiPolygon>${[0, 3]
            .map(
              (east) =>
                `<Polygon><outerBoundaryIs><LinearRing><coordinates>${square(east)
                  .map((at) => at.join(','))
                  .join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon>`,
            )
            .join('')}</MultiPolygon>`,
        ),
      ),
    ],
    { areas: 1, cell: 'Trough' },
  ),
  raw('KML of a link with a region', ['a.kml', xml(link)], { refusal: 'linksOnly' }),
  raw('KML of a picture', ['a.kml', xml(overlay)], { refusal: 'picturesOnly' }),
  raw(
    'KML of a link and a picture beside a place',
    ['a.kml', xml(link + overlay + kmlPoint(HERE.join(',')))],
    {
      areas: 0,
      points: 1,
      notice: 'Council layer, Photo',
    },
  ),
  raw('a PDF that is called KML', ['a.kml', '%PDF-1.4\n1 0 obj\n'], { refusal: 'pdf' }),
];

/** Tables with headings that are nobody's standard. */
const headingCorpus: readonly CorpusFile[] = [
  raw(
    'a table without headings',
    ['a.csv', `Trough 1,${LATITUDE},${LONGITUDE}\nTank,${LATITUDE},${LONGITUDE}\n`],
    { needs: 'columns' },
  ),
  raw(
    'a table without headings, of which its columns are said',
    ['a.csv', `Trough 1,${LATITUDE},${LONGITUDE}\nTank,${LATITUDE},${LONGITUDE}\n`],
    { points: 2, cell: 'Trough 1' },
    { eastColumn: 'Column 3', northColumn: 'Column 2', system: 4326 },
  ),
  raw(
    'a table whose headings are years',
    ['a.csv', `Name,Lat,Lon,2023,2024\nA,${LATITUDE},${LONGITUDE},3,4\n`],
    { points: 1, cell: 'A' },
  ),
  raw(
    'well-known text and names parted by semicolons',
    [
      'a.csv',
      `wkt;name\nPOINT (${HERE.join(' ')});Trough 1\nPOLYGON ((${square()
        .map((at) => at.join(' '))
        .join(', ')}));A\n`,
    ],
    { points: 1, areas: 1, cell: 'Trough 1' },
  ),
  raw(
    'a table under a title',
    ['a.csv', `Farm GPS export,,\nName,Latitude,Longitude\nTrough 1,${LATITUDE},${LONGITUDE}\n`],
    {
      points: 1,
      cell: 'Trough 1',
      notice: 'Farm GPS export',
    },
  ),
  ...[
    'decimalLatitude,decimalLongitude',
    'Decimal Lat,Decimal Long',
    'lat_dec,lon_dec',
    'verbatimLatitude,verbatimLongitude',
  ].map((headings) =>
    raw(`a table with ${headings}`, ['a.csv', `name,${headings}\nTrap 1,${LATITUDE},${LONGITUDE}\n`], {
      points: 1,
      cell: 'Trap 1',
    }),
  ),
];

const RECORD = '\u001E';
/** JSON on lines, and systems by their address. */
const jsonCorpus: readonly CorpusFile[] = [
  ...[
    'http://www.opengis.net/def/crs/EPSG/0/2193',
    'https://www.opengis.net/def/crs/EPSG/9.9.1/2193',
    'https://epsg.io/2193',
    'http://spatialreference.org/ref/epsg/2193/',
  ].map((address) => ({
    title: `a system by its address ${address}`,
    name: 'a.geojson',
    bytes: () =>
      json({
        type: 'FeatureCollection',
        crs: { type: 'name', properties: { name: address } },
        features: [feature({ type: 'Point', coordinates: [EAST, NORTH] })],
      }),
    expected: { points: 1 },
  })),
  {
    title: 'a system by its code',
    name: 'a.geojson',
    bytes: () =>
      json({
        type: 'FeatureCollection',
        crs: { type: 'EPSG', properties: { code: 2193 } },
        features: [feature({ type: 'Point', coordinates: [EAST, NORTH] })],
      }),
    expected: { points: 1 },
  },
  raw(
    'a sequence of texts over several lines',
    [
      'a.geojsons',
      [1, 2].map((number) => `${RECORD}${JSON.stringify(feature(point, `T${number}`), null, 1)}\n`).join(''),
    ],
    { points: 2, cell: 'T2' },
  ),
  raw(
    'a line that is no JSON among others',
    [
      'a.ndjson',
      [JSON.stringify(feature(point)), '{"type":"Feature",', JSON.stringify(feature(point, 'B'))].join('\n'),
    ],
    { points: 2, leftOut: 1, cell: 'B' },
  ),
  {
    title: 'one area that goes out and back on one line',
    name: 'a.geojson',
    bytes: () =>
      json(feature({ type: 'Polygon', coordinates: [[HERE, [LONGITUDE + 0.01, LATITUDE], HERE, HERE]] })),
    expected: { areas: 0, leftOut: 1 },
  },
  {
    title: 'one line of one place',
    name: 'a.geojson',
    bytes: () => json(feature({ type: 'LineString', coordinates: [HERE] })),
    expected: { lines: 0, leftOut: 1 },
  },
  {
    title: 'metres that are said to be degrees, beside a line of one place',
    name: 'a.geojson',
    bytes: () =>
      json({
        type: 'FeatureCollection',
        features: [
          feature({ type: 'Point', coordinates: [EAST, NORTH] }),
          feature({ type: 'Point', coordinates: [EAST + 1, NORTH] }),
        ],
      }),
    expected: { needs: 'system', firstProposal: 'NZTM2000' },
  },
];

/** Files as programs write them beside the standards of their formats. */
export const programCorpus: readonly CorpusFile[] = [
  ...numberCorpus,
  ...kmlCorpus,
  ...headingCorpus,
  ...jsonCorpus,
];
