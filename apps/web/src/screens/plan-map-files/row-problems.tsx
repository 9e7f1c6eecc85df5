import { figureWith, mapFileWords, unsavedBefore, unsavedPreview, type MapRow } from '@tussock/domain';
import type { TableColumn } from '@tussock/ui';
import { LayerSwatch } from '../../activities/imported-layers/index.ts';
import styles from './map-files.module.css';
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

/** List of rows that are left out or were repaired, with reasons; renders nothing where there are none. */
export function RowProblems({ rows }: { readonly rows: readonly MapRow[] }) {
  const told = rows.filter(({ fault, repair }) => fault !== undefined || repair !== undefined);
  if (told.length === 0) return null;
  const isMended = told.some(({ repair }) => repair !== undefined);
  return (
    <>
      {isMended && (
        <ul className={styles.outlines}>
          <li>
            <LayerSwatch colour={unsavedBefore} /> {mapFileWords.outlineBefore}
          </li>
          <li>
            <LayerSwatch colour={unsavedPreview} /> {mapFileWords.outlineAfter}
          </li>
        </ul>
      )}
      <ImportRows
        label={mapFileWords.toLookAt}
        columns={columns}
        rows={told}
        rowKey={(row) => String(rows.indexOf(row))}
        total={told.length}
      />
    </>
  );
}
