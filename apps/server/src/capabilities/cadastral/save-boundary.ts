import type { BodyOf, BoundaryReply, updateBoundary as updateBoundaryCall } from '@tussock/contract';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { buildBoundary } from './build-boundary.ts';
import {
  findLayer,
  readPlanBoundary,
  replaceLayer,
  writePlanBoundary,
  type BoundaryPart,
} from './boundary-store.ts';
import { findTitleParts } from './find-title-parts.ts';
import { readBoundary } from './read-boundary.ts';

const logged = (parts: readonly { id: string; geojson?: unknown; geometry?: unknown }[]) =>
  parts.map(({ id, geojson, geometry }) => ({ id, geometry: geojson ?? geometry }));

/**
 * Saves the chosen titles and the boundary merged from them. The shapes in the body are what the browser drew; those of
 * record are the server's own, found by id.
 *
 * @throws AppError badRequest for a title that has vanished, staleVersion with the boundary as it stands
 */
export async function saveBoundary(
  services: Services,
  save: {
    caller: Caller;
    plan: PlanAccess;
    opId: string;
    seenVersion: number | undefined;
    body: BodyOf<typeof updateBoundaryCall>;
  },
): Promise<BoundaryReply> {
  const { caller, plan, opId, body } = save;
  const { planId } = plan;
  const { db } = services.database;
  const stands = await readPlanBoundary(db, planId);
  const parts = await findTitleParts(
    services,
    planId,
    body.features.map(({ properties }) => properties.id),
  );
  const built = buildBoundary(services, parts, stands.propertyName);
  const write = {
    planId,
    actorId: caller.userId,
    opId,
    callId: 'cadastral.update',
    at: services.clock.now(),
  };
  const isSaved = await changePlan(db, write, async ({ trx, record }) => {
    const before = await findLayer(trx, planId, 'cadastral');
    const written = await writePlanBoundary(trx, {
      planId,
      seenVersion: save.seenVersion ?? stands.boundaryVersion,
      areaM2: parts.length === 0 ? null : built.areaM2,
      bounds: built.bounds,
    });
    if (!written) return false;
    await replaceLayer(trx, planId, 'cadastral', built.titles);
    await replaceLayer(trx, planId, 'boundary', built.blocks satisfies readonly BoundaryPart[]);
    record({
      entity: 'boundary',
      entityId: planId,
      op: 'update',
      before: { titles: logged(before) },
      after: { titles: logged(built.titles) },
    });
    return true;
  });
  const now = await readBoundary(services, planId);
  if (!isSaved) throw new AppError('staleVersion', { current: now });
  return now;
}
