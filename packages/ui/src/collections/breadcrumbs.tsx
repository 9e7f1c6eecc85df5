import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** From the outermost inwards; links of the app's router, the last one plain words for where we are. */
  readonly crumbs: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly label?: string;
}

/** Where this page lies within the others. */
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
