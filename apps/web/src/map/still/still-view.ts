import type { Bounds, Position } from '@tussock/geometry';
import { FIT_ZOOM } from '../frame-of-map.ts';
import type { MapPadding } from '../padding-of-map.ts';
import type { Camera } from '../engine/start-map.ts';

/** A place on a picture, CSS pixels from its top left. */
export type Pixel = readonly [x: number, y: number];

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Where things stand on a picture of the ground, north up. */
export interface StillView {
  readonly toPixel: (position: Position) => Pixel;
  readonly toPosition: (pixel: Pixel) => Position;
  readonly zoom: number;
}

/** The side of the world at zoom 0 as the engine counts it, CSS pixels. */
const WORLD_PIXELS = 512;
const DEGREES = 180 / Math.PI;

/** On the square of the world, 0 to 1 from its north-west (Web Mercator, as the engine's). */
const onWorld = ([longitude, latitude]: Position): Pixel => [
  (longitude + 180) / 360,
  (180 - DEGREES * Math.log(Math.tan(Math.PI / 4 + latitude / DEGREES / 2))) / 360,
];
const fromWorld = ([x, y]: Pixel): Position => [
  x * 360 - 180,
  DEGREES * (2 * Math.atan(Math.exp((180 - y * 360) / DEGREES)) - Math.PI / 2),
];

function standing(centre: Pixel, zoom: number, { width, height }: PictureSize): StillView {
  const scale = WORLD_PIXELS * 2 ** zoom;
  return {
    zoom,
    toPixel: (position) => {
      const [x, y] = onWorld(position);
      return [(x - centre[0]) * scale + width / 2, (y - centre[1]) * scale + height / 2];
    },
    toPosition: ([x, y]) =>
      fromWorld([(x - width / 2) / scale + centre[0], (y - height / 2) / scale + centre[1]]),
  };
}

/** As the engine will stand: where its map was left, or else with the farm fitted into it. */
export function stillView(
  size: PictureSize,
  at: { readonly camera: Camera } | { readonly bounds: Bounds; readonly padding: MapPadding },
): StillView {
  if ('camera' in at) return standing(onWorld([...at.camera.center]), at.camera.zoom, size);
  const [west, south, east, north] = at.bounds;
  const [left, top] = onWorld([west, north]);
  const [right, bottom] = onWorld([east, south]);
  const { padding: free } = at;
  const scale = Math.min(
    Math.max(1, size.width - free.left - free.right) / (right - left),
    Math.max(1, size.height - free.top - free.bottom) / (bottom - top),
  );
  const zoom = Math.min(FIT_ZOOM, Math.log2(scale / WORLD_PIXELS));
  const pixel = 1 / (WORLD_PIXELS * 2 ** zoom);
  const middle: Pixel = [
    (left + right + (free.right - free.left) * pixel) / 2,
    (top + bottom + (free.bottom - free.top) * pixel) / 2,
  ];
  return standing(middle, zoom, size);
}
