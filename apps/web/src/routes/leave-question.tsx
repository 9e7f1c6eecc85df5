import { useBlocker } from '@tanstack/react-router';
import { formWords } from '@tussock/domain';
import { ConfirmDialog } from '@tussock/ui';

interface LeaveQuestionProps {
  /** Whether leaving the map would lose something drawn. */
  readonly isLosing: boolean;
  /** Whether an existing shape was changed, and nothing new drawn. */
  readonly isReshaping: boolean;
}

/** Asks before a navigation, or leaving the page, that would lose what is drawn. */
export function LeaveQuestion({ isLosing, isReshaping }: LeaveQuestionProps) {
  const leaving = useBlocker({
    // Another state of the same map takes nothing away.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    disabled: !isLosing,
    enableBeforeUnload: isLosing,
    withResolver: true,
  });
  const words = isReshaping ? formWords.stopReshaping : formWords.stopDrawing;
  return (
    <ConfirmDialog
      title={words.title}
      isOpen={leaving.status === 'blocked'}
      confirmLabel={words.confirm}
      cancelLabel={words.stay}
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    >
      {words.text}
    </ConfirmDialog>
  );
}
