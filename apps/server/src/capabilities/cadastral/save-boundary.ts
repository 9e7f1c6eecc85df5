import type { BodyOf, BoundaryReply, updateBoundary as updateBoundaryCall } from '@tussock/contract';
import { type PlanAct } from '../../platform/ledger/change-plan.ts';
import { changePlanPrepared } from '../../platform/ledger/change-prepared.ts';
import type { Services } from '../../services.ts';
import { findPlan, planEntity } from '../plans/index.ts';
import { buildBoundary } from './build-boundary.ts';
import { readPlanBoundary, replaceLayer, writePlanBoundary } from './boundary-store.ts';
import { findTitleParts } from './find-title-parts.ts';
import { boundaryEntity, findBoundary, presentBoundary } from './read-boundary.ts';

/**
 * Saves the chosen titles and the boundary merged from them. The shapes in the body are what the browser drew; those of
 * record are the server's own, found by id.
 *
 * @throws AppError badRequest for a title that has vanished, staleVersion with the boundary as it stands
 */
export function saveBoundary(
  services: Services,
  { body, ...act }: PlanAct & { body: BodyOf<typeof updateBoundaryCall> },
): Promise<BoundaryReply> {
  const { planId } = act.plan;
  const build = async () => {
    const { propertyName } = await readPlanBoundary(services.database.db, planId);
    const ids = body.features.map(({ properties }) => properties.id);
    const parts = await findTitleParts(services, planId, ids);
    const built = buildBoundary(services, parts, propertyName);
    return { ...built, areaM2: parts.length === 0 ? null : built.areaM2 };
  };
  return changePlanPrepared(services, act, build, async ({ trx, target, wrote, derived }, built) => {
    const before = await target(boundaryEntity, planId);
    const plan = await findPlan(trx, planId);
    await writePlanBoundary(trx, { planId, areaM2: built.areaM2, bounds: built.bounds });
    await replaceLayer(trx, planId, 'cadastral', built.titles);
    await replaceLayer(trx, planId, 'boundary', built.blocks);
    const after = await findBoundary(trx, planId);
    wrote(boundaryEntity, before, after);
    derived(planEntity, plan, await findPlan(trx, planId));
    return presentBoundary(after);
  });
}
