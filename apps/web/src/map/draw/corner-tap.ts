import type { Geometry, Position } from '@tussock/geometry';
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { cornersOf } from './corners-of-shape.ts';
import type { Pixels } from './nearby-shapes.ts';

/** Distance in pixels within which a tap hits a corner: the tip of a finger. */
const REACH = 22;

/** The corner hit by a tap; null where none is near. */
export function cornerUnder(
  corners: readonly Position[],
  tap: Pixels,
  project: (at: Position) => Pixels,
): Position | null {
  const found = corners
    .map((corner) => ({ corner, at: project(corner) }))
    .map(({ corner, at }) => ({ corner, apart: Math.hypot(at.x - tap.x, at.y - tap.y) }))
    .filter(({ apart }) => apart <= REACH)
    .toSorted((one, other) => one.apart - other.apart);
  return found[0]?.corner ?? null;
}

interface CornerTapOptions {
  readonly map: MapLibreMap;
  /** The shape whose corners can be tapped now; null while there is none. */
  readonly shape: () => Geometry | null;
  readonly onTap: (corner: Position) => void;
}

/** Listens for clicks and taps on corners, since the library only knows dragging. Returns the function that stops it. */
export function hearTaps({ map, shape, onTap }: CornerTapOptions): () => void {
  // The click that closes a shape is no tap on the corner it closes at.
  let stood = false;
  const press = (): void => {
    stood = shape() !== null;
  };
  const hear = ({ point }: MapMouseEvent): void => {
    const geometry = stood ? shape() : null;
    const corner = geometry && cornerUnder(cornersOf(geometry), point, ([x, y]) => map.project([x, y]));
    if (corner) onTap(corner);
  };
  const heard = [map.on('mousedown', press), map.on('touchstart', press), map.on('click', hear)];
  return () => {
    for (const one of heard) one.unsubscribe();
  };
}
