import type { FeatureReply } from '@tussock/contract';
import { allKinds, kinds, type PlanInfo } from '@tussock/domain';
import { isPolygonal, type PolygonalGeometry } from '@tussock/geometry';
import type { Database } from '../../platform/database/open-database.ts';
import { findLayer } from '../cadastral/index.ts';
import { findFeatures, presentFeature } from '../features/index.ts';
import { findPlan } from '../plans/index.ts';

/** What figures of fertiliser are made from. */
export interface FertiliserPlan {
  readonly info: Partial<PlanInfo>;
  /** Every feature of the plan by its id: applications point at them. */
  readonly features: ReadonlyMap<string, FeatureReply>;
  readonly applications: readonly FeatureReply[];
  readonly paddocks: readonly FeatureReply[];
  readonly landUnits: readonly FeatureReply[];
  /** The pieces of the boundary, which do not touch each other. */
  readonly blocks: readonly PolygonalGeometry[];
}

export const polygonalOf = ({ geometry }: Pick<FeatureReply, 'geometry'>): PolygonalGeometry | null =>
  isPolygonal(geometry) ? geometry : null;

export async function readFertiliserPlan(db: Database, planId: string): Promise<FertiliserPlan> {
  const [plan, rows, blocks] = await Promise.all([
    findPlan(db, planId),
    findFeatures(
      db,
      planId,
      allKinds.map(({ id }) => id),
    ),
    findLayer(db, planId, 'boundary'),
  ]);
  const features = rows.map(presentFeature);
  const ofKind = ({ wording }: { readonly wording: { readonly featureType: string } }) =>
    features.filter(({ featureType }) => featureType === wording.featureType);
  return {
    info: plan.info as Partial<PlanInfo>, // written through the declared fields only
    features: new Map(features.map((feature) => [feature._id, feature])),
    applications: ofKind(kinds.fertiliser),
    paddocks: ofKind(kinds.paddock),
    landUnits: ofKind(kinds.lmu),
    blocks: blocks.map(({ geojson }) => geojson as PolygonalGeometry), // merged by the boundary's own write
  };
}
