import { drawingWords, sayHectares } from '@tussock/domain';
import { bounds, toHectares, unionBounds, type Bounds, type GroundOutside } from '@tussock/geometry';
import { ConfirmDialog } from '@tussock/ui';
import { useState, type ReactNode } from 'react';
import type { DrawnOverlap } from './use-overlaps.ts';

interface Faults {
  readonly overlaps: readonly DrawnOverlap[];
  readonly outside: GroundOutside | null;
}

/** Whoever was asked went back to mend it: nothing is written, and what is drawn and typed stays. */
class LeftToMend extends Error {}

interface Asked {
  readonly save: () => void;
  readonly leave: () => void;
}

const sum = (overlaps: readonly DrawnOverlap[]): number =>
  overlaps.reduce((whole, { areaHectares }) => whole + areaHectares, 0);

/** What is wrong with a shape, in sentences; none of one that has its ground alone and inside. */
export function sayFaults({ overlaps, outside }: Faults): readonly string[] {
  return [
    ...(overlaps.length > 0 ? [drawingWords.overlapping(overlaps.length, sayHectares(sum(overlaps)))] : []),
    ...(outside ? [drawingWords.reachingOut(sayHectares(toHectares(outside.areaSquareMetres)))] : []),
  ];
}

/** Asks before ground is counted twice, or lies outside the boundary, on purpose; "mend" goes to where it is. */
export function useSaveQuestion(
  faults: Faults,
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
    const shapes = [...faults.overlaps, ...(faults.outside ? [faults.outside] : [])];
    const where = unionBounds(shapes.map(({ geometry }) => bounds(geometry)));
    if (where) onMend(where);
  };
  return {
    ask,
    question: (
      <ConfirmDialog
        title={drawingWords.saveOverTitle}
        isOpen={asked !== null}
        confirmLabel={drawingWords.saveAnyway}
        cancelLabel={drawingWords.mend}
        variant="primary"
        onConfirm={() => asked?.save()}
        onCancel={mend}
      >
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </ConfirmDialog>
    ),
  };
}
