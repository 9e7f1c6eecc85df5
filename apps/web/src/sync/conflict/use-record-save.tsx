import type { Values } from '@tussock/sync';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { planRecordStore, recordOnceOpen } from '../open-record.ts';
import type { PartEdit } from '../plan-record.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { partOverStanding, questionOfPart } from './resolved-part.ts';
import { showRefusal } from '../save/show-refusal.ts';
import {
  ConflictError,
  saveToRecord,
  showNotAccepted,
  type RecordWish,
  type Writers,
} from '../save/save-to-record.ts';

/** What is written over what stands, and beside it. */
interface Chosen {
  readonly values: Values;
  readonly besides: readonly PartEdit[];
}

interface Asked {
  readonly id: number;
  readonly part: PartEdit;
  readonly theirs: Values;
  readonly by: Writers;
  /** It waits on its own: no form holds it to go back to. */
  readonly isWaiting: boolean;
  readonly choose: (chosen: Chosen) => void;
  readonly leave: () => void;
}

/** The person went back without choosing: what was typed is still there. */
class ConflictLeft extends Error {}

export interface RecordSave {
  /** Fulfilled once it is kept or accepted, rejected where nothing was written. */
  readonly save: (wish: RecordWish) => Promise<void>;
  /** Shown beside the form: the question, while there is one. */
  readonly question: ReactNode;
}

/** Questions that wait for their answer, in order: of two writes that clash at once each is asked about. All are left with the page. */
function useQuestions() {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const left = useRef({ isGone: false, count: 0, open: new Set<Asked>() });
  useEffect(() => {
    const { current } = left;
    current.isGone = false;
    return () => {
      current.isGone = true;
      for (const { leave } of current.open) leave();
    };
  }, []);
  const ask = (about: Pick<Asked, 'part' | 'theirs' | 'by' | 'isWaiting'>): Promise<Chosen> =>
    new Promise<Chosen>((choose, reject) => {
      const { current } = left;
      const leave = (): void => reject(new ConflictLeft());
      if (current.isGone) return leave();
      current.count += 1;
      const question: Asked = {
        ...about,
        id: current.count,
        choose: (chosen) => end(() => choose(chosen)),
        leave: () => end(leave),
      };
      const end = (answer: () => void): void => {
        current.open.delete(question);
        setAsked((all) => all.filter((one) => one !== question));
        answer();
      };
      current.open.add(question);
      setAsked((all) => [...all, question]);
    });
  return { asked: asked[0], ask, isGone: () => left.current.isGone };
}

/**
 * Writes to the record and saves over nobody. Edits of different values are brought together without a word; where both changed the same,
 * mine and theirs are shown side by side, and what is chosen is written over what stands.
 */
export function useRecordSave(): RecordSave {
  const { asked, ask, isGone } = useQuestions();

  const save = async (wish: RecordWish): Promise<void> => {
    const record = planRecordStore.getState().record ?? (await recordOnceOpen());
    try {
      return await saveToRecord(wish);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const { standing, by, waitingId } = error;
      const part = wish.parts.find(({ entityId, op }) => entityId === standing?.id && op === 'update');
      const isWaiting = waitingId !== undefined;
      const isElsewhere = planRecordStore.getState().record !== record;
      if (!standing || !part || isElsewhere) {
        // Gone, about a deletion, or of a plan that is not open any more: there is nothing to be chosen.
        if (!isWaiting) showRefusal(error);
        else showNotAccepted(wish.label, error.message);
        throw isWaiting ? new ConflictLeft() : error;
      }
      const { values, besides } = await ask({
        part,
        theirs: standing.values,
        by,
        isWaiting,
      }).catch((left: unknown) => {
        // Whoever left the page has no form any more that would hold it.
        if (isWaiting || isGone()) showNotAccepted(wish.label, error.message);
        throw left;
      });
      const again = partOverStanding(part, standing.values, values);
      const parts = wish.parts.map((one) => (one === part ? again : one));
      return save({
        ...wish,
        parts: [...parts, ...besides],
        ...(isWaiting ? { inPlaceOf: waitingId } : {}),
      });
    }
  };

  const question = asked && (
    <ConflictDialog
      key={asked.id}
      {...questionOfPart(asked.part, asked.theirs)}
      writers={asked.by}
      onChoose={(values, besides) => asked.choose({ values, besides })}
      onLeave={asked.leave}
      {...(asked.isWaiting ? { leaveLabel: 'Decide later' } : {})}
    />
  );
  return { save, question };
}
