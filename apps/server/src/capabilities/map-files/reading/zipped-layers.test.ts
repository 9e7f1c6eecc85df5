import { areaRecord, corpusSquare, dbfOf, shapefileFiles, zipOf } from '@tussock/testkit';
import { expect, test } from 'vitest';
import { readMapFile } from './read-map-file.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const layer = (path: string, ...names: readonly string[]) =>
  shapefileFiles(
    path,
    names.map((_, index) => areaRecord(corpusSquare(index * 2))),
    dbfOf(names.map(text)),
  );
const read = (files: Readonly<Record<string, Uint8Array>>, table?: string) =>
  readMapFile({ name: 'farm.zip', bytes: zipOf(files) }, { readAs: { table }, farm: null });

const csv = text('Name,Latitude,Longitude\nTrough 1,-42.8,172.3\nTrough 2,-42.8,172.3\n');
const kml = text(
  '<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Gate</name><Point><coordinates>172.3,-42.8</coordinates></Point></Placemark></kml>',
);

test('lists a KML and a table that lie in a ZIP beside a shapefile, and reads each when it is chosen', async () => {
  const files = { ...layer('paddocks', 'North Flat'), 'troughs.csv': csv, 'gates.kml': kml };
  const first = await read(files);
  expect(new Set(first.tables.map(({ name, rows }) => `${name} ${rows}`))).toEqual(
    new Set(['gates.kml 1', 'paddocks 1', 'troughs.csv 2']),
  );
  expect([first.table, first.rows[0]?.cells]).toEqual(['paddocks', ['North Flat']]);
  expect((await read(files, 'gates.kml')).rows[0]?.cells[0]).toBe('Gate');
  expect((await read(files, 'troughs.csv')).rows.map(({ cells }) => cells[0])).toEqual([
    'Trough 1',
    'Trough 2',
  ]);
});

test('lists a table that lies in a ZIP beside a KML', async () => {
  const { tables } = await read({ 'doc.kml': kml, 'troughs.csv': csv });
  expect(new Set(tables.map(({ name }) => name))).toEqual(new Set(['doc.kml', 'troughs.csv']));
});

test('a note beside a shapefile is no table', async () => {
  const { tables } = await read({ ...layer('paddocks', 'North Flat'), 'readme.txt': text('Made in 2026') });
  expect(tables.map(({ name }) => name)).toEqual(['paddocks']);
});

test('names two shapefiles of one name by their folders, and reads either', async () => {
  const files = { ...layer('2024/paddocks', 'Old'), ...layer('2025/paddocks', 'New 1', 'New 2') };
  expect((await read(files)).tables).toEqual([
    { name: '2024/paddocks', rows: 1 },
    { name: '2025/paddocks', rows: 2 },
  ]);
  expect((await read(files, '2025/paddocks')).rows.map(({ cells }) => cells[0])).toEqual(['New 1', 'New 2']);
});
