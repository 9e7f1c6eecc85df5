import type { BodyOf, createFeature as createCall } from '@tussock/contract';
import { kindByFeatureType } from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { checkContent } from './check-content.ts';
import { checkReferences } from './check-references.ts';
import { insertFeature } from './feature-store.ts';
import { logged } from './save-feature.ts';

interface Creations<Reply> {
  readonly caller: Caller;
  readonly plan: PlanAccess;
  readonly opId: string;
  readonly callId: string;
  readonly bodies: readonly BodyOf<typeof createCall>[];
  /** The answer, from the ids that were new. */
  readonly reply: (made: ReadonlySet<string>) => Reply;
}

/**
 * Adds features in one change of the plan. One whose id is known already, also of a deleted feature, is left as it is: imports may be
 * repeated.
 *
 * @throws AppError badRequest, and nothing is added
 */
export async function createFeaturesOnce<Reply>(
  services: Services,
  { caller, plan, opId, callId, bodies, reply }: Creations<Reply>,
): Promise<Reply> {
  const contents = bodies.map((body) => {
    const kind = kindByFeatureType(body.featureType);
    if (!kind) throw new AppError('badRequest', { message: ['There is no such feature type'] });
    return { id: body._id.toLowerCase(), kind, content: checkContent(services, kind, body) };
  });
  const { planId } = plan;
  const at = services.clock.now();
  const write = { planId, actorId: caller.userId, opId, callId, at };
  return changePlan(services.database.db, write, async ({ trx, record }) => {
    const made = new Set<string>();
    for (const { id, kind, content } of contents) {
      await checkReferences(trx, planId, kind, content);
      const row = await insertFeature(trx, { planId, id, at }, content);
      if (!row) continue;
      made.add(id);
      record({ entity: kind.id, entityId: id, op: 'create', before: null, after: logged(row) });
    }
    return reply(made);
  });
}
