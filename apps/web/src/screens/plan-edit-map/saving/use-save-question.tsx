import { drawingWords, formatStrip } from '@tussock/domain';
import { bounds, unionBounds, type Bounds } from '@tussock/geometry';
import { useState, type ReactNode } from 'react';
import { FaultQuestion } from '../../../activities/fault-question/index.ts';
import { formatOutside, formatOverlap, type DrawnProblems } from './use-edit-problems.ts';

/** Most problems listed: more would push the buttons out of view, and the map shows all of them. */
const MOST_LISTED = 4;

/** Thrown when the person goes back to correct the shape: nothing is written, and the drawing and the form stay. */
class LeftToMend extends Error {}

interface Asked {
  readonly save: () => void;
  readonly leave: () => void;
}

const sum = (faults: readonly { readonly areaHectares: number }[]): string =>
  formatStrip(faults.reduce((whole, { areaHectares }) => whole + areaHectares, 0));

/** The problems of what would be saved, in sentences; none where there is no overlap and nothing outside. */
function sayFaults({ overlaps, outside }: DrawnProblems): readonly string[] {
  return [
    ...(overlaps.length > 0 ? [drawingWords.overlapping(overlaps.length, sum(overlaps))] : []),
    ...(outside.length > 0 ? [drawingWords.reachingOut(sum(outside))] : []),
  ];
}

/** Lists the overlaps one by one, since a neighbour that moved along may be out of view. */
const linesOf = ({ overlaps, outside }: DrawnProblems) => [
  ...overlaps.map((fault) => ({ id: fault.id, said: formatOverlap(fault) })),
  // The sentence above says it already of what is drawn where nothing else lies outside.
  ...(outside.length === 1 && outside[0]?.movedName === null ? [] : outside).map((fault) => ({
    id: fault.id,
    said: formatOutside(fault),
  })),
];

/** Asks before land is counted twice, or is outside of the boundary, on purpose; "mend" goes to the place. */
export function useSaveQuestion(
  faults: DrawnProblems,
  onMend: (where: Bounds) => void,
): {
  /** Saves at once where there is no problem; else after a confirmation. Rejects without one. */
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
