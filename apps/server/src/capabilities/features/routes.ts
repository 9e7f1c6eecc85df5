import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { checkShape } from './check-shape.ts';
import { listFeatures } from './list-features.ts';
import { listSharedGround } from './list-shared-ground.ts';
import type { TakeWith } from './put-feature.ts';
import { createFeature, deleteFeature, updateFeature } from './save-feature.ts';
import { saveFeatures } from './save-features.ts';

type FeatureCall =
  | 'feature.all'
  | 'feature.sharedGround'
  | 'feature.batch'
  | 'feature.create'
  | 'feature.update'
  | 'feature.delete'
  | 'feature.check';

export const featureHandlers = (
  services: Services,
  takeWith: readonly TakeWith[],
): Handlers<FeatureCall> => ({
  'feature.all': ({ plan, query }) => listFeatures(services, plan.planId, query.featureType),
  'feature.sharedGround': ({ plan, params }) => listSharedGround(services, plan.planId, params.featureId),
  'feature.create': ({ caller, plan, op, body }) =>
    createFeature(services, { caller, plan, op, body: { _id: op.id, ...body } }),
  'feature.update': ({ caller, plan, op, body, params, query }) =>
    updateFeature(services, {
      caller,
      plan,
      op,
      body,
      featureId: params.featureId,
      featureType: query.featureType,
    }),
  'feature.delete': ({ caller, plan, op, params, query }) =>
    deleteFeature(services, {
      caller,
      plan,
      op,
      takeWith,
      featureId: params.featureId,
      featureType: query.featureType,
    }),
  'feature.batch': ({ caller, plan, op, body }) => saveFeatures(services, { caller, plan, op, body }),
  'feature.check': ({ plan, body }) => checkShape(services, plan.planId, body),
});
