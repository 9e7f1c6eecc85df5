import { isRemoved } from '@tussock/domain';
import {
  bounds,
  distanceMetres,
  projectionFor,
  unionBounds,
  type Bounds,
  type Geometry,
  type PlanePosition,
  type PolygonalGeometry,
  type Position,
  type Projection,
} from '@tussock/geometry';
import type { ReportContent, ReportFeature } from '../report-input.ts';
import { planeShape, type PlaneShape } from './plane-shape.ts';

/** Plane on which a farm is drawn. */
export interface Ground {
  readonly projectionName: string;
  readonly place: (position: Position) => PlanePosition;
  /** Metres of the official projection's grid per metre of this plane. */
  readonly gridScale: number;
  /** Projects a geometry to metres on the ground; each geometry is projected only once. */
  readonly shapeOf: (geometry: Geometry) => PlaneShape;
  /** Boundary and features that are drawn; removed features are not. */
  readonly boundary: readonly PolygonalGeometry[];
  /** Names of the blocks, in their order; empty when maps do not name them. */
  readonly blockNames: readonly string[];
  readonly features: readonly ReportFeature[];
}

/** Distance from the middle at which the scale of the plane is measured, in degrees: about a kilometre. */
const REACH_DEGREES = 0.01;

/**
 * Scales a projection so that its metres are metres on the ground in the middle of a box. Metres of the official projections are up to four
 * parts in ten thousand short, and more at their edges, and so would a printed scale be.
 */
function onGround(
  projection: Projection,
  [west, south, east, north]: Bounds,
): Projection & { readonly gridScale: number } {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  const [from, to]: [Position, Position] = [
    [longitude, latitude - REACH_DEGREES],
    [longitude, latitude + REACH_DEGREES],
  ];
  const [[x1, y1], [x2, y2]] = [projection.forward(from), projection.forward(to)];
  const scale = Math.hypot(x2 - x1, y2 - y1) / distanceMetres(from, to);
  return {
    ...projection,
    gridScale: scale,
    forward: (position) => {
      const [x, y] = projection.forward(position);
      return [x / scale, y / scale];
    },
    inverse: ([x, y]) => projection.inverse([x * scale, y * scale]),
  };
}

/** Creates the plane of a plan's farm, in the official projection of its location; null when there is nothing to draw. */
export function groundOf(
  boundary: readonly PolygonalGeometry[],
  features: readonly ReportFeature[],
  blockNames: readonly string[] = [],
): Ground | null {
  const shown = features.filter(({ attributes }) => !isRemoved(attributes));
  const box = unionBounds([...boundary, ...shown.map(({ geometry }) => geometry)].map(bounds));
  if (box === null) return null;
  const projection = onGround(projectionFor(box), box);
  const shapes = new Map<Geometry, PlaneShape>();
  return {
    projectionName: projection.name,
    place: projection.forward,
    gridScale: projection.gridScale,
    shapeOf: (geometry) => {
      const known = shapes.get(geometry);
      if (known) return known;
      const shape = planeShape(geometry, projection);
      shapes.set(geometry, shape);
      return shape;
    },
    boundary,
    // A farm in one piece bears its name above the map.
    blockNames: boundary.length > 1 ? blockNames : [],
    features: shown,
  };
}

const groundsOfReports = new WeakMap<ReportContent, Ground | null>();

/** Creates the plane of a report's farm; computed once for all its maps. */
export function groundOfReport(content: ReportContent): Ground | null {
  const known = groundsOfReports.get(content);
  if (known !== undefined) return known;
  const ground = groundOf(content.boundary, content.features, content.blockNames);
  groundsOfReports.set(content, ground);
  return ground;
}
