import type { FeatureReply } from '@tussock/contract';
import type { FeatureColumn } from '@tussock/domain';
import { useMemo, useState } from 'react';
import { within, type GridPlace, type GridRange } from './grid-place.ts';

/** A cell by what it is of. Its numbers say where it was last, for where that has gone. */
interface Anchored extends GridPlace {
  readonly featureId: string | undefined;
  readonly key: string | undefined;
}

/**
 * The marked cells of a list. They are kept by feature and column: somebody else's save puts the rows into another order, and what is
 * pressed next is of what was marked.
 */
export function useAnchoredRange(
  listed: readonly FeatureReply[],
  columns: readonly FeatureColumn[],
): [GridRange, (range: GridRange) => void] {
  const anchoredAt = ({ row, column }: GridPlace): Anchored => ({
    row,
    column,
    featureId: listed[row]?._id,
    key: columns[column]?.key,
  });
  const [kept, setKept] = useState(() => {
    const first = anchoredAt({ row: 0, column: 0 });
    return { anchor: first, active: first };
  });
  const range = useMemo((): GridRange => {
    const size = { rows: listed.length, columns: columns.length };
    const placeOf = ({ row, column, featureId, key }: Anchored): GridPlace => {
      const [rowNow, columnNow] = [
        listed.findIndex(({ _id }) => _id === featureId),
        columns.findIndex((of) => of.key === key),
      ];
      return within({ row: rowNow < 0 ? row : rowNow, column: columnNow < 0 ? column : columnNow }, size);
    };
    const active = placeOf(kept.active);
    return { active, anchor: kept.anchor === kept.active ? active : placeOf(kept.anchor) };
  }, [kept, listed, columns]);
  const setRange = ({ anchor, active }: GridRange): void => {
    const at = anchoredAt(active);
    setKept({ active: at, anchor: anchor === active ? at : anchoredAt(anchor) });
  };
  return [range, setRange];
}
