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
  const [isAsking, setIsAsking] = useState(false);
  const words = drawing.work?.feature ? formWords.stopReshaping : formWords.stopDrawing;
  return {
    ask: () => {
      if (drawing.hasUnsaved) setIsAsking(true);
      else drawing.end();
    },
    question: (
      <ConfirmDialog
        title={words.title}
        isOpen={isAsking && drawing.work !== null}
        confirmLabel={words.confirm}
        cancelLabel={words.stay}
        onConfirm={() => {
          setIsAsking(false);
          drawing.end();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {words.text}
      </ConfirmDialog>
    ),
  };
}
