import { useState, type ReactNode } from 'react';
import { useToday } from '../../sync/index.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { isToDo, lacksProof, type ActionToDo, type ActionWrites } from './use-action-writes.tsx';

/** Marks actions done: at once where each has evidence or a reason, else after asking for one. Completed ones are left unchanged. */
export function useMarkDone(writes: ActionWrites): {
  readonly markDone: (asked: readonly ActionToDo[]) => void;
  readonly question: ReactNode;
} {
  const [asked, setAsked] = useState<readonly ActionToDo[] | null>(null);
  const doneOn = useToday();
  return {
    markDone: (all) => {
      const open = all.filter(isToDo);
      if (open.some(lacksProof)) setAsked(open);
      else void writes.markDone(open, { doneOn, reason: '' }).catch(() => undefined);
    },
    question: asked && <ProofDialog asked={asked} writes={writes} onClose={() => setAsked(null)} />,
  };
}
