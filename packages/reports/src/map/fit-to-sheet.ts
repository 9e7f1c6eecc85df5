import type { PlanePosition } from '@tussock/geometry';
import type { PlaneShape } from './plane-shape.ts';

/** One printer's point, 1/72 inch. */
const METRES_PER_POINT = 0.0254 / 72;
/** Printed scales people know from maps: 1:n with n one of these times a power of ten. */
const SCALE_STEPS = [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6, 7.5, 10] as const;
/** No map is drawn larger than 1:500, however small the farm. */
const LARGEST_SCALE = 500;

export interface SheetFit {
  /** The printed scale is 1:ratio, when the page is printed at its own size. */
  readonly ratio: number;
  /** Metres on the map plane for a point on paper. */
  readonly metresPerPoint: number;
  /** Height of what is drawn, in points. */
  readonly drawnHeight: number;
  /** How small the drawing would have to be to fill the frame: the ratio before it was rounded to a usual one. */
  readonly exactRatio: number;
  /** What lies in the middle of the frame, in metres of the projection. */
  readonly middle: PlanePosition;
  /** Metres of the projection to points on the sheet, y downwards. */
  readonly place: (position: PlanePosition) => PlanePosition;
}

/** West, south, east and north of something on the plane. */
export type PlaneBox = readonly [west: number, south: number, east: number, north: number];

/** The box of shapes on the plane; null without shapes. */
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

/** A place of the plane in the middle of a frame, at a scale of 1:ratio. */
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

/** Puts a box in the middle of a frame at the largest of the usual scales at which all of it fits. */
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
