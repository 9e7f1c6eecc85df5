import { recordWords } from '@tussock/domain';
import { openRecord } from '../open-record.ts';
import type { UndoAnswer } from '../plan-record.ts';
import { toasts } from '../../session/toasts.ts';

function tell(answer: UndoAnswer, words: (label: string) => string): void {
  if (answer.ok) toasts.show({ message: words(answer.label), type: 'info', icon: 'undo' });
  else toasts.show({ message: answer.reason, type: 'warning' });
}

/** Undoes what one did last on the open plan, or says why that cannot be done any more. */
export const undoLast = async (): Promise<void> => tell(await openRecord().undo(), recordWords.undone);

/** Takes back what one write did, whatever was done after it, or says why that cannot be done any more. */
export const undoWrite = async (opId: string): Promise<void> =>
  tell(await openRecord().undo(opId), recordWords.undone);

/** Does again what was undone last. */
export const redoLast = async (): Promise<void> => tell(await openRecord().redo(), recordWords.redone);
