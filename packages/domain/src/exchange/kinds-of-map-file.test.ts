import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import type { Geometry } from '@tussock/geometry';
import { kindById } from '../derive/any-kind.ts';
import { kindOfTable, kindsForShapes, kindsOfRows } from './kinds-of-map-file.ts';
import { proposeColumns } from './rows-of-map-file.ts';

const idsOf = (columns: readonly string[], ...cells: readonly (readonly (string | null)[])[]) =>
  kindsOfRows({ columns, rows: cells.map((row, at) => ({ line: at + 1, geometry: null, cells: row })) }).map(
    (kind) => kind?.id,
  );

test('rows say of which kind they are in a column of that heading, whatever the capitals', () => {
  const cells = [
    ['North', kinds.paddock.names.singular],
    ['Hill', kinds.lmu.names.singular.toUpperCase()],
  ];
  expect(idsOf(['name', 'Kind'], ...cells)).toEqual([kinds.paddock.id, kinds.lmu.id]);
});

test.each([
  ['another word in it', ['kind'], 'Gravel'],
  ['nothing in it', ['kind'], null],
  ['no such column', ['name'], kinds.paddock.names.singular],
])('a row of a file with %s does not say', (_which, columns, cell) => {
  expect(idsOf(columns, [cell])).toEqual([undefined]);
});

test.each([
  ['the type of GPX', 'type', kinds.trough.names.singular],
  ['its symbol', 'sym', kinds.trough.names.plural],
  ['the layer of an old drawing', 'Layer', 'TROUGHS'],
])('rows say it by %s, too', (_by, column, cell) => {
  expect(idsOf(['name', column], ['North', cell])).toEqual([kinds.trough.id]);
});

test.each([
  ['a layer of ours in a GeoPackage', kinds.storageArea.id, kinds.storageArea.id],
  ['a shapefile of ours', 'Fence lines lines', kinds.fenceline.id],
  ['a table of ours in a ZIP', 'farm/Troughs.csv', kinds.trough.id],
  ['a table of ours whose kind ends as a sort of shape does', 'Critical source areas.csv', kinds.csa.id],
  ['a shapefile of ours of such a kind', 'farm/Critical source areas areas.shp', kinds.csa.id],
  ['a sheet of a workbook in a ZIP', 'farm.xlsx: Water tanks', kinds.waterTank.id],
  ['a layer of somebody else', 'PADDOCKS', kinds.paddock.id],
  ['what is called after no kind', 'survey of 2026.shp', undefined],
])('%s is called after what it holds', (_what, name, id) => {
  expect(kindOfTable(name)?.id).toBe(id);
});

test('a sheet is called after its kind also where the name of that ends as a sort of shape does', () => {
  expect(kindOfTable('Fence lines')?.id).toBe(kinds.fenceline.id);
  expect(kindOfTable('Critical source areas')?.id).toBe(kinds.csa.id);
});

test('a type that names no kind leaves it to the symbol', () => {
  expect(idsOf(['type', 'sym'], ['user', 'Trough'], ['user', null])).toEqual([kinds.trough.id, undefined]);
});

test('what says the kind is no field of it; what somebody wrote about a place is its notes', () => {
  const track = kindById(kinds.track.id);
  const columns = ['name', 'cmt', 'type', 'sym'];
  expect(proposeColumns(track, columns)).toEqual(['name', 'notes', 'trackType', null]);
  expect(proposeColumns(track, columns, 2)).toEqual(['name', 'notes', null, null]);
});

const rowsOf = (...geometries: readonly Geometry[]) =>
  geometries.map((geometry, at) => ({ line: at + 1, geometry, cells: [] }));
const point: Geometry = { type: 'Point', coordinates: [172.3, -42.8] };
const walked = (...corners: readonly (readonly [number, number])[]): Geometry => ({
  type: 'LineString',
  coordinates: corners.map(([x, y]) => [172.3 + x, -42.8 + y]),
});
const open = walked([0, 0], [0.01, 0], [0.01, 0.01]);
const round = walked([0, 0], [0.01, 0], [0.01, 0.01], [0, 0]);
const offered = (...geometries: readonly Geometry[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    kindsForShapes(rowsOf(...geometries)).map(({ shape, kinds: some }) => [shape, some.map(({ id }) => id)]),
  );

test('waypoints are offered the kinds of places, tracks those of lines', () => {
  const { line, point: place } = offered(point, open);
  expect(line).toContain(kinds.fenceline.id);
  expect(line).not.toContain(kinds.paddock.id);
  expect(place).toContain(kinds.trough.id);
  expect(place).not.toContain(kinds.fenceline.id);
});

test('a track that comes back to where it began may be an area as well', () => {
  expect(offered(open, round)).toEqual({ line: expect.arrayContaining([kinds.paddock.id, kinds.track.id]) });
});
