import {
  allKinds,
  checkDrawn,
  kindById,
  kindColumn,
  kinds,
  kindsOfRows,
  mapFormatIds,
  mapFormats,
  namesOfFeatures,
  proposeColumns,
  rowsForKind,
  type AnyKind,
  type MapFormatId,
  type ReadMapFile,
} from '@tussock/domain';
import { checkGeometry, positionsOf, roundToMergePrecision, type Geometry } from '@tussock/geometry';
import { arbitraryAttributes, exampleAttributes } from '@tussock/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordFeature } from '../../platform/map-files/features-of-record.ts';
import { readMapFile } from './reading/read-map-file.ts';
import { mapFormatWriters } from './writing/writers.ts';

const at = new Date('2026-11-22T00:00:00Z');
const NZTM2000 = 2193;
const idOf = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Half a hectare with a hole, a line with a corner, a place. */
const shapes = {
  polygon: {
    type: 'Polygon',
    coordinates: [
      [
        [172.3, -42.8],
        [172.9, -42.8],
        [172.9, -42.2],
        [172.3, -42.2],
        [172.3, -42.8],
      ],
    ],
  },
  line: {
    type: 'LineString',
    coordinates: [
      [172.3, -42.8],
      [172.31, -42.8],
      [172.31, -42.7912345],
    ],
  },
  point: { type: 'Point', coordinates: [172.3012345, -42.8] },
} as const satisfies Readonly<Record<string, Geometry>>;

const shapeOf = (kind: AnyKind): Geometry => shapes[kind.shapes[0]];
const storedOf = (kind: AnyKind, attributes: object): RecordFeature['attributes'] => {
  const checked = checkDrawn(kind, attributes, { areaHectares: 300_000 });
  return checked.ok ? checked.attributes : { name: 'Not as it has to be' };
};
const featureOf = (kind: AnyKind, attributes: object, number = 1): RecordFeature => ({
  id: idOf(number),
  kind,
  geometry: shapeOf(kind),
  attributes: storedOf(kind, attributes),
  measures: {},
});

async function thereAndBack(format: MapFormatId, features: readonly RecordFeature[]): Promise<ReadMapFile> {
  const layers = features.slice(0, 1).map(({ kind }) => ({ kind, features }));
  const plan = { farm: 'Tōtara', at, layers, names: namesOfFeatures(features) };
  const bytes = await mapFormatWriters[format](plan);
  const readAs = format === 'dxf' ? { system: NZTM2000 } : {};
  const name = `a${mapFormats[format].writtenAs.ending}`;
  return readMapFile({ name, bytes }, { readAs, farm: null });
}

const rowsOf = (kind: AnyKind, { rows, columns }: ReadMapFile) =>
  rowsForKind(kind, { rows, choice: proposeColumns(kind, columns) }, namesOfFeatures([]));

const everyExample = allKinds.map((kind, index) => featureOf(kind, exampleAttributes[kind.id], index));
const cornersOf = (geometry: Geometry): readonly number[] => [...positionsOf(geometry)].flat();
const round = (value: unknown): unknown =>
  value && checkGeometry(value, ['point', 'line', 'polygon']).ok
    ? roundToMergePrecision(value as Geometry)
    : value;

const whole = mapFormatIds.filter((format) => mapFormats[format].loses.length === 0);
test.each([...whole, 'xlsx', 'shapefile'] as const)(
  'every example comes back from %s with all its values and its shape',
  async (format) => {
    const seen = [];
    for (const feature of everyExample) {
      const [row] = rowsOf(feature.kind, await thereAndBack(format, [feature]));
      const again = checkDrawn(feature.kind, row?.values, { areaHectares: 300_000 });
      seen.push([row?.id, again, round(row?.shape)]);
    }
    expect(seen).toEqual(
      everyExample.map(({ id, attributes, geometry }) => [id, { ok: true, attributes }, geometry]),
    );
  },
);

const paddock = kindById(kinds.paddock.id);

test.each(whole)('whatever is typed into a paddock comes back from %s', async (format) => {
  const typed = fc.array(
    arbitraryAttributes(paddock, () => []),
    { minLength: 1, maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(typed, async (all) => {
      const features = all.map((attributes, index) => featureOf(paddock, attributes, index));
      const rows = rowsOf(paddock, await thereAndBack(format, features));
      const again = rows.map(({ values }) => checkDrawn(paddock, values, { areaHectares: 300_000 }));
      expect(again).toEqual(features.map(({ attributes }) => ({ ok: true, attributes })));
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

const NEAR = 6;
test.each(mapFormatIds)('a paddock that is written as %s is a paddock in its place again', async (format) => {
  const [row] = rowsOf(paddock, await thereAndBack(format, [featureOf(paddock, { name: 'Tōtara flat' })]));
  const checked = checkGeometry(row?.shape, paddock.shapes);
  expect(checked.ok).toBe(true);
  const corners = cornersOf(checked.ok ? checked.geometry : shapes.point).map((one) => one.toFixed(NEAR));
  expect(new Set(corners)).toEqual(new Set(cornersOf(shapes.polygon).map((one) => one.toFixed(NEAR))));
});

test.each(['geojson', 'kml', 'kmz'] as const)(
  'of a whole plan in one table, as %s, each row says of which kind it is',
  async (format) => {
    const layers = everyExample.map((feature) => ({ kind: feature.kind, features: [feature] }));
    const plan = { farm: 'Tōtara', at, layers, names: namesOfFeatures(everyExample) };
    const bytes = await mapFormatWriters[format](plan);
    const name = `a${mapFormats[format].writtenAs.ending}`;
    const read = await readMapFile({ name, bytes }, { readAs: {}, farm: null });
    expect(kindsOfRows(read)).toEqual(allKinds);
  },
);

test('of a whole plan as CSV each table is there to be chosen, and comes back', async () => {
  const layers = everyExample.map((feature) => ({ kind: feature.kind, features: [feature] }));
  const plan = { farm: 'Tōtara', at, layers, names: namesOfFeatures(everyExample) };
  const bytes = await mapFormatWriters.csv(plan);
  const read = (table?: string) => readMapFile({ name: 'a.zip', bytes }, { readAs: { table }, farm: null });
  const {
    tables: [whole, ...tables],
  } = await read();
  expect([whole, tables.length]).toEqual([
    { name: 'All layers', rows: everyExample.length },
    everyExample.length,
  ]);
  const ids = [];
  for (const { name } of tables) ids.push((await read(name)).rows.map(({ cells }) => cells[0]));
  expect(new Set(ids.flat())).toEqual(new Set(everyExample.map(({ id }) => id)));
});

test.each(['gpx', 'dxf'] as const)(
  'a whole plan as %s has no column for the kinds, and yet each row says of which it is',
  async (format) => {
    const layers = everyExample.map((feature) => ({ kind: feature.kind, features: [feature] }));
    const plan = { farm: 'Tōtara', at, layers, names: namesOfFeatures(everyExample) };
    const bytes = await mapFormatWriters[format](plan);
    const name = `a${mapFormats[format].writtenAs.ending}`;
    const read = await readMapFile({ name, bytes }, { readAs: { system: NZTM2000 }, farm: null });
    expect(new Set(kindsOfRows(read))).toEqual(new Set(allKinds));
  },
);

test.each([
  ['geopackage', paddock.id],
  ['xlsx', 'Paddocks'],
  ['shapefile', 'Paddocks areas'],
] as const)(
  'a whole plan as %s has a table of each kind, and is read as one, each row with its kind, its values and its shape',
  async (format, tableOfPaddocks) => {
    const layers = everyExample.map((feature) => ({ kind: feature.kind, features: [feature] }));
    const plan = { farm: 'Tōtara', at, layers, names: namesOfFeatures(everyExample) };
    const file = {
      name: `a${mapFormats[format].writtenAs.ending}`,
      bytes: await mapFormatWriters[format](plan),
    };
    const read = await readMapFile(file, { readAs: {}, farm: null });
    const kindsSaid = kindsOfRows(read);
    const seen = allKinds.map((kind) => {
      const rows = read.rows.filter((_row, index) => kindsSaid[index] === kind);
      const choice = proposeColumns(kind, read.columns, kindColumn(read));
      const back = rowsForKind(kind, { rows, choice }, namesOfFeatures([]));
      return back.map(({ id, values, shape }) => [
        id,
        checkDrawn(kind, values, { areaHectares: 300_000 }),
        shape,
      ]);
    });
    expect(seen).toEqual(
      everyExample.map(({ id, attributes, geometry }) => [[id, { ok: true, attributes }, geometry]]),
    );
    expect(read.notices).toEqual([]);
    expect(read.tables[0]).toEqual({ name: 'All layers', rows: 29 });

    const one = await readMapFile(file, { readAs: { table: tableOfPaddocks }, farm: null });
    expect([one.table, one.rows.length]).toEqual([tableOfPaddocks, 1]);
  },
);
