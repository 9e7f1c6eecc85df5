import { mapRowWords, MOST_MAP_ROWS, type ReadMapFile } from '@tussock/domain';
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
