import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BodyOf, createFeature as createCall } from '@tussock/contract';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import type { WithId } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { checkContent } from './check-content.ts';
import { featureEntity } from './feature-entity.ts';
import { insertFeature } from './feature-store.ts';
import { checkNeighbours } from './put-feature.ts';
import { kindOf } from './save-feature.ts';

type Creation = WithId<BodyOf<typeof createCall>>;

/**
 * Adds features as part of a change of the plan; returns the ids that were new. A feature whose id exists already, also as a deleted one, is skipped:
 * imports may be repeated.
 *
 * @throws AppError badRequest, and nothing is added
 */
export async function createFeaturesOnce(
  services: Services,
  { trx, planId, at, wrote, checkAtEnd }: PlanChange,
  bodies: readonly Creation[],
): Promise<ReadonlySet<string>> {
  const contents = [];
  for (const body of bodies) {
    const kind = kindOf(body.featureType);
    const content = await checkContent(services, { planId, kind }, body);
    contents.push({ id: body._id.toLowerCase(), kind, content });
    await nextTurn();
  }
  const made = new Set<string>();
  for (const { id, kind, content } of contents) {
    const row = await insertFeature(trx, { planId, id, at }, content);
    if (!row) continue;
    checkAtEnd(checkNeighbours, { id, kind, content, before: null });
    made.add(id);
    wrote(featureEntity, null, row);
  }
  return made;
}
