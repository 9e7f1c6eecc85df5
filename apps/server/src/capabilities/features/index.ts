export { kindHandlers } from './kind-routes.ts';
export { featureReader, featureWriters } from './record.ts';
export type { TakeWith } from './put-feature.ts';
export { featureHandlers } from './routes.ts';
export { findFeature, findFeatures, findFeaturesById, findKnownIds, insertFeature } from './feature-store.ts';
export {
  findExtents,
  findFeaturePage,
  findFeaturePageAsText,
  findShapesAtBorder,
  hasOutdatedOfKind,
  type FeaturesWanted,
} from './feature-pages-store.ts';
export {
  fertiliserPlanOf,
  gatherFertiliserPlan,
  readFertiliserSource,
  type FertiliserSource,
} from './read-fertiliser-plan.ts';
export { settleOnPlan } from './settle-fertiliser.ts';
export { examineShapeInTurn, examineShapeJob } from './examine-shape.ts';
export { measureShares, repairShape, shareGround } from './shape-jobs.ts';
export { examineContent } from './check-content.ts';
export { presentFeature } from './present-feature.ts';
export { createFeature, deleteFeature, updateFeature } from './save-feature.ts';
export { createFeaturesOnce } from './create-features-once.ts';
