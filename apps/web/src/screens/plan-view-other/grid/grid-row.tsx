import type { FeatureReply } from '@tussock/contract';
import {
  columnText,
  isBlank,
  isFieldShown,
  listWords,
  type FeatureColumn,
  type FeatureNames,
} from '@tussock/domain';
import { Icon } from '@tussock/ui';
import { memo } from 'react';
import { FeatureLink } from '../../../activities/view-fields/index.ts';
import { measuresOf } from '../../../sync/index.ts';
import styles from './feature-grid.module.css';

export const cellId = (row: number, column: number): string => `cell-${row}-${column}`;

/** Required, asked for and still to be filled in. */
const isBlankRequired = (
  { key, field }: FeatureColumn,
  attributes: Readonly<Record<string, unknown>>,
): boolean => field?.required === true && isFieldShown(field, attributes) && isBlank(attributes[key]);

export interface GridRowProps {
  readonly index: number;
  readonly top: number;
  readonly feature: FeatureReply;
  readonly columns: readonly FeatureColumn[];
  readonly names: FeatureNames;
  /** What was typed in this row. */
  readonly typed: Readonly<Record<string, unknown>> | undefined;
  readonly faults: Readonly<Record<string, string>> | undefined;
  readonly isInConflict: boolean;
  readonly isSelected: boolean;
  /** The active cell's column, where it is in this row. */
  readonly activeColumn: number | undefined;
  /** The marked columns, first and last, where some of this row's are. */
  readonly markedFrom: number | undefined;
  readonly markedTo: number | undefined;
  readonly openLabel: string;
}

/** One feature of the list. Drawn anew only when something of its own changes: thousands pass by while one scrolls. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, feature, columns, typed, faults } = props;
  const attributes = typed ? { ...feature.properties, ...typed } : feature.properties;
  const measures = measuresOf(feature);
  return (
    <div
      role="row"
      className={styles.row}
      style={{ transform: `translateY(${props.top}px)` }}
      // The headings are the first row.
      aria-rowindex={index + 2}
      aria-selected={props.isSelected}
      data-row={index}
      data-conflict={props.isInConflict || undefined}
    >
      <div role="gridcell" className={styles.opener}>
        <FeatureLink
          feature={feature}
          // The grid is one stop of Tab, and opens the row that it stands on.
          tabIndex={-1}
          aria-label={props.openLabel}
          aria-keyshortcuts="Control+Enter"
          title={`${props.openLabel} (Ctrl Enter)`}
          preload={false}
        >
          <Icon name="arrow-right" size="small" />
        </FeatureLink>
      </div>
      {columns.map((column, at) => {
        const fault = faults?.[column.key];
        const isMarked =
          props.markedFrom !== undefined &&
          props.markedTo !== undefined &&
          at >= props.markedFrom &&
          at <= props.markedTo;
        return (
          <div
            key={column.key}
            id={cellId(index, at)}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            className={styles.cell}
            data-column={at}
            data-align={column.align}
            data-active={props.activeColumn === at || undefined}
            data-marked={isMarked || undefined}
            data-edited={(typed !== undefined && column.key in typed) || undefined}
            data-lacking={isBlankRequired(column, attributes) || undefined}
            data-unasked={(column.field && !isFieldShown(column.field, attributes)) || undefined}
            {...(column.field ? {} : { 'aria-readonly': true })}
            {...(fault === undefined ? {} : { 'aria-invalid': true, title: fault })}
          >
            {isBlankRequired(column, attributes)
              ? listWords.lacks
              : columnText(column, column.valueIn(attributes, measures), props.names)}
          </div>
        );
      })}
    </div>
  );
});
