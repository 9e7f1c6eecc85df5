import type { ViewRow } from '@tussock/domain';
import { Fragment } from 'react';
import styles from './fields-view.module.css';
import { FilesView } from './files-view.tsx';

interface FieldsViewProps {
  readonly sections: readonly { readonly title: string; readonly rows: readonly ViewRow[] }[];
}

function Value({ row }: { readonly row: ViewRow }) {
  if (row.fileIds) return <FilesView fileIds={row.fileIds} />;
  if (!row.rows) return <>{row.text}</>;
  return (
    <ul className={styles.rows}>
      {row.rows.map((cells) => (
        <li key={cells.map(({ key, text }) => `${key}:${text}`).join('|')}>
          {cells.map((cell) => (
            <Fragment key={cell.key}>
              <span className={styles.cellLabel}>{cell.label}</span> {cell.text}{' '}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Declared values as a page shows them, section by section. */
export function FieldsView({ sections }: FieldsViewProps) {
  return (
    <div className={styles.view}>
      {sections.map(({ title, rows }) => (
        <section key={title}>
          <h2 className={styles.title}>{title}</h2>
          <dl className={styles.list}>
            {rows.map((row) => (
              <div key={row.key} className={styles.pair}>
                <dt>{row.label}</dt>
                <dd>
                  <Value row={row} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
