import { figureWith, mapFileWords, type MapRow } from '@tussock/domain';
import type { TableColumn } from '@tussock/ui';
import { Fate, ImportRows } from '../../activities/import-file/index.ts';

const hectares = (value: number | undefined): string => `${figureWith(value ?? 0, 2)} ha`;

function remarksOf({ fault, repair }: MapRow): readonly string[] {
  if (fault !== undefined) return [fault];
  if (!repair) return [];
  const { what, beforeHectares, afterHectares } = repair;
  if (beforeHectares === undefined) return [what];
  return [what, mapFileWords.beforeAfter(hectares(beforeHectares), hectares(afterHectares))];
}

const columns: readonly TableColumn<MapRow>[] = [
  { id: 'line', header: 'Row', isRowHeader: true, cell: ({ line }) => line },
  {
    id: 'what',
    header: 'What it says',
    cell: ({ cells }) => cells.find((cell) => typeof cell === 'string') ?? '–',
  },
  {
    id: 'fate',
    header: 'Result',
    cell: (row) =>
      row.geometry ? (
        <Fate label={mapFileWords.mended} variant="warning" remarks={remarksOf(row)} isRefused={false} />
      ) : (
        <Fate label={mapFileWords.leftOut} variant="danger" remarks={remarksOf(row)} isRefused />
      ),
  },
];

/** The rows that are left out or were mended, with why; nothing where there are none. */
export function RowFaults({ rows }: { readonly rows: readonly MapRow[] }) {
  const told = rows.filter(({ fault, repair }) => fault !== undefined || repair !== undefined);
  if (told.length === 0) return null;
  return (
    <ImportRows
      label={mapFileWords.toLookAt}
      columns={columns}
      rows={told}
      rowKey={(row) => String(rows.indexOf(row))}
      total={told.length}
    />
  );
}
