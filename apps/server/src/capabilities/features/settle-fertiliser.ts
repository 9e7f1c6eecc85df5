import {
  groundLessZones,
  kinds,
  ruleWords,
  settleApplication,
  type AnyKind,
  type FieldRefusal,
} from '@tussock/domain';
import { bounds, checkGeometry } from '@tussock/geometry';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Services } from '../../services.ts';
import { measure } from './check-content.ts';
import type { FeatureContent } from './feature-store.ts';
import { readFertiliserPlan } from './read-fertiliser-plan.ts';

type SettledContent =
  | { readonly ok: true; readonly content: FeatureContent }
  | { readonly ok: false; readonly refusal: FieldRefusal };

interface About {
  readonly planId: string;
  readonly id: string;
  readonly kind: AnyKind;
}

/**
 * An application of fertiliser as it is saved: its area follows the ground unless a person typed one, and one that goes over the
 * nitrogen cap says why. Features of other kinds are left as they are.
 */
export async function examineFertiliser(
  { geos }: Pick<Services, 'geos'>,
  trx: Transaction<DB>,
  { planId, id, kind }: About,
  content: FeatureContent,
): Promise<SettledContent> {
  if (kind.id !== kinds.fertiliser.id || content.attributes['status'] === 'removed')
    return { ok: true, content };
  const plan = await readFertiliserPlan(geos, trx, planId);
  const { attributes, lacksReason } = settleApplication(geos, plan, {
    _id: id,
    featureType: kind.wording.featureType,
    geometry: content.geometry,
    properties: content.attributes,
    areaHectares: null,
  });
  if (lacksReason)
    return { ok: false, refusal: { field: 'overCapReason', message: ruleWords.capNeedsReason } };
  return { ok: true, content: { ...content, attributes } };
}

/** A new application on chosen ground: its shape is that ground, less what is left out of it, whoever drew it. Others are left as they are. */
export async function onItsGround(
  { geos }: Pick<Services, 'geos'>,
  trx: Transaction<DB>,
  { planId, kind }: Pick<About, 'planId' | 'kind'>,
  content: FeatureContent,
): Promise<FeatureContent> {
  if (kind.id !== kinds.fertiliser.id) return content;
  const { features } = await readFertiliserPlan(geos, trx, planId);
  const ground = checkGeometry(groundLessZones(geos, content.attributes, features), kind.shapes);
  if (!ground.ok) return content;
  const { geometry } = ground;
  return { ...content, geometry, bounds: bounds(geometry), ...measure(geometry) };
}
