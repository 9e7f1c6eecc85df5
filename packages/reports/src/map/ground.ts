import { isRemoved } from '@tussock/domain';
import {
  bounds,
  projectionFor,
  unionBounds,
  type Geometry,
  type PlanePosition,
  type PolygonalGeometry,
  type Position,
} from '@tussock/geometry';
import type { ReportFeature } from '../report-input.ts';
import { planeShape, type PlaneShape } from './plane-shape.ts';

/** The plane on which a farm is drawn. */
export interface Ground {
  readonly projectionName: string;
  readonly place: (position: Position) => PlanePosition;
  /** The geometry in metres; each is projected once however often it is drawn. */
  readonly shapeOf: (geometry: Geometry) => PlaneShape;
  /** What is drawn of the plan; removed features are not. */
  readonly boundary: readonly PolygonalGeometry[];
  readonly features: readonly ReportFeature[];
}

/** The plane of a plan's farm, in the official projection of where it lies; null when there is nothing to draw. */
export function groundOf(
  boundary: readonly PolygonalGeometry[],
  features: readonly ReportFeature[],
): Ground | null {
  const shown = features.filter(({ attributes }) => !isRemoved(attributes));
  const box = unionBounds([...boundary, ...shown.map(({ geometry }) => geometry)].map(bounds));
  if (box === null) return null;
  const projection = projectionFor(box);
  const shapes = new Map<Geometry, PlaneShape>();
  return {
    projectionName: projection.name,
    place: projection.forward,
    shapeOf: (geometry) => {
      const known = shapes.get(geometry);
      if (known) return known;
      const shape = planeShape(geometry, projection);
      shapes.set(geometry, shape);
      return shape;
    },
    boundary,
    features: shown,
  };
}
