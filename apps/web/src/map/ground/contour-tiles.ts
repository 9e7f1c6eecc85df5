import { addProtocol } from 'maplibre-gl';
import { AskedWorker } from '../../api/asked-worker.ts';

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

/** One for all maps of the page: it keeps what it was told of the ground. */
const worker = new AskedWorker(
  () => new Worker(new URL('./contour.worker.ts', import.meta.url), { type: 'module' }),
  'The lines of height could not be made',
);

/** The address of contour tiles made in the browser, beside the page's own thread, from tiles of heights. */
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
