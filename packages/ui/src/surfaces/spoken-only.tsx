import type { ReactNode } from 'react';
import styles from './spoken-only.module.css';

/** Words for those who hear the page, out of sight for those who see it. */
export function SpokenOnly({ children }: { readonly children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
