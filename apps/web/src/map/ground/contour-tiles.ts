import { addProtocol } from 'maplibre-gl';
import { AskedWorker } from '../../api/asked-worker.ts';

export interface ContourQuestion {
  readonly id: number;
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** URL of the elevation tiles, and their highest zoom. */
  readonly url: string;
  readonly maxZoom: number;
  readonly options: typeof CONTOUR_OPTIONS & { readonly levels: number[] };
}

const PROTOCOL = 'contours';

/** Name of the layer within the generated tiles, and the properties of its lines. */
export const CONTOUR_OPTIONS = {
  contourLayer: 'contours',
  elevationKey: 'metres',
  levelKey: 'level',
  // One zoom coarser than what is looked at: calmer lines, and a quarter of the tiles.
  overzoom: 1,
} as const;

/** By zoom: metres between two lines, and between two lines with a label. */
const INTERVALS = [
  { zoom: 15, metres: [10, 100] },
  { zoom: 13, metres: [20, 100] },
  { zoom: 11, metres: [100, 500] },
] as const;

export const CONTOUR_ZOOMS = { min: 11, max: 15 } as const;

/** One worker for all maps of the page, since it caches the elevation. */
const worker = new AskedWorker(
  () => new Worker(new URL('./contour.worker.ts', import.meta.url), { type: 'module' }),
  'The lines of height could not be made',
);

/** URL template of contour tiles that a worker generates in the browser from elevation tiles. */
export function contourTilesFrom(heights: { readonly url: string; readonly maxZoom: number }): string {
  addProtocol(PROTOCOL, async ({ url }, { signal }) => {
    const [z = 0, x = 0, y = 0] = url.slice(`${PROTOCOL}://`.length).split('/').map(Number);
    const metres = INTERVALS.find(({ zoom }) => z >= zoom)?.metres ?? [];
    const options = { ...CONTOUR_OPTIONS, levels: [...metres] };
    const question: Omit<ContourQuestion, 'id'> = {
      z,
      x,
      y,
      url: heights.url,
      maxZoom: heights.maxZoom,
      options,
    };
    return { data: (await worker.ask(question, signal)) as ArrayBuffer };
  });
  return `${PROTOCOL}://{z}/{x}/{y}`;
}
