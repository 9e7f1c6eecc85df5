import type { Coordinate } from '../cadastre/coordinate.ts';

/** Zoom whose pixels are the units of the photograph's scene: 1.75 m on the ground at the valley. */
export const SCENE_ZOOM = 16;
/** Pixels along the side of a tile. */
export const PHOTO_TILE = 256;

/** A part of the photograph: its corner in scene units, its size in pixels, and how many units one pixel is wide. */
export interface PhotoFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly unitsPerPixel: number;
}

const WORLD = PHOTO_TILE * 2 ** SCENE_ZOOM;

export type ScenePoint = readonly [x: number, y: number];

/** A coordinate in scene units, x to the east and y to the south. */
export function toScene([longitude, latitude]: readonly [number, number]): ScenePoint {
  const south = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
  return [((longitude + 180) / 360) * WORLD, south * WORLD];
}

/** The coordinate of a place of the scene. */
export function fromScene([x, y]: ScenePoint): Coordinate {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI;
  return [(x / WORLD) * 360 - 180, latitude];
}
