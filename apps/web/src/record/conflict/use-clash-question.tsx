import { useState, type ReactNode } from 'react';
import type { WaitingOp } from '../../plan-session/replica/replica-session.ts';
import { sendAgain } from '../save-to-record.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { editOf, partOverStanding, questionOfPart } from './part-over-standing.ts';

/** Mine and theirs of a write that waits and was not accepted, because somebody else changed the same. */
export function useClashQuestion(): {
  readonly ask: (op: WaitingOp) => void;
  readonly question: ReactNode;
} {
  const [op, setOp] = useState<WaitingOp | null>(null);
  const standing = op?.answer?.clash?.current;
  const part = op?.parts.find(({ entityId }) => entityId === standing?.id);
  const question = op && part && standing && (
    <ConflictDialog
      {...questionOfPart(editOf(part), standing.values)}
      onChoose={(chosen, besides) => {
        setOp(null);
        const again = (one: typeof part) =>
          one === part ? partOverStanding(editOf(one), standing.values, chosen) : editOf(one);
        void sendAgain(op, [...op.parts.map(again), ...besides]);
      }}
      writers={op.answer?.clash}
      onLeave={() => setOp(null)}
      leaveLabel="Decide later"
    />
  );
  return { ask: setOp, question };
}
