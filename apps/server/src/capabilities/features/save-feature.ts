import type {
  BodyOf,
  createFeature as createCall,
  FeatureReply,
  updateFeature as updateCall,
} from '@tussock/contract';
import { kindByFeatureType, type AnyKind } from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Entity } from '../../platform/ledger/entity.ts';
import type { WithId } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { featureEntity } from './feature-entity.ts';
import type { FeatureRow } from './feature-store.ts';
import { attributesOfRow, presentFeature } from './present-feature.ts';
import { putFeature, removeFeature, type TakeWith } from './put-feature.ts';

export interface Write extends PlanAct {
  readonly caller: Caller;
  readonly plan: PlanAccess;
}
interface WriteToFeature extends Write {
  readonly featureId: string;
  readonly featureType: string;
  /** The entity to find the feature by, for kinds with ids of their own. */
  readonly entity?: Entity<FeatureRow>;
}

export const kindOf = (featureType: string): AnyKind => {
  const kind = kindByFeatureType(featureType);
  if (!kind) throw new AppError('badRequest', { message: ['There is no such feature type'] });
  return kind;
};

/** Refuses a body that names another plan than the address; it may repeat the same one. */
function refuseOtherPlan(named: string | undefined, plan: PlanAccess): void {
  if (named !== undefined && named.toLowerCase() !== plan.planId)
    throw new AppError('forbidden', { logText: 'body names another plan' });
}

/** @throws AppError badRequest, alreadyExists */
export function createFeature(
  services: Services,
  { body, ...act }: Write & { body: WithId<BodyOf<typeof createCall>> },
): Promise<FeatureReply> {
  return changePlan(services, act, async (change) => {
    refuseOtherPlan(body.planId, act.plan);
    const place = { id: body._id.toLowerCase(), kind: kindOf(body.featureType), over: null };
    return presentFeature(await putFeature(services, change, place, body));
  });
}

/** Loads the target of a write; a feature of another kind counts as not found. */
async function targetOfKind(
  { target }: PlanChange,
  { featureId, featureType, entity = featureEntity }: Omit<WriteToFeature, keyof Write>,
): Promise<FeatureRow> {
  const kind = kindOf(featureType);
  const row = await target(entity, featureId);
  if (row.kind !== kind.id) throw new AppError('notFound');
  return row;
}

/** @throws AppError badRequest, notFound, staleVersion with the present feature */
export function updateFeature(
  services: Services,
  { body, ...write }: WriteToFeature & { body: BodyOf<typeof updateCall> },
): Promise<FeatureReply> {
  return changePlan(services, write, async (change) => {
    refuseOtherPlan(body.planId, write.plan);
    const standing = await targetOfKind(change, write);
    const place = { id: standing.id, kind: kindOf(write.featureType), over: { standing } };
    return presentFeature(
      await putFeature(services, change, place, {
        geometry: body.geometry ?? standing.geojson,
        properties: body.properties ?? attributesOfRow(standing),
      }),
    );
  });
}

/** @throws AppError notFound, staleVersion with the present feature */
export function deleteFeature(
  services: Services,
  { takeWith, ...write }: WriteToFeature & { takeWith: readonly TakeWith[] },
): Promise<{ _id: string }> {
  return changePlan(services, write, async (change) => {
    const before = await targetOfKind(change, write);
    await removeFeature(change, before, takeWith);
    return { _id: before.id };
  });
}
