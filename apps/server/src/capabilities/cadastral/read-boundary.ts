import { toHectares } from '@tussock/geometry';
import type { BoundaryFeature, BoundaryReply, TitleFeature } from '@tussock/contract';
import type { PolygonalGeometry } from '@tussock/geometry';
import type { Services } from '../../services.ts';
import { findLayer, readPlanBoundary } from './boundary-store.ts';

/** The two layers of a plan's boundary as they are drawn; empty before anything was saved. */
export async function readBoundary({ database }: Services, planId: string): Promise<BoundaryReply> {
  const [plan, titles, blocks] = await Promise.all([
    readPlanBoundary(database.db, planId),
    findLayer(database.db, planId, 'cadastral'),
    findLayer(database.db, planId, 'boundary'),
  ]);
  return {
    // Both layers are written from these very shapes.
    features: titles.map(({ properties, drawn }): TitleFeature => ({
      type: 'Feature',
      geometry: drawn as PolygonalGeometry,
      properties: properties as TitleFeature['properties'],
    })),
    boundaryFeatures: blocks.map(({ properties, drawn, areaM2 }): BoundaryFeature => ({
      type: 'Feature',
      geometry: drawn as PolygonalGeometry,
      properties: { ...(properties as { id: string; name: string }), areaHectares: toHectares(areaM2) },
    })),
    areaHectares: plan.areaM2 === null ? null : toHectares(plan.areaM2),
    version: plan.boundaryVersion,
  };
}
