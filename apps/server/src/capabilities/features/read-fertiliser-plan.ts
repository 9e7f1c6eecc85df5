import type { FeatureReply } from '@tussock/contract';
import { allKinds, kinds, existingPaddocks, type FertiliserPlan, type PlanInfo } from '@tussock/domain';
import type { GeosOperations, PolygonalGeometry } from '@tussock/geometry';
import type { Reader } from '../../platform/database/open-database.ts';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';
import { findLayer } from '../cadastral/index.ts';
import { findPlan } from '../plans/index.ts';
import { findFeatures } from './feature-store.ts';
import { presentFeature } from './present-feature.ts';

/** Stored data of a plan that the fertiliser figures are computed from. */
export interface FertiliserSource {
  readonly info: Partial<PlanInfo>;
  readonly features: readonly FeatureReply[];
  readonly blocks: readonly PolygonalGeometry[];
}

export async function readFertiliserSource(db: Reader, planId: string): Promise<FertiliserSource> {
  // One after the other: inside a transaction there is one connection.
  const plan = await findPlan(db, planId);
  const rows = await findFeatures(
    db,
    planId,
    allKinds.map(({ id }) => id),
  );
  const blocks = await findLayer(db, planId, 'boundary');
  return {
    info: plan.info as Partial<PlanInfo>, // written through the declared fields only
    features: rows.map(presentFeature),
    blocks: blocks.map(({ geojson }) => geojson as PolygonalGeometry), // merged by the boundary's own write
  };
}

/** Converts stored rows to the data that fertiliser figures are computed from. */
export function fertiliserPlanOf(
  geos: GeosOperations,
  { info, features, blocks }: FertiliserSource,
): FertiliserPlan {
  const ofKind = ({ wording }: { readonly wording: { readonly featureType: string } }) =>
    features.filter(({ featureType }) => featureType === wording.featureType);
  return {
    info,
    features: new Map(features.map((feature) => [feature._id, feature])),
    applications: ofKind(kinds.fertiliser),
    paddocks: existingPaddocks(geos, ofKind(kinds.paddock)),
    landUnits: existingPaddocks(geos, ofKind(kinds.lmu)),
    blocks,
  };
}

/** Job: the fertiliser data of a plan in which planned areas give way to existing ones. */
export const gatherFertiliserPlan: GeometryJob<FertiliserSource, FertiliserPlan> = {
  name: 'gatherFertiliserPlan',
  work: fertiliserPlanOf,
};
