import type { Bounds, Position } from '../shape/geometry.ts';
import { storedLongitude } from '../shape/eastern-longitude.ts';

/** A web map tile: zoom, column from 180° W, row from the north. */
export interface Tile {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Web Mercator ends here, where the world is square: 2·atan(e^π) − 90°. */
const NORTHERN_EDGE_DEGREES = 85.0511287798066;

/** The web map tile (slippy map scheme, XYZ) that holds a position; the poles count with the outermost row. */
export function tileOf(position: Position, zoom: number): Tile {
  const count = 2 ** zoom;
  const latitude = Math.max(-NORTHERN_EDGE_DEGREES, Math.min(NORTHERN_EDGE_DEGREES, position[1]));
  const angle = (latitude * Math.PI) / 180;
  const column = Math.floor(((storedLongitude(position[0]) + 180) / 360) * count);
  const row = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count);
  const inRange = (index: number) => Math.max(0, Math.min(count - 1, index));
  return { zoom, x: inRange(column), y: inRange(row) };
}

/** The box of a web map tile in degrees. */
export function boundsOfTile(zoom: number, x: number, y: number): Bounds {
  const count = 2 ** zoom;
  const longitude = (column: number) => (column / count) * 360 - 180;
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI;
  return [longitude(x), latitude(y + 1), longitude(x + 1), latitude(y)];
}
