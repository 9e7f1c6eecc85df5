import type { PlanFile } from '@tussock/contract';
import { findEntity, labelOfWrite, toasts } from '@tussock/domain';
import type { RecordWish } from '../../sync/index.ts';

const entity = 'file' as const;

/** Creates the write that changes the caption of a file. */
export function captionWish({ _id: entityId, name, caption: before }: PlanFile, caption: string): RecordWish {
  const declared = findEntity(entity);
  return {
    label: declared ? labelOfWrite.updated(declared, name, ['caption']) : name,
    parts: [{ entity, entityId, op: 'update', set: { caption }, base: { caption: before } }],
    toast: toasts.changesSaved(),
  };
}
