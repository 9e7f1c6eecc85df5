import type { FeatureReply } from '@tussock/contract';
import type { ViewRow } from '@tussock/domain';
import { Fragment } from 'react';
import { FeatureLink } from './feature-link.tsx';
import styles from './fields-view.module.css';
import { FilesView } from './files-view.tsx';

interface FieldsViewProps {
  readonly sections: readonly { readonly title: string; readonly rows: readonly ViewRow[] }[];
  /** The features that values may point to; without them only their number is shown. */
  readonly features?: readonly FeatureReply[];
}

interface ValueProps {
  readonly row: ViewRow;
  readonly features: readonly FeatureReply[];
}

function Value({ row, features }: ValueProps) {
  const { featureIds } = row;
  const pointedTo = featureIds ? features.filter(({ _id }) => featureIds.includes(_id)) : [];
  if (pointedTo.length > 0)
    return (
      <ul className={styles.rows}>
        {pointedTo.map((feature) => (
          <li key={feature._id}>
            <FeatureLink feature={feature} />
          </li>
        ))}
      </ul>
    );
  if (row.fileIds) return <FilesView fileIds={row.fileIds} />;
  if (!row.rows) return <>{row.text}</>;
  return (
    <ul className={styles.rows}>
      {row.rows.map((cells) => (
        <li key={cells.map(({ key, text }) => `${key}:${text}`).join('|')}>
          {cells.map((cell) => (
            <Fragment key={cell.key}>
              <span className={styles.cellLabel}>{cell.label}</span>{' '}
              {cell.fileIds ? <FilesView fileIds={cell.fileIds} /> : cell.text}{' '}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

const noFeatures: readonly FeatureReply[] = [];

/** Declared values as a page shows them, section by section. */
export function FieldsView({ sections, features = noFeatures }: FieldsViewProps) {
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
                  <Value row={row} features={features} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
