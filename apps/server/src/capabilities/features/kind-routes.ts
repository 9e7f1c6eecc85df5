import type {
  BodyOf,
  DeviceReply,
  FeatureReply,
  FertiliserApplicationReply,
  updateFeature as updateFeatureCall,
} from '@tussock/contract';
import { applicationFigures, buildingOptions, kinds, type AnyKind } from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import type { Entity } from '../../platform/ledger/entity.ts';
import { findRev } from '../../platform/ledger/find-rev.ts';
import type { Op } from '../../platform/ledger/op.ts';
import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { featureEntity } from './feature-entity.ts';
import { findFeatureByValue, findFeatures, type FeatureRow } from './feature-store.ts';
import { listFeatures } from './list-features.ts';
import { presentFeature } from './present-feature.ts';
import { createFeature, updateFeature } from './save-feature.ts';

type KindCall =
  | 'building.update'
  | 'building.options'
  | 'paddock.update'
  | 'luc.all'
  | 'luc.update'
  | 'device.create'
  | 'device.update'
  | 'fertiliser.all'
  | 'fertiliser.create'
  | 'fertiliser.update';

/** Arguments shared by the calls that change a feature. */
interface Change {
  readonly caller: Caller;
  readonly plan: PlanAccess;
  readonly op: Op;
  readonly params: { readonly featureId: string };
  readonly body: BodyOf<typeof updateFeatureCall>;
}

const typeOf = ({ wording }: Pick<AnyKind, 'wording'>) => ({ featureType: wording.featureType });

const presentDevice = (row: FeatureReply): DeviceReply => ({ ...row, id: String(row.properties['id']) });

const presentApplication = (row: FeatureReply): FertiliserApplicationReply => {
  const { products, ...figures } = applicationFigures(row.properties);
  return { ...row, figures: { ...figures, products: [...products] } };
};

/** The device entity, found by the id printed on the device. */
const deviceByItsId: Entity<FeatureRow> = {
  ...featureEntity,
  hasOwnIds: true,
  find: (trx, planId, value) =>
    findFeatureByValue(trx, planId, { kind: kinds.device.id, field: kinds.device.uniqueBy ?? '', value }),
};

const plainOptions = (options: readonly { readonly key: string; readonly label: string }[]) =>
  options.map(({ key, label }) => ({ key, label }));

/** Handlers of the calls that some kinds have of their own. Each is an ordinary feature call for a fixed kind. */
export function kindHandlers(services: Services): Handlers<KindCall> {
  const update =
    (kind: Pick<AnyKind, 'wording'>) =>
    ({ params: { featureId }, ...change }: Change): Promise<FeatureReply> =>
      updateFeature(services, { ...change, featureId, ...typeOf(kind) });
  return {
    'building.update': update(kinds.building),
    'building.options': () =>
      Promise.resolve({
        agrichemicalCategories: plainOptions(buildingOptions.agrichemicalCategories),
        claddingOptions: plainOptions(buildingOptions.claddingOptions),
        implementTypes: plainOptions(buildingOptions.implementTypes),
        roofingOptions: plainOptions(buildingOptions.roofingOptions),
        seedCultivarTypes: plainOptions(buildingOptions.seedCultivarTypes),
        storedItemTypes: plainOptions(buildingOptions.storedItemTypes),
      }),
    'paddock.update': update(kinds.paddock),
    'luc.all': ({ plan }) => listFeatures(services, plan.planId, kinds.luc.wording.featureType),
    'luc.update': update(kinds.luc),
    'device.create': async ({ caller, plan, op, body: { id, properties, ...body } }) =>
      presentDevice(
        await createFeature(services, {
          caller,
          plan,
          op,
          body: { ...body, _id: op.id, properties: { ...properties, id }, ...typeOf(kinds.device) },
        }),
      ),
    'device.update': async ({ caller, plan, op, body, params }) =>
      presentDevice(
        await updateFeature(services, {
          caller,
          plan,
          op,
          body,
          entity: deviceByItsId,
          featureId: params.deviceId,
          ...typeOf(kinds.device),
        }),
      ),
    'fertiliser.all': async ({ plan }) => {
      const [rev, rows] = await Promise.all([
        findRev(services.database.db, plan.planId),
        findFeatures(services.database.db, plan.planId, [kinds.fertiliser.id]),
      ]);
      return { rev, results: rows.map((row) => presentApplication(presentFeature(row))) };
    },
    'fertiliser.create': async ({ caller, plan, op, body }) =>
      presentApplication(
        await createFeature(services, {
          caller,
          plan,
          op,
          body: { _id: op.id, ...body, ...typeOf(kinds.fertiliser) },
        }),
      ),
    'fertiliser.update': async (change) => presentApplication(await update(kinds.fertiliser)(change)),
  };
}
