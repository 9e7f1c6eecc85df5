export { kindHandlers } from './kind-routes.ts';
export { featureHandlers } from './routes.ts';
export { findFeatures, findFeaturesById, findKnownIds } from './feature-store.ts';
export { listFeatures } from './list-features.ts';
export { readFertiliserPlan } from './read-fertiliser-plan.ts';
export { presentFeature } from './present-feature.ts';
export { createFeature } from './save-feature.ts';
export { createFeaturesOnce } from './create-features-once.ts';
