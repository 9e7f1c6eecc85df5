import type { ReactNode } from 'react';
import styles from './spoken-only.module.css';

/** Text for screen readers, visually hidden. */
export function SpokenOnly({ children }: { readonly children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
