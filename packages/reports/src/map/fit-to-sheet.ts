import type { PlanePosition } from '@tussock/geometry';
import type { PlaneShape } from './plane-shape.ts';

/** Metres per printer's point, 1/72 inch. */
const METRES_PER_POINT = 0.0254 / 72;
/** Usual scales of printed maps: 1:n with n one of these times a power of ten. */
const SCALE_STEPS = [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6, 7.5, 10] as const;
/** Largest scale: no map is drawn larger than 1:500, however small the farm. */
const LARGEST_SCALE = 500;

export interface SheetFit {
  /** Denominator of the printed scale, 1:ratio, when the page is printed at its own size. */
  readonly ratio: number;
  /** Metres on the map plane per point on paper. */
  readonly metresPerPoint: number;
  /** Height of the drawing in points. */
  readonly drawnHeight: number;
  /** Exact ratio at which the drawing would fill the frame, before rounding to a usual scale. */
  readonly exactRatio: number;
  /** Position at the middle of the frame, in metres of the projection. */
  readonly middle: PlanePosition;
  /** Converts metres of the projection to points on the sheet, y downwards. */
  readonly place: (position: PlanePosition) => PlanePosition;
}

/** Box on the plane: west, south, east and north. */
export type PlaneBox = readonly [west: number, south: number, east: number, north: number];

/** Box of shapes on the plane; null without shapes. */
export function boxOf(shapes: readonly PlaneShape[]): PlaneBox | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lines } of shapes) {
    for (const line of lines) {
      for (const [x, y] of line) {
        west = Math.min(west, x);
        south = Math.min(south, y);
        east = Math.max(east, x);
        north = Math.max(north, y);
      }
    }
  }
  return west > east ? null : [west, south, east, north];
}

/** Fits a frame at a scale of 1:ratio around a position of the plane. */
export function fitAt(
  [middleX, middleY]: PlanePosition,
  ratio: number,
  frame: { readonly width: number; readonly height: number },
): SheetFit {
  const metresPerPoint = ratio * METRES_PER_POINT;
  return {
    ratio,
    metresPerPoint,
    drawnHeight: frame.height,
    exactRatio: ratio,
    middle: [middleX, middleY],
    place: ([x, y]) => [
      frame.width / 2 + (x - middleX) / metresPerPoint,
      frame.height / 2 - (y - middleY) / metresPerPoint,
    ],
  };
}

/** Fits a box into the middle of a frame, at the largest usual scale that shows all of it. */
export function fitToSheet(
  [west, south, east, north]: PlaneBox,
  frame: { readonly width: number; readonly height: number; readonly padding: number },
): SheetFit {
  const needed = Math.max(
    (east - west) / (frame.width - 2 * frame.padding),
    (north - south) / (frame.height - 2 * frame.padding),
  );
  const fit = fitAt([(west + east) / 2, (south + north) / 2], niceRatio(needed / METRES_PER_POINT), frame);
  return {
    ...fit,
    drawnHeight: (north - south) / fit.metresPerPoint,
    exactRatio: needed / METRES_PER_POINT,
  };
}

function niceRatio(atLeast: number): number {
  if (atLeast <= LARGEST_SCALE) return LARGEST_SCALE;
  const power = 10 ** Math.floor(Math.log10(atLeast));
  // A hair of tolerance, so that a farm that just fits is not drawn a step smaller.
  const step = SCALE_STEPS.find((candidate) => candidate * power >= atLeast * (1 - 1e-9)) ?? 10;
  return Math.round(step * power);
}
