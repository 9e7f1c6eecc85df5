import { formWords } from '@tussock/domain';
import { ConfirmDialog } from '@tussock/ui';
import { useState, type ReactNode } from 'react';
import type { DrawingState } from './use-drawing.ts';

/** Ends a drawing; where a shape, or what was typed for it, would be lost, it asks first. */
export function useStopQuestion(
  drawing: Pick<DrawingState, 'hasUnsaved' | 'end'> & { readonly work: { readonly feature: unknown } | null },
): {
  readonly ask: () => void;
  readonly question: ReactNode;
} {
  // What was asked of one drawing is not asked of the next.
  const [asked, setAsked] = useState<unknown>(null);
  const words = drawing.work?.feature ? formWords.stopReshaping : formWords.stopDrawing;
  return {
    ask: () => {
      if (drawing.hasUnsaved) setAsked(drawing.work);
      else drawing.end();
    },
    question: (
      <ConfirmDialog
        title={words.title}
        isOpen={asked !== null && asked === drawing.work}
        confirmLabel={words.confirm}
        cancelLabel={words.stay}
        onConfirm={() => {
          setAsked(null);
          drawing.end();
        }}
        onCancel={() => setAsked(null)}
      >
        {words.text}
      </ConfirmDialog>
    ),
  };
}
