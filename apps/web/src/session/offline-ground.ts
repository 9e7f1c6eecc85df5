import { readSettings, type ReplyOf } from '@tussock/contract';
import { soilLayers } from '@tussock/domain';
import { tilesOver, type Bounds } from '@tussock/geometry';
import { fetchGroundToKeep } from '../api/fetch-ground.ts';
import { keptGroundCache } from '../service-worker/cache-names.ts';
import { reading } from './client.ts';
import { queryClient } from './query-client.ts';

/** Most tiles and bytes of the ground under one farm that a device stores. */
export const GROUND_ROOM = { pieces: 600, bytes: 40_000_000 } as const;
/** Zoom levels stored, from the district to the finest elevation; photographs go on to where a trough is visible. */
const ZOOMS = { first: 10, last: 16 } as const;
/** Margin stored around the farm, as a share of its width and height. */
const MARGIN = 0.25;

type Sources = Pick<ReplyOf<typeof readSettings>, 'riverTiles' | 'terrain' | 'imagery' | 'soil'>;
type Ground = NonNullable<Sources['terrain']>;

const around = ([west, south, east, north]: Bounds): Bounds => {
  const [x, y] = [(east - west) * MARGIN, (north - south) * MARGIN];
  return [west - x, south - y, east + x, north + y];
};

const addressesOf = (url: string, bounds: Bounds, zoom: number): readonly string[] =>
  tilesOver(bounds, zoom).map(({ x, y }) =>
    url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y)),
  );

/**
 * The tile URLs of the ground under a farm, the most important first and coarse before fine: elevation (for relief and contours), rivers,
 * photographs, soil. Cut at the limits above.
 */
export function groundAddresses(
  { riverTiles, terrain, imagery, soil }: Sources,
  farm: Bounds,
): readonly string[] {
  const bounds = around(farm);
  const ofGround = (ground: Ground | null, url = ground?.url ?? ''): readonly string[] => {
    if (!ground) return [];
    const from = Math.max(ZOOMS.first, ground.minZoom);
    const count = Math.max(0, Math.min(ZOOMS.last, ground.maxZoom) - from + 1);
    return Array.from({ length: count }, (_, step) => addressesOf(url, bounds, from + step)).flat();
  };
  const all = [
    ...ofGround(terrain),
    ...addressesOf(riverTiles.url, bounds, riverTiles.zoom),
    ...ofGround(imagery),
    ...soilLayers.flatMap(({ id }) => ofGround(soil, soil?.url.replace('{layer}', id))),
  ];
  return all.slice(0, GROUND_ROOM.pieces);
}

/** How much of the ground under a farm is stored on this device. */
export interface OfflineGround {
  readonly pieces: number;
  readonly bytes: number;
}

const sizeOf = async (response: Response | undefined): Promise<number> =>
  response ? (await response.clone().blob()).size : 0;

/** Reads how much of the ground under a farm is stored. */
export async function readOfflineGround(planId: string): Promise<OfflineGround> {
  const name = keptGroundCache(planId);
  if (!globalThis.caches || !(await caches.has(name))) return { pieces: 0, bytes: 0 };
  const cache = await caches.open(name);
  const sizes = await Promise.all((await cache.keys()).map(async (key) => sizeOf(await cache.match(key))));
  return { pieces: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Downloads the ground under a farm to this device, tile by tile up to the limits; stored tiles are skipped. Stops when aborted, offline or full; the
 * next call continues.
 */
export async function saveOfflineGround(
  planId: string,
  addresses: readonly string[],
  {
    signal,
    tell = () => {},
  }: { readonly signal: AbortSignal; readonly tell?: (kept: OfflineGround) => void },
): Promise<void> {
  let { pieces, bytes } = await readOfflineGround(planId);
  const cache = await caches.open(keptGroundCache(planId));
  for (const address of addresses) {
    if (signal.aborted || bytes >= GROUND_ROOM.bytes) return;
    if (await cache.match(address)) continue;
    const response = await fetchGroundToKeep(address, signal);
    // Where there is no piece there is none on the map either.
    if (!response.ok) continue;
    bytes += await sizeOf(response);
    pieces += 1;
    await cache.put(address, response);
    tell({ pieces, bytes });
  }
}

/** Like `saveOfflineGround`, for a farm of these bounds, from the tile sources of this installation. */
export async function saveOfflineGroundUnder(
  planId: string,
  farm: Bounds,
  options: Parameters<typeof saveOfflineGround>[2],
): Promise<void> {
  const settings = await queryClient.fetchQuery({ ...reading(readSettings, {}), staleTime: Infinity });
  await saveOfflineGround(planId, groundAddresses(settings, farm), options);
}

/** Deletes the stored ground under a farm. */
export async function deleteOfflineGround(planId: string): Promise<void> {
  await globalThis.caches?.delete(keptGroundCache(planId)).catch(() => false);
}
