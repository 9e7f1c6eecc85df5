import type { Geometry, PolygonalGeometry } from '@tussock/geometry';
import * as z from 'zod/mini';

/**
 * Shapes are checked by `checkGeometry` of the geometry package, which says what is wrong and where; here only the
 * outline is described.
 */
export const geometry = z.custom<Geometry>(
  (value) => typeof value === 'object' && value !== null && 'type' in value,
  'must be a shape',
);
export const polygonal = z.custom<PolygonalGeometry>(
  (value) => typeof value === 'object' && value !== null && 'type' in value,
  'must be an area',
);
export const position = z.tuple([z.number(), z.number()]);
