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

/** Deletes other things of the plan together with a feature: those that belong to it alone, and nobody would find without it. */
export type TakeWith = (change: PlanChange, feature: FeatureRow) => Promise<void>;

/** The target of a write: an existing feature, a deleted one to restore, or a new one. */
interface Place {
  readonly id: string;
  readonly kind: AnyKind;
  readonly over: { readonly standing: FeatureRow } | { readonly deleted: FeatureRow } | null;
}

/** Unchecked input: shape and values are validated here. */
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

/** Checks that the references of features are in the plan, and that unique values are unique. @throws AppError badRequest with the fields */
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
 * Writes checked content to its place, with what follows from its neighbours: the ground and the figures of a new application, the season that a
 * paddock adds to its rotation. A refusal of the kind is returned as a value, so that a caller who writes many can say which one.
 *
 * @throws AppError shapeLocked, alreadyExists where the id exists, also as a deleted feature
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
 * Writes one feature as part of a change of its plan; every call that writes a single one uses this.
 *
 * @throws AppError badRequest, shapeLocked, alreadyExists where the id exists, also as a deleted feature
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

/** Deletes a feature, with the things that belong to it. */
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
