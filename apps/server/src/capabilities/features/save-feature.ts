import type {
  BodyOf,
  createFeature as createCall,
  FeatureReply,
  updateFeature as updateCall,
} from '@tussock/contract';
import { kindByFeatureType, type AnyKind } from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { checkContent } from './check-content.ts';
import { checkReferences, checkUnique } from './check-references.ts';
import {
  findFeature,
  insertFeature,
  markFeatureDeleted,
  writeFeature,
  type FeatureRow,
} from './feature-store.ts';
import { attributesOfRow, presentFeature } from './present-feature.ts';
import { settleFertiliser } from './settle-fertiliser.ts';

export interface Write {
  readonly caller: Caller;
  readonly plan: PlanAccess;
  readonly opId: string;
}
interface WriteToFeature extends Write {
  readonly featureId: string;
  readonly featureType: string;
  readonly seenVersion: number | undefined;
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

/** What the log keeps of a feature, whole, so that any state can be brought back. */
export const logged = (row: FeatureRow) => ({
  name: row.name,
  attributes: row.attributes,
  geometry: row.geojson,
  kindVersion: row.kindVersion,
});

/** @throws AppError badRequest, alreadyExists */
export async function createFeature(
  services: Services,
  { caller, plan, opId, body }: Write & { body: BodyOf<typeof createCall> },
): Promise<FeatureReply> {
  refuseOtherPlan(body.planId, plan);
  const kind = kindOf(body.featureType);
  const content = checkContent(services, kind, body);
  const at = services.clock.now();
  const write = { planId: plan.planId, actorId: caller.userId, opId, callId: 'feature.create', at };
  return changePlan(services.database.db, write, async ({ trx, record }) => {
    await checkReferences(trx, plan.planId, kind, content);
    await checkUnique(trx, plan.planId, kind, { id: body._id.toLowerCase(), attributes: content.attributes });
    const about = { planId: plan.planId, id: body._id.toLowerCase(), kind };
    const settled = await settleFertiliser(services, trx, about, content);
    const row = await insertFeature(trx, { planId: plan.planId, id: about.id, at }, settled);
    if (!row) throw new AppError('alreadyExists');
    record({ entity: kind.id, entityId: row.id, op: 'create', before: null, after: logged(row) });
    return presentFeature(row);
  });
}

/** The feature a write is about; a feature of another plan or kind is not found. */
async function findTarget(
  services: Services,
  { plan, featureId, featureType }: WriteToFeature,
): Promise<FeatureRow> {
  const row = /^[0-9a-f-]{36}$/i.test(featureId)
    ? await findFeature(services.database.db, plan.planId, featureId)
    : undefined;
  if (!row || row.kind !== kindOf(featureType).id) throw new AppError('notFound');
  return row;
}

const stale = async (services: Services, plan: PlanAccess, id: string): Promise<AppError> => {
  const current = await findFeature(services.database.db, plan.planId, id);
  return current
    ? new AppError('staleVersion', { current: presentFeature(current) })
    : new AppError('notFound');
};

/** A write that did not say which version it saw wins over whatever stands; the log keeps what stood. */
const versionToReplace = (seenVersion: number | undefined, row: FeatureRow): number =>
  seenVersion ?? row.version;

/** @throws AppError badRequest, notFound, staleVersion with the feature as it stands */
export async function updateFeature(
  services: Services,
  write: WriteToFeature & { body: BodyOf<typeof updateCall> },
): Promise<FeatureReply> {
  const { caller, plan, opId, body, seenVersion, featureType } = write;
  refuseOtherPlan(body.planId, plan);
  const kind = kindOf(featureType);
  const at = services.clock.now();
  const ledgerWrite = { planId: plan.planId, actorId: caller.userId, opId, callId: 'feature.update', at };
  const before = await findTarget(services, write);
  const content = checkContent(services, kind, {
    geometry: body.geometry ?? before.geojson,
    properties: body.properties ?? attributesOfRow(before),
  });
  const saved = await changePlan(services.database.db, ledgerWrite, async ({ trx, record }) => {
    await checkReferences(trx, plan.planId, kind, content);
    await checkUnique(trx, plan.planId, kind, { id: before.id, attributes: content.attributes });
    const target = {
      planId: plan.planId,
      id: before.id,
      seenVersion: versionToReplace(seenVersion, before),
      at,
    };
    const settled = await settleFertiliser(
      services,
      trx,
      { planId: plan.planId, id: before.id, kind },
      content,
    );
    const row = await writeFeature(trx, target, settled);
    if (!row) throw new StaleWrite();
    record({
      entity: kind.id,
      entityId: row.id,
      op: 'update',
      before: logged(before),
      after: logged(row),
    });
    return presentFeature(row);
  }).catch((error: unknown) => {
    if (!(error instanceof StaleWrite)) throw error;
  });
  if (!saved) throw await stale(services, plan, before.id);
  return saved;
}

/** @throws AppError notFound, staleVersion with the feature as it stands */
export async function deleteFeature(services: Services, write: WriteToFeature): Promise<{ _id: string }> {
  const { caller, plan, opId, seenVersion, featureId } = write;
  const at = services.clock.now();
  const ledgerWrite = { planId: plan.planId, actorId: caller.userId, opId, callId: 'feature.delete', at };
  const deleted = await changePlan(services.database.db, ledgerWrite, async ({ trx, record }) => {
    const before = await findFeature(trx, plan.planId, featureId);
    if (!before || before.kind !== kindOf(write.featureType).id) throw new AppError('notFound');
    const target = {
      planId: plan.planId,
      id: before.id,
      seenVersion: versionToReplace(seenVersion, before),
      at,
    };
    if (!(await markFeatureDeleted(trx, target))) throw new StaleWrite();
    record({
      entity: before.kind,
      entityId: before.id,
      op: 'delete',
      before: logged(before),
      after: null,
    });
    return { _id: before.id };
  }).catch((error: unknown) => {
    if (!(error instanceof StaleWrite)) throw error;
  });
  if (!deleted) throw await stale(services, plan, featureId);
  return deleted;
}

/** Rolls the transaction back; the caller then reads what stands, outside of it. */
class StaleWrite extends Error {}
