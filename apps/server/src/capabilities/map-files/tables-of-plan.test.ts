import {
  checkDrawn,
  kindById,
  kindColumn,
  kinds,
  kindsOfRows,
  namesOfFeatures,
  proposeColumns,
  rowsForKind,
  type AnyKind,
  type MapFormatId,
  type ReadMapFile,
} from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import type { RecordFeature } from '../../platform/map-files/features-of-record.ts';
import { readMapFile } from './reading/read-map-file.ts';
import { mapFormatWriters } from './writing/writers.ts';

const at = new Date('2026-11-22T00:00:00Z');
const idOf = (number: number): string => `01900000-0000-7000-8000-00000000000${number}`;
const line: Geometry = {
  type: 'LineString',
  coordinates: [
    [172.3, -42.8],
    [172.31, -42.8],
  ],
};
const area: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172.3, -42.8],
      [172.31, -42.8],
      [172.31, -42.79],
      [172.3, -42.8],
    ],
  ],
};
const place: Geometry = { type: 'Point', coordinates: [172.3, -42.8] };

const [fence, building, paddock, trough, spread] = [
  kinds.fenceline,
  kinds.building,
  kinds.paddock,
  kinds.trough,
  kinds.fertiliser,
].map(({ id }) => kindById(id)) as [AnyKind, AnyKind, AnyKind, AnyKind, AnyKind]; // as many as are named

const feature = (
  number: number,
  kind: AnyKind,
  geometry: Geometry,
  attributes: RecordFeature['attributes'],
): RecordFeature => ({ id: idOf(number), kind, geometry, attributes, measures: { areaHectares: 45.1 } });

async function written(format: MapFormatId, features: readonly RecordFeature[]): Promise<Uint8Array> {
  const ofKinds = [...new Set(features.map(({ kind }) => kind))];
  const layers = ofKinds.map((kind) => ({ kind, features: features.filter((one) => one.kind === kind) }));
  return mapFormatWriters[format]({ farm: 'Tōtara', at, layers, names: namesOfFeatures(features) });
}

const read = (format: MapFormatId, bytes: Uint8Array, table?: string): Promise<ReadMapFile> =>
  readMapFile({ name: `a.${format}`, bytes }, { readAs: { table }, farm: null });

/** What the rows of a kind say, by the keys of its fields, as far as they say anything; figures as they are typed. */
function valuesOf(kind: AnyKind, file: ReadMapFile) {
  const said = kindsOfRows(file);
  const rows = file.rows.filter((_row, index) => said[index] === kind);
  const choice = proposeColumns(kind, file.columns, kindColumn(file));
  return rowsForKind(kind, { rows, choice }, namesOfFeatures([])).map(({ id, values }) => ({
    id,
    ...Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) =>
        value === '' ? [] : [[key, typeof value === 'number' ? String(value) : value]],
      ),
    ),
  }));
}

const everyFormat = ['geopackage', 'xlsx', 'shapefile', 'csv'] as const;

test.each(everyFormat)('the same heading of two kinds is the field of each, in %s', async (format) => {
  const features = [
    feature(1, fence, line, { name: 'Race', setback: 3 }),
    feature(2, building, area, { name: 'Shed', distanceToWater: 40 }),
  ];
  const file = await read(format, await written(format, features));
  expect(valuesOf(fence, file)).toEqual([{ id: idOf(1), name: 'Race', setback: '3' }]);
  expect(valuesOf(building, file)).toEqual([{ id: idOf(2), name: 'Shed', distanceToWater: '40' }]);
});

test.each(everyFormat)('an area that was typed is not the area that was measured, in %s', async (format) => {
  const features = [
    feature(1, spread, area, { name: 'May', area: 12 }),
    feature(2, fence, line, { name: 'Race' }),
  ];
  const file = await read(format, await written(format, features));
  expect(valuesOf(spread, file)).toEqual([{ id: idOf(1), name: 'May', area: '12' }]);
});

test.each(everyFormat)('what points at another kind points at it by name or id, in %s', async (format) => {
  const features = [
    feature(1, paddock, area, { name: 'Front' }),
    feature(2, paddock, area, { name: 'Back' }),
    feature(3, paddock, area, { name: 'Back' }),
    feature(4, trough, place, { name: 'Low', servesPaddocks: [idOf(1), idOf(3)] }),
  ];
  const file = await read(format, await written(format, features));
  expect(valuesOf(trough, file)).toEqual([{ id: idOf(4), name: 'Low', servesPaddocks: ['Front', idOf(3)] }]);
  expect(valuesOf(paddock, file).map(({ id }) => id)).toEqual([idOf(1), idOf(2), idOf(3)]);
});

test('a text that is too long for one column of a shapefile goes on in others, blanks and macrons with it', async () => {
  const notes = `${'Pūkeko in the flax, '.repeat(40)}and ${'no blank '.repeat(30)}end`;
  const short = { name: 'Short', notes: 'Dry' };
  const features = [feature(1, paddock, area, { name: 'Long', notes }), feature(2, paddock, area, short)];
  const file = await read('shapefile', await written('shapefile', features));
  expect(valuesOf(paddock, file)).toEqual([
    { id: idOf(1), name: 'Long', notes },
    { id: idOf(2), name: 'Short', notes: 'Dry' },
  ]);
});

test('a shape that is too long for a cell of a workbook goes on in others, and comes back corner by corner', async () => {
  const corners = Array.from({ length: 4000 }, (_, at): [number, number] => [
    (1_723_000 + at) / 10_000,
    at % 2 === 0 ? -42.8 : -42.7912345,
  ]);
  const long: Geometry = { type: 'LineString', coordinates: corners };
  const features = [
    feature(1, fence, long, { name: 'Terrace' }),
    feature(2, fence, line, { name: 'Race' }),
    feature(3, trough, place, { name: 'Low' }),
  ];
  const file = await read('xlsx', await written('xlsx', features));
  expect(file.rows.map(({ geometry }) => geometry)).toEqual([long, line, place]);
});

const cells = (lines: readonly (readonly string[])[]) =>
  lines.map((cellsOfLine) => cellsOfLine.map((value) => ({ value, type: String })));
const workbook = async (
  sheets: Readonly<Record<string, readonly (readonly string[])[]>>,
): Promise<Uint8Array> =>
  new Uint8Array(
    await writeWorkbook(
      Object.entries(sheets).map(([sheet, lines]) => ({ sheet, data: cells(lines) })),
    ).toBuffer(),
  );
const troughs = [
  ['_id', 'Name', 'Shape (WKT)'],
  [idOf(1), 'Low', 'POINT (172.3 -42.8)'],
  [idOf(2), 'High', 'POINT (172.3'],
];
const fences = [
  ['_id', 'Name', 'Distance to water (m)', 'Shape (WKT)'],
  [idOf(3), 'Race', '3', 'LINESTRING (172.3 -42.8, 172.31 -42.8)'],
];

test('a row that cannot be placed holds up no other row and no other sheet', async () => {
  const file = await read('xlsx', await workbook({ Troughs: troughs, 'Fence lines': fences }));
  expect(file.rows.map(({ line: number, fault }) => [number, fault])).toEqual([
    [1, undefined],
    [2, 'Its shape is damaged.'],
    [3, undefined],
  ]);
  expect(valuesOf(trough, file)).toEqual([{ id: idOf(1), name: 'Low' }]);
  expect(valuesOf(fence, file)).toEqual([{ id: idOf(3), name: 'Race', setback: '3' }]);
});

test('a sheet that somebody added is not read with the plan, and is named; one that is empty, or missing, holds up nothing', async () => {
  const sheets = {
    'To do': [['Ring the fencer'], ['Order posts']],
    Troughs: troughs,
    Paddocks: [['_id', 'Name']],
    'Fence lines': fences,
  };
  const file = await read('xlsx', await workbook(sheets));
  expect([file.table, kindsOfRows(file)]).toEqual(['All layers', [trough, trough, fence]]);
  expect(file.notices).toEqual(['Not imported, because it is not marked as part of a plan: To do.']);
  expect(file.tables.map(({ name }) => name)).toEqual([
    'All layers',
    'To do',
    'Troughs',
    'Paddocks',
    'Fence lines',
  ]);
});

test('sheets that are called after kinds and do not say which feature a row is are tables to be chosen', async () => {
  const without = (lines: readonly (readonly string[])[]) => lines.map((cellsOfLine) => cellsOfLine.slice(1));
  const file = await read(
    'xlsx',
    await workbook({ Troughs: without(troughs), 'Fence lines': without(fences) }),
  );
  expect([file.table, file.tables.length]).toEqual(['Troughs', 2]);
});

test('a formula without a value is refused as what it is, in a workbook of features as in one of a laboratory', async () => {
  const bytes = await workbook({ Troughs: troughs.slice(0, 2), 'Fence lines': fences });
  const files = unzipSync(bytes);
  const path = Object.keys(files).find((name) => name.endsWith('worksheets/sheet1.xml')) ?? '';
  const sheet = strFromU8(files[path] ?? new Uint8Array());
  // The name of the only trough, which is the second cell of the second row.
  const failed = sheet.replace(/<c r="B2"[^>]*>.*?<\/c>/, '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>');
  expect(failed).not.toBe(sheet);
  const file = await read('xlsx', zipSync({ ...files, [path]: strToU8(failed) }));
  const [row] = valuesOf(trough, file);
  expect(row).toEqual({ id: idOf(1), name: '#DIV/0!' });
  expect(JSON.stringify(checkDrawn(trough, { name: '#DIV/0!' }))).toContain('is a formula that failed');
});

test('a plan as CSV comes back whole, each row of its own kind', async () => {
  const csa = kindById(kinds.csa.id);
  const features = [
    feature(1, paddock, area, { name: 'Front' }),
    feature(2, csa, area, { name: 'Swale' }),
    feature(3, trough, place, { name: 'Low', servesPaddocks: [idOf(1)] }),
  ];
  const file = await read('csv', await written('csv', features));
  expect([file.table, new Set(kindsOfRows(file))]).toEqual(['All layers', new Set([paddock, csa, trough])]);
  expect(valuesOf(csa, file)).toEqual([{ id: idOf(2), name: 'Swale' }]);
});
