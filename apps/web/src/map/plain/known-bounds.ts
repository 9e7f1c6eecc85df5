import { bounds, type Bounds, type Geometry } from '@tussock/geometry';

const known = new WeakMap<Geometry, Bounds>();

/** The box of a shape, worked out once: a picture asks for it whenever it moves. */
export function knownBounds(geometry: Geometry): Bounds {
  const box = known.get(geometry) ?? bounds(geometry);
  known.set(geometry, box);
  return box;
}
