import type { BodyOf, BoundaryReply, updateBoundary as updateBoundaryCall } from '@tussock/contract';
import type { PlanAct, PlanChange } from '../../platform/ledger/change-plan.ts';
import { changePlanPrepared } from '../../platform/ledger/change-prepared.ts';
import type { Services } from '../../services.ts';
import { findPlan, planEntity } from '../plans/index.ts';
import { buildBoundary, type BuiltBoundary } from './build-boundary.ts';
import { replaceLayer, writeByHand, writePlanBoundary } from './boundary-store.ts';
import { findTitleParts } from './find-title-parts.ts';
import { boundaryEntity, findBoundary, presentBoundary, type StandingBoundary } from './read-boundary.ts';

/**
 * Saves the selected titles and the boundary merged from them. The shapes in the body are what the browser drew; the recorded ones are the server's
 * own, found by id.
 *
 * @throws AppError badRequest for a title that no longer exists, staleVersion with the present boundary
 */
export function saveBoundary(
  services: Services,
  { body, ...act }: PlanAct & { body: BodyOf<typeof updateBoundaryCall> },
): Promise<BoundaryReply> {
  const { planId } = act.plan;
  const find = () =>
    findTitleParts(
      services,
      planId,
      body.features.map(({ properties }) => properties.id),
    );
  return changePlanPrepared(services, act, find, async (change, parts) => {
    // What is said by hand is somebody else's to write: as it stands now, and not as it stood while the survey was asked.
    const before = await change.target(boundaryEntity, planId);
    const source = { parts, byHand: before.byHand, propertyName: before.plan.propertyName };
    const built = await services.geometry.run(buildBoundary, source, planId);
    return presentBoundary(await writeBoundary(change, before, built));
  });
}

/** Replaces the boundary, as part of a change of its plan. */
export async function writeBoundary(
  { trx, planId, wrote, derived }: PlanChange,
  before: StandingBoundary,
  { titles, blocks, areaM2, bounds, byHand }: BuiltBoundary,
): Promise<StandingBoundary> {
  const plan = await findPlan(trx, planId);
  await writePlanBoundary(trx, { planId, areaM2: blocks.length === 0 ? null : areaM2, bounds, blocks });
  await writeByHand(trx, planId, byHand);
  await replaceLayer(trx, planId, 'cadastral', titles);
  await replaceLayer(trx, planId, 'boundary', blocks);
  const after = await findBoundary(trx, planId);
  wrote(boundaryEntity, before, after);
  derived(planEntity, plan, await findPlan(trx, planId));
  return after;
}
