import type { Bounds, Position } from '@tussock/geometry';
import type { Camera } from '../camera.ts';
import { FIT_ZOOM, ZOOMS } from '../frame-of-map.ts';
import type { MapPadding } from '../padding-of-map.ts';

/** A place on a picture, CSS pixels from its top left. */
export type Pixel = readonly [x: number, y: number];

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Where things stand on a picture of the ground, north up. */
export interface PlainView {
  readonly size: PictureSize;
  readonly camera: Camera;
  readonly toPixel: (position: Position) => Pixel;
  readonly toPosition: (pixel: Pixel) => Position;
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

function standing(centre: Pixel, zoom: number, size: PictureSize): PlainView {
  const { width, height } = size;
  const scale = WORLD_PIXELS * 2 ** zoom;
  const [longitude, latitude] = fromWorld(centre);
  return {
    size,
    camera: { center: [longitude, latitude], zoom },
    toPixel: (position) => {
      const [x, y] = onWorld(position);
      return [(x - centre[0]) * scale + width / 2, (y - centre[1]) * scale + height / 2];
    },
    toPosition: ([x, y]) =>
      fromWorld([(x - width / 2) / scale + centre[0], (y - height / 2) / scale + centre[1]]),
  };
}

/** As the engine will stand: where its map was left, or else with the farm fitted into it. */
export function plainView(
  size: PictureSize,
  at: { readonly camera: Camera } | { readonly bounds: Bounds; readonly padding: MapPadding },
): PlainView {
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

export const middleOf = ({ size: { width, height } }: PlainView): Pixel => [width / 2, height / 2];

const cameraAt = (view: PlainView, middle: Pixel, zoom = view.camera.zoom): Camera => {
  const [longitude, latitude] = view.toPosition(middle);
  return { center: [longitude, latitude], zoom };
};

/** Where it looks once the ground has been dragged by so much. */
export function dragged(view: PlainView, [right, down]: Pixel): Camera {
  const [x, y] = middleOf(view);
  return cameraAt(view, [x - right, y - down]);
}

/** Where it looks from nearer (or, below 0, from farther off): what is under a pixel stays there. */
export function nearer(view: PlainView, by: number, at: Pixel = middleOf(view)): Camera {
  const zoom = Math.min(ZOOMS.max, Math.max(ZOOMS.min, view.camera.zoom + by));
  const scale = 2 ** (zoom - view.camera.zoom);
  const [x, y] = middleOf(view);
  return cameraAt(view, [at[0] + (x - at[0]) / scale, at[1] + (y - at[1]) / scale], zoom);
}

/** The ground that it shows. */
export function windowOf({ size: { width, height }, toPosition }: PlainView): Bounds {
  const [west, south] = toPosition([0, height]);
  const [east, north] = toPosition([width, 0]);
  return [west, south, east, north];
}
