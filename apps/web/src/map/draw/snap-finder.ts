import { snapPosition, type Geometry, type Position } from '@tussock/geometry';
import type { NearbyShapes, ShapeFinder } from './nearby-shapes.ts';

/** A corner or border this near to the pointer attracts it, in pixels. */
const REACH_PIXELS = 12;

/** Ground that a pointer snaps to and a border is traced along: the map tells which of it is near. */
export interface SnapGround {
  readonly findShape: ShapeFinder;
}

/** Everything that lies within reach of a position, at full precision where it has one. */
export const groundNear = (
  nearby: Pick<NearbyShapes, 'shapesNear'>,
  { findShape }: SnapGround,
  position: Position,
): readonly Geometry[] => nearby.shapesNear(position, { pixels: REACH_PIXELS, findShape });

/**
 * Where a position snaps to: a corner before a border. The map only tells which shapes are near; the place itself is
 * found on the shapes at full precision, so that neighbours share corners bit for bit.
 */
export function findSnap(
  nearby: Pick<NearbyShapes, 'shapesNear' | 'metresPerPixel'>,
  ground: SnapGround,
  position: Position,
): Position | null {
  const candidates = groundNear(nearby, ground, position);
  if (candidates.length === 0) return null;
  return snapPosition(position, candidates, REACH_PIXELS * nearby.metresPerPixel(position))?.position ?? null;
}
