import { useState, type ReactNode } from 'react';
import type { WaitingOp } from '../plan-record.ts';
import { sendAgain } from '../save/save-to-record.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { editOf, partOverStanding, questionOfPart } from './resolved-part.ts';

interface ConflictQuestionProps {
  readonly op: WaitingOp;
  /** Chosen, or left until later. */
  readonly onOver: () => void;
}

/** Mine and theirs of a write that waits and was not accepted, because somebody else changed the same. */
export function ConflictQuestion({ op, onOver }: ConflictQuestionProps) {
  const standing = op.answer?.clash?.current;
  const part = op.parts.find(({ entityId }) => entityId === standing?.id);
  if (!part || !standing) return null;
  return (
    <ConflictDialog
      {...questionOfPart(editOf(part), standing.values)}
      onChoose={(chosen, besides) => {
        onOver();
        const again = (one: typeof part) =>
          one === part ? partOverStanding(editOf(one), standing.values, chosen) : editOf(one);
        void sendAgain(op, [...op.parts.map(again), ...besides]);
      }}
      writers={op.answer?.clash}
      onLeave={onOver}
      leaveLabel="Decide later"
    />
  );
}

/** The same, asked where the write stands in a list. */
export function useConflictQuestion(): {
  readonly ask: (op: WaitingOp) => void;
  readonly question: ReactNode;
} {
  const [op, setOp] = useState<WaitingOp | null>(null);
  return { ask: setOp, question: op && <ConflictQuestion op={op} onOver={() => setOp(null)} /> };
}
