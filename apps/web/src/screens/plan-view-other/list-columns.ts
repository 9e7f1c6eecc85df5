import { featureColumns, isKindId, kindById, type AnyKind, type FeatureColumn } from '@tussock/domain';
import { DEFAULT_SORT, type ListSearch } from './list-search.ts';

/** The kind whose list is asked for; null for the overview, and where there is no such kind. */
export const kindInSearch = ({ kind }: ListSearch): AnyKind | null =>
  kind !== undefined && isKindId(kind) ? kindById(kind) : null;

/** The columns to show; the name is always one of them. */
export function columnsInSearch(kind: AnyKind, { columns }: ListSearch): readonly FeatureColumn[] {
  const chosen = columns?.split(',');
  return featureColumns(kind).filter(
    ({ key, isShownAtFirst }) => key === DEFAULT_SORT || (chosen ? chosen.includes(key) : isShownAtFirst),
  );
}
