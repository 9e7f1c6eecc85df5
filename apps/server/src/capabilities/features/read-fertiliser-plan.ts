import { allKinds, kinds, placesThatStand, type FertiliserPlan, type PlanInfo } from '@tussock/domain';
import type { GeosOperations, PolygonalGeometry } from '@tussock/geometry';
import type { Reader } from '../../platform/database/open-database.ts';
import { findLayer } from '../cadastral/index.ts';
import { findPlan } from '../plans/index.ts';
import { findFeatures } from './feature-store.ts';
import { presentFeature } from './present-feature.ts';

/** What figures of fertiliser on a plan are made from. */
export async function readFertiliserPlan(
  geos: GeosOperations,
  db: Reader,
  planId: string,
): Promise<FertiliserPlan> {
  // One after the other: inside a transaction there is one connection.
  const plan = await findPlan(db, planId);
  const rows = await findFeatures(
    db,
    planId,
    allKinds.map(({ id }) => id),
  );
  const blocks = await findLayer(db, planId, 'boundary');
  const features = rows.map(presentFeature);
  const ofKind = ({ wording }: { readonly wording: { readonly featureType: string } }) =>
    features.filter(({ featureType }) => featureType === wording.featureType);
  return {
    info: plan.info as Partial<PlanInfo>, // written through the declared fields only
    features: new Map(features.map((feature) => [feature._id, feature])),
    applications: ofKind(kinds.fertiliser),
    paddocks: placesThatStand(geos, ofKind(kinds.paddock)),
    landUnits: placesThatStand(geos, ofKind(kinds.lmu)),
    blocks: blocks.map(({ geojson }) => geojson as PolygonalGeometry), // merged by the boundary's own write
  };
}
