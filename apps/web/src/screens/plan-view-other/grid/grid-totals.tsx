import type { FeatureReply } from '@tussock/contract';
import { columnTotal, isRemoved, type AnyKind, type FeatureColumn } from '@tussock/domain';
import { measuresOf } from '../../../sync/index.ts';
import { countText, figureText, kilometresText } from '../figures.ts';
import styles from './feature-grid.module.css';

function totalText(column: FeatureColumn, features: readonly FeatureReply[]): string {
  const total = columnTotal(
    column,
    features.map((feature) => ({ attributes: feature.properties, measures: measuresOf(feature) })),
  );
  if (total === undefined) return '';
  return column.unit === 'm' ? kilometresText(total) : figureText(total, 2);
}

/** The sums of what is listed. They stay in sight at the foot of the list. */
export function GridTotals({
  kind,
  columns,
  features,
}: {
  readonly kind: AnyKind;
  readonly columns: readonly FeatureColumn[];
  readonly features: readonly FeatureReply[];
}) {
  const standing = features.filter(({ properties }) => !isRemoved(properties));
  const removed = features.length - standing.length;
  return (
    <div role="rowgroup" className={styles.foot}>
      <div role="row" className={styles.headRow} aria-rowindex={features.length + 2}>
        <div role="gridcell" className={styles.opener} aria-label="Sums" />
        {columns.map((column, at) => (
          <div
            key={column.key}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            className={styles.total}
            data-align={column.align}
          >
            {at === 0
              ? [countText(standing.length, kind), removed > 0 && `${removed} removed`]
                  .filter(Boolean)
                  .join(', ')
              : totalText(column, standing)}
          </div>
        ))}
      </div>
    </div>
  );
}
