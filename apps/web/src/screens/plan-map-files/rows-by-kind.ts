import {
  mapFileWords,
  shapeClassOf,
  type AnyKind,
  type ColumnChoice,
  type MapRow,
  type Shape,
} from '@tussock/domain';
import type { ImportRow } from '../../activities/import-file/index.ts';
import type { RowsOfKind } from './plan-rows.ts';

/** What a row would do, and as which kind; null of one that becomes none. */
export interface PlannedRow {
  readonly kind: AnyKind | null;
  readonly row: ImportRow;
}

/** What rows become: all of them one kind, or each what it says, and what says nothing by its shape. */
export type KindsToBe =
  | { readonly every: AnyKind }
  | { readonly every: null; readonly byShape: { readonly [S in Shape]?: AnyKind } };

const nameOf = ({ cells }: MapRow): string => cells.find((cell) => typeof cell === 'string')?.trim() ?? '';

const leftOut = (row: MapRow, message: string): PlannedRow => ({
  kind: null,
  row: { line: row.line, name: nameOf(row), fate: 'refused', changes: [], faults: [{ field: '', message }] },
});

/** The kind of a row, or why it becomes none. Rows that say nothing become whatever is chosen; those of another kind never do. */
function kindOr(
  { geometry }: MapRow,
  said: AnyKind | undefined,
  toBe: KindsToBe,
): { readonly kind: AnyKind } | { readonly why: string } {
  if (toBe.every) {
    const isOther = said !== undefined && said.id !== toBe.every.id;
    return isOther ? { why: mapFileWords.isOtherKind(said.names.plural) } : { kind: toBe.every };
  }
  const kind = said ?? (geometry ? toBe.byShape[shapeClassOf(geometry)] : undefined);
  return kind ? { kind } : { why: mapFileWords.saysNoKind };
}

/** The rows of a file that have a place by what they become, and those that become nothing. */
export function rowsByKind(
  { rows, said }: { readonly rows: readonly MapRow[]; readonly said: readonly (AnyKind | undefined)[] },
  toBe: KindsToBe,
  choiceOf: (kind: AnyKind) => ColumnChoice,
): { readonly used: readonly RowsOfKind[]; readonly leftOut: readonly PlannedRow[] } {
  const byKind = new Map<AnyKind, MapRow[]>();
  const others: PlannedRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.geometry === null) continue;
    const found = kindOr(row, said[at], toBe);
    if ('why' in found) others.push(leftOut(row, found.why));
    else {
      const own = byKind.get(found.kind);
      if (own) own.push(row);
      else byKind.set(found.kind, [row]);
    }
  }
  return {
    used: [...byKind].map(([kind, own]) => ({ kind, rows: own, choice: choiceOf(kind) })),
    leftOut: others,
  };
}
