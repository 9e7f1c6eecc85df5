import { areaHectares, type Parcel } from '@tussock/geometry';
import type { MapFeature } from '../../../map/index.ts';

/** Replaces the shapes of the map that moved with a drawing by their present outlines and hectares. */
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
