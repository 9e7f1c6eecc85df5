import { areaHectares, type Parcel } from '@tussock/geometry';
import type { MapFeature } from '../../../map/index.ts';

/** The shapes of the map with the outlines of those that moved along, each with the hectares it has there. */
export function withMovedShapes<Shape extends Pick<MapFeature, 'id' | 'geometry' | 'hectares'>>(
  shapes: readonly Shape[],
  moved: readonly Parcel[],
): readonly Shape[] {
  if (moved.length === 0) return shapes;
  const outlines = new Map(moved.map(({ id, geometry }) => [id, geometry]));
  return shapes.map((shape) => {
    const geometry = outlines.get(shape.id);
    if (!geometry) return shape;
    const { hectares = null } = shape;
    return { ...shape, geometry, hectares: hectares === null ? null : areaHectares(geometry) };
  });
}
