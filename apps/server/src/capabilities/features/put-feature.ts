import type { AnyKind, FieldRefusal } from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import type { CheckAtEnd, PlanChange } from '../../platform/ledger/change-plan.ts';
import { checkLocks } from '../../platform/things/stored-locks.ts';
import type { Services } from '../../services.ts';
import { checkContent } from './check-content.ts';
import { findLostReferences, findOther } from './check-references.ts';
import { featureEntity } from './feature-entity.ts';
import {
  insertFeature,
  markFeatureDeleted,
  restoreFeature,
  writeFeature,
  type FeatureContent,
  type FeatureRow,
} from './feature-store.ts';
import { settleFertiliser } from './settle-fertiliser.ts';
import { settleRotation } from './settle-rotation.ts';

/** What of a plan goes with a feature that is taken away: what hangs on it alone, and would be found by nobody without it. */
export type TakeWith = (change: PlanChange, feature: FeatureRow) => Promise<void>;

/** What is written where: over what stands, over what was deleted, or as something new. */
interface Place {
  readonly id: string;
  readonly kind: AnyKind;
  readonly over: { readonly standing: FeatureRow } | { readonly deleted: FeatureRow } | null;
}

/** Anything as it came: the shape and the values are judged here. */
interface Input {
  readonly geometry: unknown;
  readonly properties: unknown;
  readonly isDrawn?: boolean;
}

interface Neighbour {
  readonly id: string;
  readonly kind: AnyKind;
  readonly content: FeatureContent;
  readonly before: FeatureRow | null;
}

/** What features point at is of the plan, and what must be the only one of its kind is. @throws AppError badRequest with the fields */
export const checkNeighbours: CheckAtEnd<Neighbour> = async ({ trx, planId }, features) => {
  const refusals: FieldRefusal[] = (await findLostReferences(trx, planId, features)).flat();
  for (const { id, kind, content } of features) {
    const other = await findOther(trx, planId, kind, { id, attributes: content.attributes });
    if (other) refusals.push(other);
  }
  if (refusals.length > 0)
    throw new AppError('badRequest', { message: refusals.map(({ message }) => message), fields: refusals });
};

type Placed =
  | { readonly ok: true; readonly row: FeatureRow }
  | { readonly ok: false; readonly refusal: FieldRefusal };

/**
 * Writes checked content where it belongs, with what follows from its neighbours: the ground of a new application and its figures, the
 * season a paddock leaves behind. What a kind refuses is a value, so that whoever writes many can say of which.
 *
 * @throws AppError shapeLocked, alreadyExists where there is one of the id, also a deleted one
 */
export async function placeFeature(
  services: Pick<Services, 'geometry'>,
  { trx, planId, at, wrote, checkAtEnd }: PlanChange,
  { id, kind, over }: Place,
  checked: FeatureContent,
): Promise<Placed> {
  const standing = over && 'standing' in over ? over.standing : null;
  const before = over && ('standing' in over ? over.standing : over.deleted);
  const about = { planId, id, kind, before };
  const settled = await settleFertiliser(services, trx, about, checked);
  if (!settled.ok) return settled;
  const content = standing ? settleRotation(kind, { standing, at }, settled.content) : settled.content;
  if (standing) checkAtEnd(checkLocks, { id, before: standing.geojson, after: content.geometry });
  const write = over === null ? insertFeature : standing ? writeFeature : restoreFeature;
  const row = await write(trx, { planId, id, at }, content);
  if (!row) throw new AppError('alreadyExists');
  wrote(featureEntity, standing, row);
  return { ok: true, row };
}

/**
 * Writes a feature as part of a change of its plan: the one way of every call that writes a single one.
 *
 * @throws AppError badRequest, shapeLocked, alreadyExists where there is one of the id, also a deleted one
 */
export async function putFeature(
  services: Pick<Services, 'geometry'>,
  change: PlanChange,
  place: Place,
  input: Input,
): Promise<FeatureRow> {
  const { id, kind, over } = place;
  const content = await checkContent(services, { planId: change.planId, kind }, input);
  const before = over && 'standing' in over ? over.standing : null;
  change.checkAtEnd(checkNeighbours, { id, kind, content, before });
  const placed = await placeFeature(services, change, place, content);
  if (placed.ok) return placed.row;
  throw new AppError('badRequest', { message: [placed.refusal.message], fields: [placed.refusal] });
}

/** Takes a feature away, with what hangs on it. */
export async function removeFeature(
  change: PlanChange,
  before: FeatureRow,
  takeWith: readonly TakeWith[],
): Promise<void> {
  const { trx, planId, at, wrote } = change;
  for (const take of takeWith) await take(change, before);
  await markFeatureDeleted(trx, { planId, id: before.id, at });
  wrote(featureEntity, before, null);
}
