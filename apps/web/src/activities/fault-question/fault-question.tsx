import { drawingWords } from '@tussock/domain';
import { ConfirmDialog } from '@tussock/ui';
import styles from './fault-question.module.css';

interface FaultQuestionProps {
  readonly isOpen: boolean;
  /** What is wrong on the whole. */
  readonly sentences: readonly string[];
  /** One by one, whose ground it is. */
  readonly lines: readonly { readonly id: string; readonly said: string }[];
  /** So many lines are shown; more would push the answers out of sight. */
  readonly most: number;
  /** Says how many there are besides. */
  readonly sayMore: (count: number) => string;
  readonly leaveLabel: string;
  readonly onSave: () => void;
  readonly onLeave: () => void;
}

/** Asks whether it is meant that ground is counted twice, or lies outside the boundary. */
export function FaultQuestion(props: FaultQuestionProps) {
  const { isOpen, sentences, lines, most, sayMore, leaveLabel, onSave, onLeave } = props;
  const more = lines.length - most;
  return (
    <ConfirmDialog
      title={drawingWords.saveOverTitle}
      isOpen={isOpen}
      confirmLabel={drawingWords.saveAnyway}
      cancelLabel={leaveLabel}
      variant="primary"
      onConfirm={onSave}
      onCancel={onLeave}
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {lines.length > 0 && (
        <ul className={styles.faults}>
          {lines.slice(0, most).map(({ id, said }) => (
            <li key={id}>{said}</li>
          ))}
          {more > 0 && <li>{sayMore(more)}</li>}
        </ul>
      )}
    </ConfirmDialog>
  );
}
