import { useId, type ReactNode } from 'react';
import { joinClasses } from '../tokens/join-classes.ts';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** True for content without padding: tables, maps and pictures. */
  readonly isFlush?: boolean;
  /** Look; `sunken` for secondary content, `plain` for a section without a box. */
  readonly look?: 'raised' | 'sunken' | 'plain';
}

/** Panel with an optional title, actions and footer. */
export function Panel({ title, actions, children, footer, isFlush, look = 'raised' }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} data-look={look} {...(title ? { 'aria-labelledby': titleId } : {})}>
      {(title || actions) && (
        <header className={styles.head}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={joinClasses(styles.body, isFlush && styles.flush)}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </section>
  );
}
