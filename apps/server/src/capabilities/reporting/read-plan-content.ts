import type { PlanInfo } from '@tussock/domain';
import type { PolygonalGeometry } from '@tussock/geometry';
import type { Services } from '../../services.ts';
import { findLayer } from '../cadastral/index.ts';
import { listFeatures } from '../features/index.ts';
import { findOwner, findPlan, hectaresFrom } from '../plans/index.ts';
import type { PaddockReportOrder } from './make-paddock-report.ts';

/** What reports are made from: the plan's details, its boundary at full precision, and its features. */
export async function readPlanContent(
  services: Services,
  planId: string,
): Promise<Pick<PaddockReportOrder, 'plan' | 'boundary' | 'featuresText'>> {
  const { db } = services.database;
  const [plan, owner, blocks, featuresText] = await Promise.all([
    findPlan(db, planId),
    findOwner(db, planId),
    findLayer(db, planId, 'boundary'),
    listFeatures(services, planId, undefined),
  ]);
  // Info is written through the declared fields only.
  const info = plan.info as Partial<PlanInfo>;
  return {
    plan: {
      propertyName: plan.propertyName,
      ownerName: owner?.name ?? null,
      physicalAddress: info.physicalAddress ?? null,
      catchment: info.catchment ?? null,
      region: info.region ?? null,
      areaHectares: hectaresFrom(plan.areaM2),
      rev: plan.rev,
    },
    boundary: blocks.map(({ geojson }) => geojson as PolygonalGeometry), // merged by the boundary's own write
    featuresText,
  };
}
