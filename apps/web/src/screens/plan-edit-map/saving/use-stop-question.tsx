import { formWords } from '@tussock/domain';
import { ConfirmDialog } from '@tussock/ui';
import { useState, type ReactNode } from 'react';
import type { DrawingState } from '../drawing/use-drawing.ts';

/** A request to end a drawing, and what follows. */
interface Asked {
  readonly work: unknown;
  readonly go: () => void;
}

/** Ends a drawing, or restarts it in another way; asks first where a shape, or typed values, would be lost. */
export function useStopQuestion(
  drawing: Pick<DrawingState, 'hasUnsaved' | 'end'> & { readonly work: { readonly feature: unknown } | null },
): {
  readonly ask: () => void;
  /** Asks the same before another action that would lose it. */
  readonly askBefore: (go: () => void) => void;
  readonly question: ReactNode;
} {
  // What was asked of one drawing is not asked of the next.
  const [asked, setAsked] = useState<Asked | null>(null);
  const words = drawing.work?.feature ? formWords.stopReshaping : formWords.stopDrawing;
  const askBefore = (go: () => void): void => {
    if (drawing.hasUnsaved) setAsked({ work: drawing.work, go });
    else go();
  };
  return {
    ask: () => askBefore(drawing.end),
    askBefore,
    question: (
      <ConfirmDialog
        title={words.title}
        isOpen={asked !== null && asked.work === drawing.work}
        confirmLabel={words.confirm}
        cancelLabel={words.stay}
        onConfirm={() => {
          setAsked(null);
          asked?.go();
        }}
        onCancel={() => setAsked(null)}
      >
        {words.text}
      </ConfirmDialog>
    ),
  };
}
