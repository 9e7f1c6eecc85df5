import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GROUND_ROOM, groundAddresses, saveOfflineGround, readOfflineGround } from './offline-ground.ts';

const ground = (url: string, minZoom: number, maxZoom: number) => ({
  url,
  minZoom,
  maxZoom,
  attribution: '',
});
const rivers = { url: '/rivers/12/{x}/{y}.pbf', sourceLayer: 'rivers', zoom: 12, tileSize: 256 };
const none = { terrain: null, imagery: null, soil: null };
/** Within one tile of zoom 12 (4008/2587), and of all before it, with its quarter around it. */
const farm = [172.29, -42.79, 172.31, -42.77] as const;

test('heights come first, the coarse before the fine, then rivers; a map of soil is asked for layer by layer', () => {
  const terrain = ground('/terrain/{z}/{x}/{y}.png', 5, 12);
  const soil = ground('/soil/{layer}/{z}/{x}/{y}.png', 10, 10);
  const addresses = groundAddresses({ riverTiles: rivers, terrain, imagery: null, soil }, farm);
  expect(addresses.slice(0, 4)).toEqual([
    '/terrain/10/1002/646.png',
    '/terrain/11/2004/1293.png',
    '/terrain/12/4008/2587.png',
    '/rivers/12/4008/2587.pbf',
  ]);
  expect(addresses[4]).toBe('/soil/soilDepth/10/1002/646.png');
});

test('a quarter of the farm lies around it', () => {
  // The next tile to the east begins at 172.3535°.
  const near = [172.3, -42.79, 172.34, -42.77] as const;
  const wide = [172.3, -42.79, 172.345, -42.77] as const;
  const columns = (box: readonly [number, number, number, number]): number =>
    groundAddresses({ ...none, riverTiles: rivers }, box).length;
  expect([columns(near), columns(wide)]).toEqual([1, 2]);
});

test('no farm takes more pieces than there is room for', () => {
  const imagery = ground('/imagery/{z}/{x}/{y}.webp', 0, 20);
  const district = [172, -43, 173, -42] as const;
  expect(groundAddresses({ ...none, riverTiles: rivers, imagery }, district).length).toBe(GROUND_ROOM.pieces);
});

let kept: Map<string, Map<string, Response>>;
const asked: string[] = [];

beforeEach(() => {
  kept = new Map();
  asked.length = 0;
  vi.stubGlobal('caches', {
    has: async (name: string) => kept.has(name),
    open: async (name: string) => {
      const one = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, one);
      return {
        keys: async () => [...one.keys()],
        match: async (url: string) => one.get(url)?.clone(),
        put: async (url: string, response: Response) => void one.set(url, response),
      };
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A server whose pieces are so large; of what is called `gone` it has none. */
function serve(bytes: number, fails: (url: string) => boolean = () => false): void {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (fails(url)) throw new TypeError('Failed to fetch');
    return url.includes('gone')
      ? new Response(null, { status: 404 })
      : new Response(new Uint8Array(bytes), { status: 200 });
  });
}
const signal = new AbortController().signal;

test('each piece is asked for once; where there is none, the next is', async () => {
  serve(1000);
  await saveOfflineGround('p1', ['/a', '/gone', '/b'], { signal });
  await saveOfflineGround('p1', ['/a', '/b', '/c'], { signal });
  expect(asked).toEqual(['/a', '/gone', '/b', '/c']);
  expect(await readOfflineGround('p1')).toEqual({ pieces: 3, bytes: 3000 });
});

test('what came before the line broke stays, and the rest comes another time', async () => {
  serve(1000, (url) => url === '/b');
  await expect(saveOfflineGround('p1', ['/a', '/b', '/c'], { signal })).rejects.toThrow('Failed to fetch');
  serve(1000);
  await saveOfflineGround('p1', ['/a', '/b', '/c'], { signal });
  expect(asked).toEqual(['/a', '/b', '/b', '/c']);
});

test('beyond the room of a farm nothing more is asked for', async () => {
  serve(GROUND_ROOM.bytes / 2);
  await saveOfflineGround('p1', ['/a', '/b', '/c'], { signal });
  expect(asked).toEqual(['/a', '/b']);
});

test('the ground of another farm is another’s', async () => {
  serve(1000);
  await saveOfflineGround('p1', ['/a'], { signal });
  expect(await readOfflineGround('p2')).toEqual({ pieces: 0, bytes: 0 });
});
