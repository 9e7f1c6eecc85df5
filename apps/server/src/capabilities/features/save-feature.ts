import type {
  BodyOf,
  createFeature as createCall,
  FeatureReply,
  updateFeature as updateCall,
} from '@tussock/contract';
import { kindByFeatureType, type AnyKind } from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan, type Entity, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { WithId } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { checkContent } from './check-content.ts';
import { checkReferences, checkUnique } from './check-references.ts';
import { featureEntity } from './feature-entity.ts';
import { insertFeature, markFeatureDeleted, writeFeature, type FeatureRow } from './feature-store.ts';
import { attributesOfRow, presentFeature } from './present-feature.ts';
import { settleFertiliser } from './settle-fertiliser.ts';

export interface Write extends PlanAct {
  readonly caller: Caller;
  readonly plan: PlanAccess;
}
interface WriteToFeature extends Write {
  readonly featureId: string;
  readonly featureType: string;
  /** How the feature is found, where its id is not the one that all features have. */
  readonly entity?: Entity<FeatureRow>;
}

export const kindOf = (featureType: string): AnyKind => {
  const kind = kindByFeatureType(featureType);
  if (!kind) throw new AppError('badRequest', { message: ['There is no such feature type'] });
  return kind;
};

/** A body may repeat the plan of its address, but not name another. */
function refuseOtherPlan(named: string | undefined, plan: PlanAccess): void {
  if (named !== undefined && named.toLowerCase() !== plan.planId)
    throw new AppError('forbidden', { logText: 'body names another plan' });
}

/** @throws AppError badRequest, alreadyExists */
export function createFeature(
  services: Services,
  { body, ...act }: Write & { body: WithId<BodyOf<typeof createCall>> },
): Promise<FeatureReply> {
  return changePlan(services, act, async ({ trx, planId, at, wrote }) => {
    refuseOtherPlan(body.planId, act.plan);
    const kind = kindOf(body.featureType);
    const content = checkContent(services, kind, body);
    const id = body._id.toLowerCase();
    await checkReferences(trx, planId, kind, content);
    await checkUnique(trx, planId, kind, { id, attributes: content.attributes });
    const settled = await settleFertiliser(services, trx, { planId, id, kind }, content);
    const row = await insertFeature(trx, { planId, id, at }, settled);
    if (!row) throw new AppError('alreadyExists');
    wrote(featureEntity, null, row);
    return presentFeature(row);
  });
}

/** The feature a write is about; a feature of another kind is not found. */
async function targetOfKind(
  { target }: PlanChange,
  { featureId, featureType, entity = featureEntity }: Omit<WriteToFeature, keyof Write>,
): Promise<FeatureRow> {
  const kind = kindOf(featureType);
  const row = await target(entity, featureId);
  if (row.kind !== kind.id) throw new AppError('notFound');
  return row;
}

/** @throws AppError badRequest, notFound, staleVersion with the feature as it stands */
export function updateFeature(
  services: Services,
  { body, ...write }: WriteToFeature & { body: BodyOf<typeof updateCall> },
): Promise<FeatureReply> {
  return changePlan(services, write, async (change) => {
    const { trx, planId, at, wrote } = change;
    refuseOtherPlan(body.planId, write.plan);
    const before = await targetOfKind(change, write);
    const { id } = before;
    const kind = kindOf(write.featureType);
    const content = checkContent(services, kind, {
      geometry: body.geometry ?? before.geojson,
      properties: body.properties ?? attributesOfRow(before),
    });
    await checkReferences(trx, planId, kind, content);
    await checkUnique(trx, planId, kind, { id, attributes: content.attributes });
    const settled = await settleFertiliser(services, trx, { planId, id, kind }, content);
    const row = await writeFeature(trx, { planId, id, at }, settled);
    wrote(featureEntity, before, row);
    return presentFeature(row);
  });
}

/** @throws AppError notFound, staleVersion with the feature as it stands */
export function deleteFeature(services: Services, write: WriteToFeature): Promise<{ _id: string }> {
  return changePlan(services, write, async (change) => {
    const { trx, planId, at, wrote } = change;
    const before = await targetOfKind(change, write);
    await markFeatureDeleted(trx, { planId, id: before.id, at });
    wrote(featureEntity, before, null);
    return { _id: before.id };
  });
}
