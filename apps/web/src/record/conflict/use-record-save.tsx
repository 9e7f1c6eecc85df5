import type { Values } from '@tussock/replica';
import { useState, type ReactNode } from 'react';
import { openRecord } from '../../plan-session/open-record.ts';
import type { PartEdit } from '../../plan-session/replica/replica-session.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { partOverStanding, questionOfPart } from './part-over-standing.ts';
import { tellRefusal } from '../tell-refusal.ts';
import {
  ClashError,
  saveToRecord,
  tellNotAccepted,
  type RecordWish,
  type Writers,
} from '../save-to-record.ts';

/** What is written over what stands, and beside it. */
interface Chosen {
  readonly values: Values;
  readonly besides: readonly PartEdit[];
}

interface Asked {
  readonly part: PartEdit;
  readonly theirs: Values;
  readonly by: Writers;
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

/**
 * Writes to the record and saves over nobody. Edits of different values are brought together without a word; where both changed the same,
 * mine and theirs are shown side by side, and what is chosen is written over what stands.
 */
export function useRecordSave(): RecordSave {
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = (part: PartEdit, theirs: Values, by: Writers): Promise<Chosen> =>
    new Promise<Chosen>((resolve, reject) =>
      setAsked({ part, theirs, by, choose: resolve, leave: () => reject(new ConflictLeft()) }),
    ).finally(() => setAsked(null));

  const save = async (wish: RecordWish): Promise<void> => {
    try {
      return await saveToRecord(wish);
    } catch (error) {
      if (!(error instanceof ClashError)) throw error;
      const { standing, by, waitingId } = error;
      const part = wish.parts.find(({ entityId, op }) => entityId === standing?.id && op === 'update');
      if (!standing || !part) {
        // Gone, or about a deletion: there is nothing to be chosen.
        if (waitingId === undefined) tellRefusal(error);
        else tellNotAccepted(wish.label, error.message);
        throw error;
      }
      const { values, besides } = await ask(part, standing.values, by).catch((left: unknown) => {
        if (waitingId !== undefined) tellNotAccepted(wish.label, error.message);
        throw left;
      });
      if (waitingId !== undefined) await openRecord().drop(waitingId);
      const again = partOverStanding(part, standing.values, values);
      const parts = wish.parts.map((one) => (one === part ? again : one));
      return save({ ...wish, parts: [...parts, ...besides] });
    }
  };

  const question = asked && (
    <ConflictDialog
      {...questionOfPart(asked.part, asked.theirs)}
      writers={asked.by}
      onChoose={(values, besides) => asked.choose({ values, besides })}
      onLeave={asked.leave}
    />
  );
  return { save, question };
}
