import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGEST_MAP_FILE, MOST_MAP_ROWS, type ReadMapFile } from '@tussock/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInChild } from '../../platform/tasks/make-in-child.ts';
import type { ReadOrder } from './make-map-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tussock-largest-'));
});
afterAll(() => rm(folder, { recursive: true }));

const FARM = [172.3, -42.8, 172.32, -42.78] as const;
/** For a head and a foot. */
const ROOM = 1000;

/** What a process of the server's own, with no more memory than it gets there, reads of a file. */
async function readOf(name: string, text: string, readAs: ReadOrder['readAs']): Promise<ReadMapFile> {
  const file = join(folder, name);
  await writeFile(file, text);
  const content: ReadOrder = { file, name, readAs, farm: FARM };
  const path = `${file}.read.json`;
  const files = { disk: { folder, publicUrl: 'http://localhost', secret: 'none' }, bucket: null };
  await makeInChild(
    { maker: 'readMapFile', content, path, files },
    { signal: new AbortController().signal, say: () => undefined },
  );
  return JSON.parse(await readFile(path, 'utf8')) as ReadMapFile; // written by the maker
}

/** An outline of so many places round one, in all the figures that programs write. */
const outline = (places: number, [west, south]: readonly [number, number]): readonly (readonly number[])[] =>
  Array.from({ length: places }, (_, corner) => {
    const angle = ((corner % (places - 1)) * 2 * Math.PI) / (places - 1);
    return [west + Math.cos(angle) * 0.001, south + Math.sin(angle) * 0.001];
  });

/** What is left of the most that a file may weigh is less than a thousandth of it. */
const expectNearlyTooLarge = (text: string): void => {
  expect(text.length).toBeLessThanOrEqual(LARGEST_MAP_FILE);
  expect(text.length).toBeGreaterThan(LARGEST_MAP_FILE * 0.999);
};

// Some seconds of a machine that has nothing else to do.
const LONG_MS = 240_000;

test(
  'a table of as many rows as may be, as heavy as may be, is read whole',
  async () => {
    const bytesOfRow = Math.floor((LARGEST_MAP_FILE - ROOM) / MOST_MAP_ROWS);
    const rows = Array.from({ length: MOST_MAP_ROWS }, (_, number) => {
      const ring = outline(20, [172.3 + number * 1e-5, -42.8]).map((place) => place.join(' '));
      return `Block ${number},"POLYGON((${ring.join(', ')}))",`.padEnd(bytesOfRow - 1, 'n');
    });
    const text = ['Name,WKT,Notes', ...rows].join('\n');
    expectNearlyTooLarge(text);
    const read = await readOf('blocks.csv', text, {});
    expect(read.rows).toHaveLength(MOST_MAP_ROWS);
    expect(read.rows.filter(({ geometry }) => geometry?.type !== 'Polygon')).toEqual([]);
  },
  LONG_MS,
);

test(
  'of a whole district, as heavy as may be, what lies near the farm is read',
  async () => {
    // One of a hundred lies on the farm.
    const parcelAt = (number: number): string => {
      const coordinates = [outline(20, [172.31, number % 100 === 0 ? -42.79 : -43.5])];
      const name = `Parcel ${number}`.padEnd(1400, 'n');
      return JSON.stringify({
        type: 'Feature',
        properties: { name },
        geometry: { type: 'Polygon', coordinates },
      });
    };
    const count = Math.floor((LARGEST_MAP_FILE - ROOM) / (parcelAt(1).length + 1));
    const parcels = Array.from({ length: count }, (_, number) => parcelAt(number));
    const text = `{"type":"FeatureCollection","features":[${parcels.join(',')}]}`;
    expectNearlyTooLarge(text);
    const { rows, notices } = await readOf('district.geojson', text, { isNearFarm: true });
    expect(count).toBeGreaterThan(MOST_MAP_ROWS);
    expect(rows).toHaveLength(Math.ceil(count / 100));
    expect(notices).toEqual([expect.stringMatching(/^[\d,]+ rows further off were left out\.$/)]);
  },
  LONG_MS,
);
