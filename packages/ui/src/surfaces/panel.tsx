import { useId, type ReactNode } from 'react';
import { joinClasses } from '../tokens/join-classes.ts';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Content to the very edge, for tables, maps and pictures. */
  readonly isFlush?: boolean;
  /** `sunken` for what is beside the point, `plain` for a section without a box. */
  readonly look?: 'raised' | 'sunken' | 'plain';
}

/** A sheet of paper on the page, with a title of its own where it has one. */
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
