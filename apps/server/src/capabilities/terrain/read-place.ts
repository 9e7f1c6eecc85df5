import { labelPoint, type PolygonalGeometry } from '@tussock/geometry';
import { catchmentAt } from '../../platform/ground/catchment-layer.ts';
import type { Services } from '../../services.ts';
import { findLayer } from '../cadastral/index.ts';

const UNKNOWN = { catchment: null, surfaceWaterAllocationZone: null, source: null };

/** Reads the catchment at the centre of a plan's boundary. */
export async function readPlace({ catchments, database }: Services, planId: string) {
  const blocks = await findLayer(database.db, planId, 'boundary');
  const coordinates = blocks.flatMap(({ geojson }) => {
    const shape = geojson as PolygonalGeometry; // merged by the boundary's own write
    return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
  });
  if (!catchments || coordinates.length === 0) return UNKNOWN;
  return {
    ...catchmentAt(catchments, labelPoint({ type: 'MultiPolygon', coordinates })),
    source: catchments.source,
  };
}
