import { drawingWords } from '@tussock/domain';
import { useEffect, useRef } from 'react';
import { toasts } from '../../../session/toasts.ts';
import type { DrawingState } from '../drawing/use-drawing.ts';

type Drawing = Pick<DrawingState, 'work' | 'finished' | 'drawn' | 'hasUnsaved' | 'end' | 'resume'>;

/** Ends reshaping and puts the shape back as it was; the message about it brings the changed shape back. */
export function usePutBack(drawing: Drawing): () => void {
  const latest = useRef(drawing);
  useEffect(() => {
    latest.current = drawing;
  });
  return () => {
    const { work, finished, drawn, hasUnsaved, end } = drawing;
    end();
    if (!work?.feature || !hasUnsaved || !finished) return;
    const name = work.kind.label(work.feature.properties) || work.kind.names.singular;
    toasts.show({
      message: drawingWords.isPutBack(name),
      type: 'info',
      action: {
        label: drawingWords.resume,
        onPress: () => {
          // What was begun meanwhile goes on.
          if (latest.current.work === null)
            latest.current.resume(work, { finished, moved: drawn?.moved ?? [] });
        },
      },
    });
  };
}
