import { formWords } from '@tussock/domain';
import { ConfirmDialog } from '@tussock/ui';
import { useState, type ReactNode } from 'react';
import type { DrawingState } from '../drawing/use-drawing.ts';

/** What was asked to end which drawing, and what comes of it. */
interface Asked {
  readonly work: unknown;
  readonly go: () => void;
}

/** Ends a drawing, or begins it anew in another way; where a shape, or what was typed for it, would be lost, it asks first. */
export function useStopQuestion(
  drawing: Pick<DrawingState, 'hasUnsaved' | 'end'> & { readonly work: { readonly feature: unknown } | null },
): {
  readonly ask: () => void;
  /** The same before something else that would lose it. */
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
