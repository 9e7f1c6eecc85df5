import { formWords } from '@tussock/domain';
import { ConfirmDialog } from '@tussock/ui';
import { useState, type ReactNode } from 'react';

interface Cancelling {
  readonly isAskedElsewhere: boolean;
  readonly isUntouched: () => boolean;
  /** Deletes the draft. */
  readonly drop: () => void;
  readonly onCancel: (() => void) | undefined;
}

/** Cancels a form: discards what was typed, after asking. */
export function useCancelling({ isAskedElsewhere, isUntouched, drop, onCancel }: Cancelling): {
  readonly cancel: () => void;
  readonly question: ReactNode;
} {
  const [isAsking, setIsAsking] = useState(false);
  const leave = (): void => {
    setIsAsking(false);
    drop();
    onCancel?.();
  };
  return {
    cancel: () => {
      if (isAskedElsewhere) onCancel?.();
      else if (isUntouched()) leave();
      else setIsAsking(true);
    },
    question: (
      <ConfirmDialog
        title={formWords.cancel.title}
        isOpen={isAsking}
        confirmLabel={formWords.cancel.confirm}
        cancelLabel={formWords.cancel.stay}
        onConfirm={leave}
        onCancel={() => setIsAsking(false)}
      >
        {formWords.cancel.text}
      </ConfirmDialog>
    ),
  };
}
