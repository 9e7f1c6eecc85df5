/// <reference lib="webworker" />
import contours from 'maplibre-contour';
import type { CancelledQuestion, WorkerAnswer } from '../../api/asked-worker.ts';
import { fetchGround } from '../../api/fetch-ground.ts';
import type { ContourQuestion } from './contour-tiles.ts';
import { decodeTile } from './decode-tile.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Number of cached elevation tiles: those of a few screens. */
const CACHE_TILES = 120;
const TIMEOUT_MS = 20_000;

type Manager = InstanceType<typeof contours.LocalDemManager>;
let manager: Manager | null = null;
const underWay = new Map<number, AbortController>();

/** Fetches an elevation tile. Where the land ends there is no tile: nothing is drawn there, and its neighbours are drawn all the same. */
async function fetchTile(url: string, { signal }: AbortController): Promise<{ data: Blob }> {
  const response = await fetchGround(url, signal);
  if (response.status === 404) return { data: new Blob() };
  if (!response.ok) throw new Error(`the ground answered ${response.status}`);
  return { data: await response.blob() };
}

function managerFor({ url, maxZoom }: ContourQuestion): Manager {
  manager ??= new contours.LocalDemManager({
    demUrlPattern: url,
    cacheSize: CACHE_TILES,
    encoding: 'mapbox',
    maxzoom: maxZoom,
    timeoutMs: TIMEOUT_MS,
    getTile: fetchTile,
    decodeImage: decodeTile,
  });
  return manager;
}

async function answer(question: ContourQuestion, abort: AbortController): Promise<void> {
  const { id, z, x, y, options } = question;
  const reply = (message: WorkerAnswer, moved: Transferable[] = []): void => self.postMessage(message, moved);
  try {
    const { arrayBuffer } = await managerFor(question).fetchContourTile(z, x, y, { ...options }, abort);
    reply({ id, ok: true, value: arrayBuffer }, [arrayBuffer]);
  } catch (error) {
    reply({ id, ok: false, fault: String(error) });
  } finally {
    underWay.delete(id);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ContourQuestion | CancelledQuestion>) => {
  if ('cancelled' in data) {
    underWay.get(data.cancelled)?.abort();
    return;
  }
  const abort = new AbortController();
  underWay.set(data.id, abort);
  void answer(data, abort);
});
