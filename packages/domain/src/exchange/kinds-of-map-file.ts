import { allKinds, type AnyKind } from '../derive/any-kind.ts';
import type { MapRow } from '../map-files/read-map-file.ts';

/** The heading under which a file of several kinds says of which a row is, by the kind's name. */
export const KIND_HEADER = 'kind';

const named = new Map(allKinds.map((kind) => [kind.names.singular.toLowerCase(), kind]));

/**
 * Of which kind each row of a file says it is, by its place; undefined of a row that does not say. Other people's files have a column of
 * this heading too: what is no name of a kind says nothing.
 */
export function kindsOfRows({
  columns,
  rows,
}: {
  readonly columns: readonly string[];
  readonly rows: readonly MapRow[];
}): readonly (AnyKind | undefined)[] {
  const at = columns.findIndex((column) => column.trim().toLowerCase() === KIND_HEADER);
  return rows.map(({ cells }) =>
    named.get(
      String(cells[at] ?? '')
        .trim()
        .toLowerCase(),
    ),
  );
}
