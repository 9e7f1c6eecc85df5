import { drawingWords, formatStrip } from '@tussock/domain';
import { bounds, unionBounds, type Bounds } from '@tussock/geometry';
import { useState, type ReactNode } from 'react';
import { FaultQuestion } from '../../../activities/fault-question/index.ts';
import { formatOutside, formatOverlap, type DrawnProblems } from './use-edit-problems.ts';

/** More would push the answers out of sight; the map shows all of them. */
const MOST_LISTED = 4;

/** Whoever was asked went back to mend it: nothing is written, and what is drawn and typed stays. */
class LeftToMend extends Error {}

interface Asked {
  readonly save: () => void;
  readonly leave: () => void;
}

const sum = (faults: readonly { readonly areaHectares: number }[]): string =>
  formatStrip(faults.reduce((whole, { areaHectares }) => whole + areaHectares, 0));

/** What is wrong with what would be saved, in sentences; none where each has its ground alone and inside. */
function sayFaults({ overlaps, outside }: DrawnProblems): readonly string[] {
  return [
    ...(overlaps.length > 0 ? [drawingWords.overlapping(overlaps.length, sum(overlaps))] : []),
    ...(outside.length > 0 ? [drawingWords.reachingOut(sum(outside))] : []),
  ];
}

/** Whose ground it is, one after the other: a neighbour that moved along may lie out of sight. */
const linesOf = ({ overlaps, outside }: DrawnProblems) => [
  ...overlaps.map((fault) => ({ id: fault.id, said: formatOverlap(fault) })),
  // The sentence above says it already of what is drawn where nothing else lies outside.
  ...(outside.length === 1 && outside[0]?.movedName === null ? [] : outside).map((fault) => ({
    id: fault.id,
    said: formatOutside(fault),
  })),
];

/** Asks before ground is counted twice, or lies outside the boundary, on purpose; "mend" goes to where it is. */
export function useSaveQuestion(
  faults: DrawnProblems,
  onMend: (where: Bounds) => void,
): {
  /** Saves at once where nothing is wrong; else once it is said to be meant. Rejected where it is not. */
  readonly ask: (save: () => Promise<void>) => Promise<void>;
  readonly question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const sentences = sayFaults(faults);
  const ask = async (save: () => Promise<void>): Promise<void> => {
    if (sentences.length > 0)
      await new Promise<void>((resolve, reject) =>
        setAsked({ save: resolve, leave: () => reject(new LeftToMend()) }),
      ).finally(() => setAsked(null));
    await save();
  };
  const mend = (): void => {
    asked?.leave();
    const where = unionBounds(
      [...faults.overlaps, ...faults.outside].map(({ geometry }) => bounds(geometry)),
    );
    if (where) onMend(where);
  };
  return {
    ask,
    question: (
      <FaultQuestion
        isOpen={asked !== null}
        sentences={sentences}
        lines={linesOf(faults)}
        most={MOST_LISTED}
        sayMore={drawingWords.moreFaults}
        leaveLabel={drawingWords.mend}
        onSave={() => asked?.save()}
        onLeave={mend}
      />
    ),
  };
}
