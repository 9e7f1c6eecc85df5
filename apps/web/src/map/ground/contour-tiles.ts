import { addProtocol } from 'maplibre-gl';

export interface ContourQuestion {
  readonly id: number;
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Where the tiles of heights are, and the last zoom they have. */
  readonly url: string;
  readonly maxZoom: number;
  readonly options: typeof CONTOUR_OPTIONS & { readonly levels: number[] };
}
export type ContourAnswer =
  | { readonly id: number; readonly tile: ArrayBuffer }
  | { readonly id: number; readonly fault: string };

const PROTOCOL = 'contours';

/** The layer within the tiles that are made, and what its lines say of themselves. */
export const CONTOUR_OPTIONS = {
  contourLayer: 'contours',
  elevationKey: 'metres',
  levelKey: 'level',
  // One zoom coarser than what is looked at: calmer lines, and a quarter of the tiles.
  overzoom: 1,
} as const;

/** From a zoom on: metres between two lines, and between two that bear their height. */
const INTERVALS = [
  { zoom: 15, metres: [10, 50] },
  { zoom: 13, metres: [20, 100] },
  { zoom: 11, metres: [100, 500] },
] as const;

export const CONTOUR_ZOOMS = { min: 11, max: 15 } as const;

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, (answer: ContourAnswer) => void>();

/** One worker for all maps of the page: it keeps what it was told of the ground. */
function startWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./contour.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ContourAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return worker;
}

function ask(question: Omit<ContourQuestion, 'id'>, signal: AbortSignal): Promise<ArrayBuffer> {
  const asked = startWorker();
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, (answer) => {
      if ('tile' in answer) resolve(answer.tile);
      else reject(new Error(answer.fault));
    });
    signal.addEventListener('abort', () => asked.postMessage({ cancelled: id }));
    asked.postMessage({ ...question, id });
  });
}

/** The address of contour tiles made in the browser, beside the page's own thread, from tiles of heights. */
export function contourTilesFrom(heights: { readonly url: string; readonly maxZoom: number }): string {
  addProtocol(PROTOCOL, async ({ url }, { signal }) => {
    const [z = 0, x = 0, y = 0] = url.slice(`${PROTOCOL}://`.length).split('/').map(Number);
    const metres = INTERVALS.find(({ zoom }) => z >= zoom)?.metres ?? [];
    const options = { ...CONTOUR_OPTIONS, levels: [...metres] };
    return { data: await ask({ z, x, y, url: heights.url, maxZoom: heights.maxZoom, options }, signal) };
  });
  return `${PROTOCOL}://{z}/{x}/{y}`;
}
