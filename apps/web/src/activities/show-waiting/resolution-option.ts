import { isEntityId, labelOfWrite } from '@tussock/domain';
import { canChoose, editOf, openRecord, sendAgain, showArrival, type WaitingOp } from '../../sync/index.ts';

/**
 * What is asked about a write that was not accepted: mine or theirs; whether to delete what somebody changed meanwhile; whether to bring back
 * what somebody deleted meanwhile; nothing, as it is there already; or it is mended by itself. Who may not write it any more is led to no form.
 */
export type ResolutionOption = 'choose' | 'deleteAnyway' | 'bringBack' | 'there' | 'notAllowed' | 'mend';

export function resolutionOptionOf({ answer, parts }: Pick<WaitingOp, 'answer' | 'parts'>): ResolutionOption {
  const clash = answer?.clash;
  const part = clash && parts.find(({ entityId }) => entityId === clash.entityId);
  if (!part) return answer?.code === 'forbidden' ? 'notAllowed' : 'mend';
  if (clash.current === null) return part.op === 'update' && parts.length === 1 ? 'bringBack' : 'mend';
  if (part.op === 'delete') return 'deleteAnyway';
  return canChoose(clash, parts) ? 'choose' : 'there';
}

/** Deletes the present version; the person has been told that it was changed. */
export const deleteAnyway = (op: WaitingOp): Promise<void> => sendAgain(op, op.parts.map(editOf));

/**
 * Restores what somebody deleted, with one's own change applied. Both writes are stored before the refused one is removed, so that an interruption
 * leaves too much, never too little.
 */
export async function bringBack({ opId, label, parts: [part] }: WaitingOp): Promise<void> {
  if (!part || !isEntityId(part.entity)) return;
  const { entity, entityId } = part;
  const record = openRecord();
  await record.write(labelOfWrite.broughtBack(label), [{ entity, entityId, op: 'restore', set: {} }]);
  const parts = [editOf(part)];
  showArrival({ label, parts }, await record.write(label, parts));
  await record.drop(opId);
}
