import type { RecordPart } from '@tussock/contract';
import { findEntity, kindOfEntity, toasts } from '@tussock/domain';

/** The sentence of success of a write of which only the parts are known: the page that had its words may be gone. */
export function toastOfWrite(parts: readonly Pick<RecordPart, 'entity' | 'op'>[]): string {
  const features = parts.filter(({ entity }) => kindOfEntity(entity));
  const [feature, other] = features;
  const kind = feature && !other ? kindOfEntity(feature.entity) : undefined;
  if (kind)
    return feature?.op === 'delete'
      ? toasts.featureDeleted(kind.names.inSentence)
      : toasts.featureSaved(kind.names.inSentence);
  const isBoundary = parts.every(({ entity }) => findEntity(entity)?.id === 'boundary');
  return isBoundary ? toasts.boundariesSaved() : toasts.changesSaved();
}
