import { mapFileNotices, mapRowWords, MOST_MAP_ROWS, type ReadMapFile } from '@tussock/domain';
import { geopackageOf } from '@tussock/testkit';
import { expect, test } from 'vitest';
import { readMapFile } from './read-map-file.ts';

const FARM = [172.3, -42.8, 172.32, -42.78] as const;

const readNear = (...lines: readonly string[]): Promise<ReadMapFile> =>
  readMapFile(
    { name: 'troughs.csv', bytes: new TextEncoder().encode(['Name,Lat,Lon', ...lines].join('\n')) },
    { readAs: { isNearFarm: true }, farm: FARM },
  );
const NEAR = 'Near,-42.79,172.31';
const FAR = 'Far,-41.3,174.7';
const FAULTY = 'Faulty,north,172.31';

test('rows that cannot be placed are told where only those near the farm are read, and do not count as further off', async () => {
  const { rows, notices } = await readNear(NEAR, FAULTY, FAR, 'Empty,,');
  expect(rows.map(({ line, cells, fault }) => [line, cells[0], fault])).toEqual([
    [2, 'Near', undefined],
    [3, 'Faulty', mapRowWords.badPlace],
    [5, 'Empty', mapRowWords.noPlace],
  ]);
  expect(notices).toEqual(['1 row further off was left out.']);
});

test('of more faulty rows than a file may have, as many are told as there is room for beside those near the farm', async () => {
  const { rows, notices } = await readNear(...Array.from({ length: MOST_MAP_ROWS }, () => FAULTY), NEAR);
  expect(rows).toHaveLength(MOST_MAP_ROWS);
  expect(rows.at(-1)?.cells[0]).toBe('Near');
  expect(notices).toEqual(['1 row that cannot be placed is not listed: there are too many.']);
});

/** More than are read of a file that is read whole. */
const DISTRICT = MOST_MAP_ROWS * 5 + 1;
const FURTHER_OFF = mapFileNotices.nearFarm(DISTRICT);
// Some seconds of a machine that has nothing else to do.
const LONG_MS = 240_000;

test(
  'of a table of a whole district the last row is read too, where it lies near the farm',
  async () => {
    const { rows, notices } = await readNear(...Array.from({ length: DISTRICT }, () => FAR), NEAR);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Near']);
    expect(notices).toEqual([FURTHER_OFF]);
  },
  LONG_MS,
);

test(
  'of a table whose quotation marks are out of their place it is read too',
  async () => {
    const { rows, notices } = await readNear(...Array.from({ length: DISTRICT }, () => FAR), NEAR, '"x"y,,');
    expect(rows.map(({ cells }) => cells[0])).toContain('Near');
    expect(notices).toContain(FURTHER_OFF);
  },
  LONG_MS,
);

test(
  'of a GeoPackage of a whole district the last row is read too, where it lies near the farm',
  async () => {
    const outline = (east: number, north: number) =>
      [
        [east, north],
        [east + 0.001, north],
        [east, north + 0.001],
        [east, north],
      ] as const;
    const far = outline(174.7, -41.3);
    const bytes = await geopackageOf([
      ...Array.from({ length: DISTRICT }, () => far),
      outline(172.31, -42.79),
    ]);
    const read = await readMapFile(
      { name: 'district.gpkg', bytes },
      { readAs: { isNearFarm: true }, farm: FARM },
    );
    expect(read.rows.map(({ line }) => line)).toEqual([DISTRICT + 1]);
    expect(read.notices).toEqual([FURTHER_OFF]);
  },
  LONG_MS,
);
