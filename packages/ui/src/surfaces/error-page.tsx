import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './error-page.module.css';

export interface ErrorPageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Ways to continue: back home, sign in again. */
  readonly actions?: ReactNode;
  readonly icon?: IconName;
  /** Small print for support: a code, the id of the request. */
  readonly reference?: ReactNode;
}

/** Error page, shown instead of a page that cannot be displayed. */
export function ErrorPage({ title, children, actions, icon = 'warning', reference }: ErrorPageProps) {
  return (
    <div className={styles.ground}>
      <section className={styles.sheet}>
        <span className={styles.icon}>
          <Icon name={icon} size="large" />
        </span>
        <h1>{title}</h1>
        <div className={styles.words}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {reference && <p className={styles.reference}>{reference}</p>}
      </section>
    </div>
  );
}
