import { allKinds } from '@tussock/domain';
import type { PolygonalGeometry } from '@tussock/geometry';
import type { ReportFeature, ReportPlan } from '@tussock/reports';
import type { Database } from '../../platform/database/open-database.ts';
import { findLayer } from '../cadastral/index.ts';
import { findFeatures, presentFeature } from '../features/index.ts';
import { findOwner, findPlan, hectaresFrom } from '../plans/index.ts';

/** What reports are made from: the plan's details, its boundary at full precision, and its features. */
export async function readPlanContent(
  db: Database,
  planId: string,
): Promise<{ plan: ReportPlan; boundary: readonly PolygonalGeometry[]; features: readonly ReportFeature[] }> {
  const [plan, owner, blocks, rows] = await Promise.all([
    findPlan(db, planId),
    findOwner(db, planId),
    findLayer(db, planId, 'boundary'),
    findFeatures(
      db,
      planId,
      allKinds.map(({ id }) => id),
    ),
  ]);
  // Info is written through the declared fields only.
  const info = plan.info as { physicalAddress?: string; catchment?: string; region?: string };
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
    features: rows.map((row) => {
      const { _id, geometry, properties, areaHectares, lengthMetres } = presentFeature(row);
      return {
        id: _id,
        kindId: row.kind as ReportFeature['kindId'],
        geometry,
        attributes: properties,
        areaHectares,
        lengthMetres,
      };
    }),
  };
}
