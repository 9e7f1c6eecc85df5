import type { RecordPart } from '@tussock/contract';
import {
  findEntity,
  GEOMETRY,
  isKindId,
  kindById,
  startingAttributes,
  writeResult,
  type Result,
} from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import type { Address } from '../../places/place.ts';
import { keepUnsavedShape } from '../../plan-session/unsaved-shape.ts';
import type { WaitingOp } from '../../plan-session/replica/replica-session.ts';
import { openRecord } from '../../plan-session/open-record.ts';
import { featurePage, kindEditPlace } from '../../screens/kind/place.ts';
import { drawPlace } from '../../screens/plan-edit-map/place.ts';
import { soilTestPlace } from '../../screens/plan-edit-soil-test/place.ts';
import { farmInfoPlace } from '../../screens/plan-farm-info/place.ts';
import { formKeys, keepDraft, ownDraftKey } from '../../session/drafts.ts';
import { formValuesFrom } from '../../session/form-values.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values of the record as forms hold them: the result of a laboratory is text there. */
const asTyped = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      // The one value with a figure is a result.
      typeof value === 'object' && value !== null && 'value' in value ? writeResult(value as Result) : value,
    ]),
  );

function draft(formKey: string, { entity, set, base }: RecordPart, standing: Values): void {
  const fields = findEntity(entity)?.fields ?? {};
  const before = asTyped({ ...standing, ...base });
  keepDraft(ownDraftKey(formKey), {
    values: formValuesFrom(fields, { ...before, ...asTyped(set) }),
    startedFrom: JSON.stringify(before),
  });
}

/** Puts a new thing that was not accepted back on the drawing board, its form filled in. */
function backToDrawing(planId: string, part: RecordPart): Address {
  if (isKindId(part.entity)) {
    const { [GEOMETRY]: geometry, ...attributes } = part.set;
    const start = startingAttributes(kindById(part.entity));
    draft(formKeys.newFeature(planId, part.entity), { ...part, set: attributes }, start);
    // Drawn in this very browser.
    keepUnsavedShape(planId, { id: part.entityId, kindId: part.entity, geometry: geometry as Geometry });
  }
  return drawPlace.at({ planId });
}

/**
 * Puts what was not accepted back into the form it came from, and says where that is. Undefined where there is no such form: several
 * things at once, a deletion.
 */
export function mendOp(planId: string, { parts }: WaitingOp): Address | undefined {
  const [part, second] = parts;
  if (!part || second || part.op === 'delete' || part.op === 'restore') return undefined;
  const { entity, entityId } = part;
  const { [GEOMETRY]: _shape, ...standing } = openRecord().row(entityId)?.values ?? {};
  if (isKindId(entity)) {
    if (part.op === 'create') return backToDrawing(planId, part);
    const kind = kindById(entity);
    draft(formKeys.feature(entityId), part, standing);
    return kind.wording.route === null
      ? drawPlace.at({ planId })
      : kindEditPlace.at(featurePage(planId, kind, entityId));
  }
  if (entity === 'plan') {
    draft(formKeys.planInfo(planId), part, standing);
    return farmInfoPlace.at({ planId });
  }
  if (entity === 'soilTest' && part.op === 'update') {
    draft(formKeys.soilTest(entityId), part, standing);
    return soilTestPlace.at({ planId, soilTestId: entityId });
  }
  return undefined;
}
