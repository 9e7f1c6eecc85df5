import type { RecordPart } from '@tussock/contract';
import {
  findEntity,
  GEOMETRY,
  kindOfEntity,
  startingAttributes,
  type AnyKind,
  writeResult,
  type Result,
  SOIL_TEST,
} from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import type { Address } from '../../routes/route.ts';
import {
  draftSlots,
  drawingSlots,
  formKeys,
  ownDraftKey,
  saveDraft,
  tabLocks,
  takeEmptySlot,
} from '../../sync/drafts/index.ts';
import { openRecord, type WaitingOp } from '../../sync/index.ts';
import { actionRoute } from '../../screens/plan-action/route.ts';
import { featurePage, kindEditRoute } from '../../screens/kind/route.ts';
import { drawRoute } from '../../screens/plan-edit-map/route.ts';
import { soilTestRoute } from '../../screens/plan-edit-soil-test/route.ts';
import { farmInfoRoute } from '../../screens/plan-farm-info/route.ts';
import { formValuesFrom } from '../../session/form-values.ts';

type Values = Readonly<Record<string, unknown>>;

/** Converts record values to form values: laboratory results become text. */
const asTyped = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      // The one value with a figure is a result.
      typeof value === 'object' && value !== null && 'value' in value ? writeResult(value as Result) : value,
    ]),
  );

/** Stores a draft, separate from what another tab is typing in the same form. */
async function draft(formKey: string, { entity, set, base }: RecordPart, standing: Values): Promise<void> {
  const fields = findEntity(entity)?.fields ?? {};
  const before = asTyped({ ...standing, ...base });
  const slot = await takeEmptySlot(tabLocks(), draftSlots(ownDraftKey(formKey)));
  saveDraft('form', slot.key, {
    values: formValuesFrom(fields, { ...before, ...asTyped(set) }),
    startedFrom: JSON.stringify(before),
  });
  slot.release();
}

/** The address where a refused write can be corrected, and the function that restores it into the form there. */
export interface Mending {
  readonly address: Address;
  readonly fill: () => Promise<void>;
}

/** Restores a refused new feature on the drawing screen, with its form filled in. */
function backToDrawing(planId: string, part: RecordPart, kind: AnyKind): Mending {
  const { [GEOMETRY]: geometry, ...attributes } = part.set;
  return {
    address: drawRoute.at({ planId }),
    fill: async () => {
      await draft(formKeys.newFeature(part.entityId), { ...part, set: attributes }, startingAttributes(kind));
      // Beside what another tab draws, or has left.
      const slot = await takeEmptySlot(tabLocks(), drawingSlots(ownDraftKey(planId)));
      saveDraft('shape', slot.key, {
        id: part.entityId,
        kindId: kind.id,
        // Drawn in this very browser.
        geometry: geometry as Geometry,
      });
      slot.release();
    },
  };
}

/** Restores typed values into the form of an existing thing. */
const backToForm = (address: Address, formKey: string, part: RecordPart, standing: Values): Mending => ({
  address,
  fill: () => draft(formKey, part, standing),
});

/**
 * How something that was not accepted goes back into the form it came from. Undefined where there is no such form: several things at once, a
 * deletion, what is gone, and what is written without a form.
 */
export function mendingOf(planId: string, { parts }: Pick<WaitingOp, 'parts'>): Mending | undefined {
  const [part, second] = parts;
  if (!part || second || part.op === 'delete' || part.op === 'restore') return undefined;
  const { entity, entityId } = part;
  const kind = kindOfEntity(entity);
  if (part.op === 'create') return kind && backToDrawing(planId, part, kind);
  const row = openRecord().row(entityId);
  if (!row) return undefined;
  const { [GEOMETRY]: _shape, ...standing } = row.values;
  if (kind) {
    const address =
      kind.wording.route === null
        ? drawRoute.at({ planId })
        : kindEditRoute.at(featurePage(planId, kind, entityId));
    return backToForm(address, formKeys.feature(entityId), part, standing);
  }
  if (entity === 'plan')
    return backToForm(farmInfoRoute.at({ planId }), formKeys.planInfo(planId), part, standing);
  if (entity === SOIL_TEST) {
    const address = soilTestRoute.at({ planId, soilTestId: entityId });
    return backToForm(address, formKeys.soilTest(entityId), part, standing);
  }
  if (entity === 'action')
    return backToForm(
      actionRoute.at({ planId, action: entityId }),
      formKeys.action(entityId),
      part,
      standing,
    );
  return undefined;
}
