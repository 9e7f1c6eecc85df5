import { actionWords, problemOfDoneDay } from '@tussock/domain';
import { Button, DateField, Dialog, TextArea } from '@tussock/ui';
import { useState } from 'react';
import { useToday } from '../../sync/index.ts';
import { formKeys, ownDraftKey, readDraft, useTypedText } from '../../sync/drafts/index.ts';
import styles from './proof-dialog.module.css';
import { lacksProof, type ActionToDo, type ActionWrites } from './use-action-writes.tsx';

interface ProofDialogProps {
  /** The actions to complete; none of them is done yet. */
  readonly asked: readonly ActionToDo[];
  readonly writes: ActionWrites;
  readonly onClose: () => void;
}

const LONGEST_REASON = 1000;

/** Says that there is no evidence, or that the evidence typed on the page behind is not saved yet. */
const sayNoEvidence = (asked: readonly ActionToDo[]): string =>
  asked.every(({ action }) => readDraft('form', ownDraftKey(formKeys.capture(action.id))) !== null)
    ? actionWords.captureNotUsed
    : 'There is no evidence yet. Add a photo on the page of the action, or say it in words.';

/** Dialog that asks for a reason and a date before actions without evidence are marked done. */
export function ProofDialog({ asked, writes, onClose }: ProofDialogProps) {
  const today = useToday();
  const [reason, setReason, used] = useTypedText(formKeys.done(asked.map(({ action }) => action.id)));
  const [doneOn, setDoneOn] = useState<string | null>(today);
  const [noEvidence] = useState(() => sayNoEvidence(asked));
  const [isPending, setIsPending] = useState(false);
  const [first] = asked;
  const problem = doneOn === null ? 'Say on which day' : problemOfDoneDay(doneOn, today);
  const lacking = asked.filter(lacksProof).length;
  const save = async (): Promise<void> => {
    if (doneOn === null) return;
    setIsPending(true);
    try {
      await writes.markDone(asked, { doneOn, reason: reason.trim() });
      used(reason);
      onClose();
    } catch {
      // Told by whoever refused it; the words stay.
    }
    setIsPending(false);
  };
  return (
    <Dialog
      title={
        asked.length === 1
          ? `“${first?.action.values.title ?? ''}” is done`
          : `${asked.length} actions are done`
      }
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button
            variant="primary"
            isPending={isPending}
            disabled={reason.trim() === '' || problem !== undefined}
            onClick={() => void save()}
          >
            Mark done
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextArea
          label="How do you know it is done?"
          help={
            lacking < asked.length
              ? `${lacking} of them have no evidence yet: this is written on those alone.`
              : noEvidence
          }
          value={reason}
          onChange={(text) => setReason(text.slice(0, LONGEST_REASON))}
          isRequired
        />
        <DateField
          label="Done on"
          value={doneOn}
          onChange={setDoneOn}
          max={today}
          error={problem}
          isRequired
        />
      </div>
    </Dialog>
  );
}
