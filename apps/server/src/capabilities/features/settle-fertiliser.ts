import {
  groundLessZones,
  kinds,
  ruleWords,
  settleApplication,
  type AnyKind,
  type FertiliserPlan,
  type FieldRefusal,
  type KindId,
} from '@tussock/domain';
import { bounds, checkGeometry, type Geometry, type GeosOperations } from '@tussock/geometry';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';
import type { Services } from '../../services.ts';
import { measure } from './check-content.ts';
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
  /** It was not there before, deleted or not. */
  readonly isNew: boolean;
  readonly standing: FeatureRow | null;
}

/**
 * An application of fertiliser as it is saved: a new one on chosen ground has that ground for its shape, its area follows the ground unless a
 * person typed one, and one that goes over the nitrogen cap says why. Features of other kinds are left as they are.
 */
export async function settleFertiliser(
  { geometry }: Pick<Services, 'geometry'>,
  trx: Transaction<DB>,
  { planId, id, kind, isNew, standing }: About,
  given: FeatureContent,
): Promise<SettledContent> {
  const isRemoved = given.attributes['status'] === 'removed';
  if (kind.id !== kinds.fertiliser.id || (isRemoved && !isNew)) return { ok: true, content: given };
  const source = await readFertiliserSource(trx, planId);
  return geometry.run(settleOnPlan, { source, id, kind: kind.id, isNew, standing, given }, planId);
}

interface ToSettle extends Pick<About, 'id' | 'isNew' | 'standing'> {
  readonly source: FertiliserSource;
  readonly kind: KindId;
  readonly given: FeatureContent;
}

/** Settles an application among the others of its plan. */
export const settleOnPlan: GeometryJob<ToSettle, SettledContent> = {
  name: 'settleOnPlan',
  work(geos, { source, id, kind: kindId, isNew, standing, given }) {
    const kind: AnyKind = kinds[kindId];
    const plan = fertiliserPlanOf(geos, source);
    const content = isNew ? onItsGround(geos, plan, kind, given) : given;
    if (given.attributes['status'] === 'removed') return { ok: true, content };
    const asFeature = ({ geometry, attributes }: Pick<FeatureContent, 'geometry' | 'attributes'>) => ({
      _id: id,
      featureType: kind.wording.featureType,
      geometry,
      properties: attributes,
      areaHectares: null,
    });
    const { attributes, lacksReason } = settleApplication(geos, plan, {
      application: asFeature(content),
      // Checked when it was written.
      standing:
        standing &&
        asFeature({ geometry: standing.geojson as Geometry, attributes: attributesOfRow(standing) }),
    });
    if (lacksReason)
      return { ok: false, refusal: { field: 'overCapReason', message: ruleWords.capNeedsReason } };
    return { ok: true, content: { ...content, attributes } };
  },
};

/** On chosen ground the shape is that ground, less what is left out of it, whoever drew it. */
function onItsGround(
  geos: GeosOperations,
  { features }: FertiliserPlan,
  kind: AnyKind,
  content: FeatureContent,
): FeatureContent {
  const ground = checkGeometry(groundLessZones(geos, content.attributes, features), kind.shapes);
  if (!ground.ok) return content;
  const { geometry } = ground;
  return { ...content, geometry, bounds: bounds(geometry), ...measure(geometry) };
}
