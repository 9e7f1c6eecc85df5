import type { ReactNode } from 'react';
import styles from './view-buttons.module.css';

/** Row of saved views of a list, with what else belongs to them; it scrolls by itself where it is too long. */
export function ViewButtons({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.views} role="group" aria-label={label}>
      {children}
    </div>
  );
}

interface ViewButtonProps {
  readonly title: string;
  readonly isChosen: boolean;
  /** How many rows it shows. */
  readonly count?: string | undefined;
  /** Whether the count is a warning. */
  readonly isWarning?: boolean;
  /** Shown when the pointer rests on it. */
  readonly hint?: string | undefined;
  readonly onChoose: () => void;
}

/** One saved view. */
export function ViewButton({ title, isChosen, count, isWarning, hint, onChoose }: ViewButtonProps) {
  return (
    <button
      type="button"
      className={styles.view}
      aria-pressed={isChosen}
      title={hint}
      data-warning={isWarning || undefined}
      onClick={onChoose}
    >
      {title}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </button>
  );
}
