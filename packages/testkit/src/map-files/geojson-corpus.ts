import { bowTie, HERE, inMetres, json, raw, square, type CorpusFile, type Place } from './corpus-file.ts';

const feature = (geometry: unknown, properties: unknown = { name: 'Tōtara' }) => ({
  type: 'Feature',
  properties,
  geometry,
});
const collection = (...features: readonly unknown[]) => ({ type: 'FeatureCollection', features });
const area = (ring: readonly Place[] = square()) => ({ type: 'Polygon', coordinates: [ring] });
const point = { type: 'Point', coordinates: HERE };
const swapped = ([x, y]: Place): Place => [y, x];

const geojson = (
  title: string,
  content: unknown,
  expected: CorpusFile['expected'],
  readAs = {},
): CorpusFile => ({
  title,
  name: 'survey.geojson',
  bytes: () => json(content),
  readAs,
  expected,
});
const MANY = 20_001;

export const geojsonCorpus: readonly CorpusFile[] = [
  geojson('a collection of features', collection(feature(area()), feature(point)), {
    areas: 1,
    points: 1,
    cell: 'Tōtara',
  }),
  geojson('a single feature', feature(area()), { areas: 1 }),
  geojson('a bare shape', area(), { areas: 1 }),
  geojson(
    'a collection of shapes of several sorts',
    feature({ type: 'GeometryCollection', geometries: [area(), point] }),
    { areas: 1, points: 1 },
  ),
  geojson(
    'a collection of areas',
    feature({ type: 'GeometryCollection', geometries: [area(), area(square(3))] }),
    { areas: 1 },
  ),
  geojson('many points in one', feature({ type: 'MultiPoint', coordinates: square().slice(0, 4) }), {
    points: 4,
  }),
  geojson(
    'metres with their system',
    {
      ...collection(feature(area(inMetres(square())))),
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2193' } },
    },
    { areas: 1 },
  ),
  geojson(
    'degrees with CRS84',
    {
      ...collection(feature(area())),
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } },
    },
    { areas: 1 },
  ),
  geojson('metres without their system', collection(feature(area(inMetres(square())))), {
    needs: 'system',
    firstProposal: 'NZTM2000',
  }),
  geojson('latitude before longitude', collection(feature(area(square().map(swapped)))), {
    needs: 'system',
    firstProposal: 'Longitude and latitude (WGS 84), the other way round',
  }),
  geojson(
    'latitude before longitude, said to be so',
    collection(feature(area(square().map(swapped)))),
    { areas: 1, notice: 'other way round' },
    { system: 4326, isSwapped: true },
  ),
  geojson('heights', feature({ type: 'Polygon', coordinates: [square().map((place) => [...place, 120])] }), {
    areas: 1,
  }),
  geojson('an outline that is not closed', feature(area(square().slice(0, -1))), { areas: 1, mended: 1 }),
  geojson('an outline that crosses itself', feature(area(bowTie())), { areas: 1, mended: 1 }),
  geojson(
    'an outline of two corners beside a whole one',
    collection(feature(area(square().slice(0, 2))), feature(area())),
    { areas: 1, leftOut: 1 },
  ),
  geojson('a feature without a shape', collection(feature(null), feature(area())), { areas: 1, leftOut: 1 }),
  geojson(
    'coordinates that are text',
    collection(feature({ type: 'Point', coordinates: ['172', '-42'] }), feature(point)),
    { points: 1, leftOut: 1 },
  ),
  geojson(
    'coordinates that are not nested as they should be',
    collection(feature({ type: 'Polygon', coordinates: [1, 2, 3] }), feature(point)),
    { points: 1, leftOut: 1 },
  ),
  geojson(
    'a shape abroad beside one at home',
    collection(feature({ type: 'Point', coordinates: [151, -33] }), feature(point)),
    { points: 1, leftOut: 1 },
  ),
  geojson('a shape on the Chatham Islands', feature({ type: 'Point', coordinates: [-176.5, -44] }), {
    points: 1,
  }),
  geojson(
    'a shape on the Chatham Islands, counted past 180',
    feature({ type: 'Point', coordinates: [183.5, -44] }),
    { points: 1 },
  ),
  geojson(
    'a column that would change every object',
    JSON.parse(
      '{"type":"Feature","properties":{"__proto__":"x","name":"A"},"geometry":{"type":"Point","coordinates":[172.3,-42.8]}}',
    ) as unknown,
    { points: 1, cell: 'A' },
  ),
  geojson(
    'too many columns',
    feature(point, Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`c${index}`, 1]))),
    { refusal: 'tooManyColumns' },
  ),
  geojson('too many rows', collection(...Array.from({ length: MANY }, () => feature(point, {}))), {
    refusal: 'tooManyRows',
  }),
  geojson('no features', collection(), { refusal: 'noRows' }),
  geojson('an object that is no map', { hello: 'world' }, { refusal: 'noFeatures' }),
  geojson('TopoJSON', { type: 'Topology', objects: {}, arcs: [] }, { refusal: 'topoJson' }),
  geojson(
    'JSON of ArcGIS',
    { geometryType: 'esriGeometryPoint', features: [{ attributes: {}, geometry: { x: 1, y: 2 } }] },
    { refusal: 'esriJson' },
  ),
  raw(
    'features on lines of their own',
    ['survey.json', `${JSON.stringify(feature(point))}\n${JSON.stringify(feature(area()))}\n`],
    { points: 1, areas: 1 },
  ),
  raw(
    'JSON that lies in itself deeper than any map',
    ['deep.json', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    { refusal: 'tooDeep' },
  ),
  raw('JSON that stops short', ['survey.geojson', '{"type":"FeatureCollection","features":['], {
    refusal: 'brokenJson',
  }),
  raw('JSON behind a byte order mark', ['survey.geojson', `\uFEFF${JSON.stringify(feature(point))}`], {
    points: 1,
  }),
  {
    title: 'JSON in UTF-16',
    name: 'survey.geojson',
    bytes: () =>
      new Uint8Array([
        0xff,
        0xfe,
        ...new Uint8Array(
          Uint16Array.from(JSON.stringify(feature(point)), (letter) => letter.charCodeAt(0)).buffer,
        ),
      ]),
    expected: { points: 1 },
  },
];
