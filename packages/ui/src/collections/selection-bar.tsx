import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  readonly label: string;
  /** How many are chosen, and what they come to. */
  readonly words: ReactNode;
  readonly children: ReactNode;
}

/** What can be done with all chosen rows of a list at once. */
export const SelectionBar = ({ label, words, children }: SelectionBarProps) => (
  <section className={styles.bar} aria-label={label}>
    <p className={styles.words}>{words}</p>
    <div className={styles.acts}>{children}</div>
  </section>
);
