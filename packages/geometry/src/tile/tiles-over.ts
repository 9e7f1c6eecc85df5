import type { Bounds } from '../shape/geometry.ts';
import { tileOf, type Tile } from './tile-of.ts';

/** The web map tiles of a zoom that a box lies on, from the north-west row by row. A box across 180° is taken eastwards from its west. */
export function tilesOver([west, south, east, north]: Bounds, zoom: number): readonly Tile[] {
  const count = 2 ** zoom;
  const first = tileOf([west, north], zoom);
  const last = tileOf([east, south], zoom);
  const columns = ((last.x - first.x + count) % count) + 1;
  return Array.from({ length: (last.y - first.y + 1) * columns }, (_, index) => ({
    zoom,
    x: (first.x + (index % columns)) % count,
    y: first.y + Math.floor(index / columns),
  }));
}
