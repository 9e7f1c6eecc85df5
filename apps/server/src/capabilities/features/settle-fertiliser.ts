import {
  areaLargerThanGround,
  isGroundChosen,
  kinds,
  ruleWords,
  settleApplication,
  type AnyKind,
  type FieldRefusal,
  type KindId,
} from '@tussock/domain';
import { bounds, checkGeometry, type Geometry, type PolygonalGeometry } from '@tussock/geometry';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';
import type { Services } from '../../services.ts';
import { measure } from './examine-shape.ts';
import type { FeatureContent, FeatureRow } from './feature-store.ts';
import { attributesOfRow } from './present-feature.ts';
import { fertiliserPlanOf, readFertiliserSource, type FertiliserSource } from './read-fertiliser-plan.ts';

type SettledContent =
  | { readonly ok: true; readonly content: FeatureContent }
  | { readonly ok: false; readonly refusal: FieldRefusal };

interface About {
  readonly planId: string;
  readonly id: string;
  readonly kind: AnyKind;
  /** The present feature, or its last state before it was deleted; null for a new one. */
  readonly before: FeatureRow | null;
}

/**
 * Completes a fertiliser application for saving: its shape becomes the ground it was spread on, its area that of the ground unless a person typed
 * one, and a rate over the nitrogen cap needs a reason. Features of other kinds are returned unchanged.
 */
export async function settleFertiliser(
  { geometry }: Pick<Services, 'geometry'>,
  trx: Transaction<DB>,
  { planId, id, kind, before }: About,
  given: FeatureContent,
): Promise<SettledContent> {
  const isRemoved = given.attributes['status'] === 'removed';
  if (kind.id !== kinds.fertiliser.id || (isRemoved && before)) return { ok: true, content: given };
  const source = await readFertiliserSource(trx, planId);
  return geometry.run(settleOnPlan, { source, id, kind: kind.id, before, given, isRemoved }, planId);
}

interface ToSettle extends Pick<About, 'id' | 'before'> {
  readonly source: FertiliserSource;
  readonly kind: KindId;
  readonly given: FeatureContent;
  readonly isRemoved: boolean;
}

/** Job: completes an application with the other features of its plan. */
export const settleOnPlan: GeometryJob<ToSettle, SettledContent> = {
  name: 'settleOnPlan',
  work(geos, { source, id, kind: kindId, before, given, isRemoved }) {
    const kind: AnyKind = kinds[kindId];
    const asFeature = ({ geometry, attributes }: Pick<FeatureContent, 'geometry' | 'attributes'>) => ({
      _id: id,
      featureType: kind.wording.featureType,
      geometry,
      properties: attributes,
      areaHectares: null,
    });
    const settled = settleApplication(geos, fertiliserPlanOf(geos, source), {
      application: asFeature(given),
      // Checked when it was written.
      standing:
        before && asFeature({ geometry: before.geojson as Geometry, attributes: attributesOfRow(before) }),
    });
    const { attributes, ground, lacksReason, largerThanHectares } = settled;
    if (largerThanHectares !== null)
      return { ok: false, refusal: { field: 'area', message: areaLargerThanGround(largerThanHectares) } };
    if (lacksReason)
      return { ok: false, refusal: { field: 'overCapReason', message: ruleWords.capNeedsReason } };
    const content = isGroundChosen(attributes) && ground ? onGround(kind, ground, given) : given;
    return { ok: true, content: isRemoved ? content : { ...content, attributes } };
  },
};

/** Replaces the shape by the ground, whoever drew it. */
function onGround(kind: AnyKind, ground: PolygonalGeometry, content: FeatureContent): FeatureContent {
  const checked = checkGeometry(ground, kind.shapes);
  if (!checked.ok) return content;
  const { geometry } = checked;
  return { ...content, geometry, bounds: bounds(geometry), ...measure(geometry) };
}
