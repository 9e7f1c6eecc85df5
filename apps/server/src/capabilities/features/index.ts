export { kindHandlers } from './kind-routes.ts';
export { featureHandlers } from './routes.ts';
export { findFeatures, findFeaturesById, findKnownIds } from './feature-store.ts';
export { readFertiliserPlan } from './read-fertiliser-plan.ts';
