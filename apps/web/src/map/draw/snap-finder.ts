import { snapPosition, type Geometry, type Position } from '@tussock/geometry';
import type { NearbyShapes, ShapeFinder } from './nearby-shapes.ts';

/** Snapping distance in pixels, for corners and borders. */
const REACH_PIXELS = 12;

/** Shapes for snapping and tracing: the map finds which of them are near. */
export interface SnapGround {
  readonly findShape: ShapeFinder;
}

/** All shapes within reach of a position, at full precision where that is known. */
export const groundNear = (
  nearby: Pick<NearbyShapes, 'shapesNear'>,
  { findShape }: SnapGround,
  position: Position,
): readonly Geometry[] => nearby.shapesNear(position, { pixels: REACH_PIXELS, findShape });

/**
 * Finds the position to snap to: a corner before a border. The map only says which shapes are near; the position is computed on the shapes at full
 * precision, so that neighbours share corners bit for bit.
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
