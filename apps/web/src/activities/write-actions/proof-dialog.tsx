import { Button, Dialog, TextArea } from '@tussock/ui';
import { useState } from 'react';
import type { PlanAction } from '../../record/index.ts';
import type { ActionWrites } from './use-action-writes.tsx';

interface ProofDialogProps {
  readonly actions: readonly PlanAction[];
  readonly writes: ActionWrites;
  readonly onClose: () => void;
}

const LONGEST_REASON = 1000;

/** Asks why something without evidence is done. */
export function ProofDialog({ actions, writes, onClose }: ProofDialogProps) {
  const [reason, setReason] = useState('');
  const [first] = actions;
  const save = async (): Promise<void> => {
    await writes.change(actions, { state: 'done', doneReason: reason.trim() });
    onClose();
  };
  return (
    <Dialog
      title={
        actions.length === 1 ? `“${first?.values.title ?? ''}” is done` : `${actions.length} actions are done`
      }
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="primary" disabled={reason.trim() === ''} onClick={() => void save()}>
            Mark done
          </Button>
        </>
      }
    >
      <TextArea
        label="How do you know it is done?"
        help="There is no evidence yet. Add a photo on the page of the action, or say it in words."
        value={reason}
        onChange={(text) => setReason(text.slice(0, LONGEST_REASON))}
        isRequired
      />
    </Dialog>
  );
}
