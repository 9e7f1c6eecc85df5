import { Icon } from '../icons/icon.tsx';
import { listPageMarks } from './page-numbers.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  readonly currentPage: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
  readonly label?: string;
}

/** Pagination of a list, counted from 1. Renders nothing for a single page. */
export function Pagination({ currentPage, totalPages, onPage, label = 'Pages' }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <button
        type="button"
        className={styles.page}
        aria-label="Previous page"
        disabled={currentPage <= 1}
        onClick={() => onPage(currentPage - 1)}
      >
        <Icon name="chevron-left" size="small" />
      </button>
      <ol className={styles.numbers}>
        {listPageMarks(currentPage, totalPages).map((mark, index) =>
          mark === 'gap' ? (
            // A gap has no number of its own; there are at most two and they keep their places.
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark}>
              <button
                type="button"
                className={styles.page}
                aria-label={`Page ${mark}`}
                aria-current={mark === currentPage ? 'page' : undefined}
                onClick={() => onPage(mark)}
              >
                {mark}
              </button>
            </li>
          ),
        )}
      </ol>
      <span className={styles.short} aria-hidden="true">{`Page ${currentPage} of ${totalPages}`}</span>
      <button
        type="button"
        className={styles.page}
        aria-label="Next page"
        disabled={currentPage >= totalPages}
        onClick={() => onPage(currentPage + 1)}
      >
        <Icon name="chevron-right" size="small" />
      </button>
    </nav>
  );
}
