import { featureColumns, isKindId, kindById, type AnyKind, type FeatureColumn } from '@tussock/domain';
import type { Drafts } from './grid/use-drafts.ts';
import { DEFAULT_SORT, type ListSearch } from './list-search.ts';

/** The kind whose list is asked for; null for the overview, and where there is no such kind. */
export const kindInSearch = ({ kind }: ListSearch): AnyKind | null =>
  kind !== undefined && isKindId(kind) ? kindById(kind) : null;

/** The columns to show; the name is always one of them, and so are those of `inUse`: nobody could mend a value that is not shown. */
export function columnsInSearch(
  kind: AnyKind,
  { columns }: ListSearch,
  inUse: ReadonlySet<string>,
): readonly FeatureColumn[] {
  const chosen = columns?.split(',');
  return featureColumns(kind).filter(
    ({ key, isShownAtFirst }) =>
      key === DEFAULT_SORT || inUse.has(key) || (chosen ? chosen.includes(key) : isShownAtFirst),
  );
}

/** The fields of what was typed and not saved, and of what was refused. */
export const fieldsInUse = ({ rows, faults }: Pick<Drafts, 'rows' | 'faults'>): ReadonlySet<string> =>
  new Set([
    ...Object.values(rows).flatMap(({ values }) => Object.keys(values)),
    ...Object.values(faults).flatMap((ofRow) => Object.keys(ofRow)),
  ]);
