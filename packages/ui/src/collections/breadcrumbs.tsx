import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** Crumbs from the outermost inwards; links of the app's router, the last one plain text for the current page. */
  readonly crumbs: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly label?: string;
}

/** Breadcrumbs: the path to this page. */
export function Breadcrumbs({ crumbs, label = 'You are here' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.id} {...(index === crumbs.length - 1 ? { 'aria-current': 'page' } : {})}>
            {crumb.content}
          </li>
        ))}
      </ol>
    </nav>
  );
}
