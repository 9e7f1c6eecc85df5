import type { Fields } from '@tussock/domain';
import { useState, type ReactNode } from 'react';
import { isStale } from '../../session/save-from-form.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { findDifferences, isEqual, type Values } from './find-differences.ts';

/** Values with the version they have on the server. */
export interface Standing {
  readonly values: Values;
  readonly version: number;
}

interface Asked {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  readonly choose: (values: Values) => void;
  readonly leave: () => void;
}

/** The person went back to the form without choosing. */
class ConflictLeft extends Error {}

interface ConflictResolution {
  /** For a form's `onSave`: fulfilled once something was saved, rejected where nothing was. */
  readonly save: (mine: Values, startedFrom: Values) => Promise<void>;
  /** Shown beside the form: the question, while there is one. */
  readonly question: ReactNode;
}

/**
 * Saves over nobody. Where somebody else saved since the typing began, as the server says or as the screen has read meanwhile, both
 * versions are shown and the person chooses, field by field, until a save goes through or the person goes back to the form.
 */
export function useConflictResolution({
  fields,
  standing,
  save,
  readStanding,
}: {
  readonly fields: Fields;
  /** What the screen read last. */
  readonly standing: Standing;
  readonly save: (values: Values, version: number) => Promise<void>;
  /** Reads what a refused save says stands now. */
  readonly readStanding: (current: unknown) => Standing;
}): ConflictResolution {
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = (mine: Values, base: Values, theirs: Values): Promise<Values> =>
    new Promise<Values>((resolve, reject) =>
      setAsked({ base, mine, theirs, choose: resolve, leave: () => reject(new ConflictLeft()) }),
    ).finally(() => setAsked(null));

  const attempt = async (mine: Values, base: Values, now: Standing): Promise<void> => {
    const hasMoved = !isEqual(fields, base, now.values);
    if (hasMoved && findDifferences(fields, { base, mine, theirs: now.values }).length > 0) {
      return attempt(await ask(mine, base, now.values), now.values, now);
    }
    try {
      return await save(mine, now.version);
    } catch (error) {
      if (!isStale(error)) throw error;
      return attempt(mine, base, readStanding(error.current));
    }
  };

  return {
    save: (mine, startedFrom) => attempt(mine, startedFrom, standing),
    question: asked && (
      <ConflictDialog
        differences={findDifferences(fields, asked)}
        mine={asked.mine}
        theirs={asked.theirs}
        onChoose={asked.choose}
        onLeave={asked.leave}
      />
    ),
  };
}
