import type { ImportRow, RowFate } from './plan-import.ts';

interface FateLook {
  readonly label: string;
  readonly variant: 'success' | 'info' | 'secondary' | 'danger';
}

/** Label and colour of each outcome. */
export const rowFates: { readonly [F in RowFate]: FateLook } = {
  new: { label: 'New', variant: 'success' },
  changed: { label: 'Changed', variant: 'info' },
  same: { label: 'Same', variant: 'secondary' },
  refused: { label: 'Refused', variant: 'danger' },
};

const urgency: readonly RowFate[] = ['refused', 'changed', 'new', 'same'];

/** Sorts rows that need attention first. */
export const byUrgency = (rows: readonly ImportRow[]): readonly ImportRow[] =>
  rows.toSorted(
    (one, other) => urgency.indexOf(one.fate) - urgency.indexOf(other.fate) || one.line - other.line,
  );
