import {
  areaSquareMetres,
  isPolygonal,
  type Geometry,
  type PolygonalGeometry,
  type SharedMeasure,
} from '@tussock/geometry';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';

export const repairShape: GeometryJob<PolygonalGeometry, PolygonalGeometry | null> = {
  name: 'repairShape',
  work: (geos, shape) => geos.repair(shape),
};

interface Against<Shape extends Geometry> {
  readonly shape: Shape;
  readonly others: readonly Geometry[];
}

interface CommonGround {
  readonly geometry: PolygonalGeometry;
  readonly squareMetres: number;
}

/** Job: the common ground of an area with each of others; null where there is none. */
export const shareGround: GeometryJob<Against<PolygonalGeometry>, readonly (CommonGround | null)[]> = {
  name: 'shareGround',
  work: (geos, { shape, others }) =>
    others.map((other) => {
      const geometry = isPolygonal(other) ? geos.intersection(shape, other) : null;
      return geometry && { geometry, squareMetres: areaSquareMetres(geometry) };
    }),
};

/** Job: how much of each of others is in an area, or how much of a line or point is in each area. */
export const measureShares: GeometryJob<Against<Geometry>, readonly (SharedMeasure | null)[]> = {
  name: 'measureShares',
  work: (geos, { shape, others }) =>
    others.map((other) => {
      if (isPolygonal(shape)) return geos.sharedMeasure(other, shape);
      return isPolygonal(other) ? geos.sharedMeasure(shape, other) : null;
    }),
};
