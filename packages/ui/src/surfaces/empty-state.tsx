import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  /** Reason why it is empty, and what to do next. */
  readonly children?: ReactNode;
  readonly icon?: IconName;
  readonly action?: ReactNode;
}

/** Placeholder for an empty list or page. */
export function EmptyState({ title, children, icon = 'leaf', action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
