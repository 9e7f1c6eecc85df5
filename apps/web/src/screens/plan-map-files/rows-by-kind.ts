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

/** Outcome of a row and its kind; null for a row that becomes no feature. */
export interface PlannedRow {
  readonly kind: AnyKind | null;
  readonly row: ImportRow;
}

/** Choice of kinds: the same for all rows, or what each row says, else one by its shape. */
export type KindsToBe =
  | { readonly every: AnyKind }
  | { readonly every: null; readonly byShape: { readonly [S in Shape]?: AnyKind } };

const nameOf = ({ cells }: MapRow): string => cells.find((cell) => typeof cell === 'string')?.trim() ?? '';

const leftOut = (row: MapRow, message: string): PlannedRow => ({
  kind: null,
  row: { line: row.line, name: nameOf(row), fate: 'refused', changes: [], faults: [{ field: '', message }] },
});

/** The kind of a row, or why it has none. Rows without a kind get the chosen one; those that name another kind never do. */
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

/** Groups the rows with a shape by kind, and lists those without one. */
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
