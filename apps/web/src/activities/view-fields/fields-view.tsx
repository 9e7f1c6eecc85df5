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
      {row.rows.map((cells, index) => (
        // Two rows may say the same, and none of them is moved.
        <li key={index}>
          {cells.map((cell) => (
            <Fragment key={cell.key}>
              <span className={styles.cellLabel}>{cell.label}</span>{' '}
              <Cell cell={cell} features={features} />{' '}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** A value of a row: what it points to stands in its line, by name. */
function Cell({ cell, features }: { readonly cell: ViewRow } & Pick<ValueProps, 'features'>) {
  const { featureIds = [] } = cell;
  const pointedTo = features.filter(({ _id }) => featureIds.includes(_id));
  if (pointedTo.length === 0) return <Value row={cell} features={features} />;
  return pointedTo.map((feature, index) => (
    <Fragment key={feature._id}>
      {index > 0 && ', '}
      <FeatureLink feature={feature} />
    </Fragment>
  ));
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
