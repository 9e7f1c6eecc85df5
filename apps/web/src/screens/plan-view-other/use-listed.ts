import type { FeatureReply } from '@tussock/contract';
import {
  columnText,
  featureColumns,
  foldForSearch,
  isLacking,
  sortByColumn,
  type AnyKind,
  type FeatureNames,
} from '@tussock/domain';
import { useDeferredValue, useMemo } from 'react';
import type { GridSort } from './grid/grid-head.tsx';
import { measuresOf } from '../../sync/index.ts';

/** Everything a feature says, for finding it by words; what it points at says its name. Features are replaced when they change, never altered. */
const words = new WeakMap<FeatureNames, WeakMap<FeatureReply, string>>();

function wordsOf(kind: AnyKind, feature: FeatureReply, names: FeatureNames): string {
  const book = words.get(names) ?? new WeakMap<FeatureReply, string>();
  words.set(names, book);
  const known = book.get(feature);
  if (known !== undefined) return known;
  const measures = measuresOf(feature);
  const made = featureColumns(kind)
    .map((column) => foldForSearch(columnText(column, column.valueIn(feature.properties, measures), names)))
    .join('\n');
  book.set(feature, made);
  return made;
}

/** The features that hold every one of some words, in the order of a column. Both go by what is stored: rows stay while they are typed in. */
export function useListed(
  kind: AnyKind,
  features: readonly FeatureReply[],
  {
    names,
    search,
    sort,
    isLackingOnly = false,
  }: { names: FeatureNames; search: string; sort: GridSort; isLackingOnly?: boolean },
): readonly FeatureReply[] {
  const wanted = useDeferredValue(foldForSearch(search));
  const asked = useMemo(
    () => (isLackingOnly ? features.filter(({ properties }) => isLacking(kind, properties)) : features),
    [kind, features, isLackingOnly],
  );
  const found = useMemo(() => {
    const parts = wanted.split(' ').filter((part) => part !== '');
    if (parts.length === 0) return asked;
    return asked.filter((feature) => {
      const text = wordsOf(kind, feature, names);
      return parts.every((part) => text.includes(part));
    });
  }, [kind, asked, names, wanted]);
  return useMemo(() => {
    const column = featureColumns(kind).find(({ key }) => key === sort.key);
    if (!column) return found;
    return sortByColumn(found, column, {
      descending: sort.descending,
      valueOf: (feature) => column.valueIn(feature.properties, measuresOf(feature)),
      names,
    });
  }, [kind, found, sort.key, sort.descending, names]);
}
