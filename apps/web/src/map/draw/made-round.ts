import type { Shape, WayId } from '@tussock/domain';
import { circleOf, pullCircle, roundCircle, type Geometry } from '@tussock/geometry';
import { growthOf } from './corners-of-shape.ts';

/** Undo steps of a new shape: one per corner where it was drawn so, else one. A circle is made exact, since the library's is drawn by eye. */
export function stepsTo(geometry: Geometry, shape: Shape, way: WayId): readonly Geometry[] {
  if (way === 'corners') return growthOf(shape, geometry);
  const isCircle = way === 'circle' && geometry.type === 'Polygon';
  return [isCircle ? roundCircle(geometry) : geometry];
}

/** Resizes a round shape when a corner is dragged, instead of denting it. */
export function pulledRound(before: Geometry | null, dragged: Geometry): Geometry {
  if (before?.type !== 'Polygon' || dragged.type !== 'Polygon') return dragged;
  // A circle that cannot follow, as where an end of its arc was put on its middle, stays as it was.
  return pullCircle(before, dragged) ?? (circleOf(before) ? before : dragged);
}
