import type { Geometry, PolygonalGeometry } from '@tussock/geometry';
import * as z from 'zod/mini';
import { describedBy } from '../json-schema.ts';

/** Nesting depth of coordinate lists, by type of GeoJSON geometry. */
const depths = { Point: 1, LineString: 2, MultiLineString: 3, Polygon: 3, MultiPolygon: 4 } as const;

const nested = (depth: number): Readonly<Record<string, unknown>> =>
  depth === 0 ? { type: 'number' } : { type: 'array', items: nested(depth - 1) };
const geoJson = (type: keyof typeof depths) => ({
  type: 'object',
  properties: { type: { const: type }, coordinates: nested(depths[type]) },
  required: ['type', 'coordinates'],
});

/** Square the size of a paddock, [longitude, latitude]. */
export const exampleSquare = {
  type: 'Polygon',
  coordinates: [
    [
      [172.1, -43.6],
      [172.102, -43.6],
      [172.102, -43.598],
      [172.1, -43.598],
      [172.1, -43.6],
    ],
  ],
};

export const examplePoint = { type: 'Point', coordinates: [172.101, -43.599] };

/**
 * GeoJSON geometry. Only its outer structure is described here; `checkGeometry` of the geometry package validates it and says what is wrong
 * and where.
 */
export const geometry = describedBy(
  z.custom<Geometry>(
    (value) => typeof value === 'object' && value !== null && 'type' in value,
    'must be a shape',
  ),
  {
    schema: {
      oneOf: (Object.keys(depths) as (keyof typeof depths)[]).map(geoJson), // the keys of the table are the types
      examples: [exampleSquare],
    },
  },
);
export const polygonal = describedBy(
  z.custom<PolygonalGeometry>(
    (value) => typeof value === 'object' && value !== null && 'type' in value,
    'must be an area',
  ),
  { schema: { oneOf: [geoJson('Polygon'), geoJson('MultiPolygon')], examples: [exampleSquare] } },
);
export const position = z.tuple([z.number(), z.number()]);
/** Bounding box in degrees: west, south, east, north. */
export const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
