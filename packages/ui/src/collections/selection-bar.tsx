import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  readonly label: string;
  /** Number of selected rows, and their total. */
  readonly words: ReactNode;
  readonly children: ReactNode;
}

/** Bar with the actions on all selected rows of a list. */
export const SelectionBar = ({ label, words, children }: SelectionBarProps) => (
  <section className={styles.bar} aria-label={label}>
    <p className={styles.words}>{words}</p>
    <div className={styles.acts}>{children}</div>
  </section>
);
