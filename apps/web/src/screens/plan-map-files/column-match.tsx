import {
  featureColumns,
  ID_COLUMN,
  mapFileWords,
  type AnyKind,
  type ColumnChoice,
  type MapCell,
} from '@tussock/domain';
import { Select } from '@tussock/ui';
import { useState } from 'react';
import styles from './map-files.module.css';
import type { MapTable } from './use-kinds-to-be.ts';

const fieldOptions = (kind: AnyKind) => [
  ...featureColumns(kind).flatMap(({ key, header, field }) => (field ? [{ id: key, label: header }] : [])),
  { id: ID_COLUMN, label: mapFileWords.idColumn },
];

const exampleOf = (rows: MapTable['rows'], index: number): string => {
  const cell: MapCell =
    rows.map(({ cells }) => cells[index] ?? null).find((value) => value !== null && value !== '') ?? null;
  return cell === null ? '' : String(cell).slice(0, 40);
};

interface ColumnMatchProps {
  readonly table: MapTable;
  /** The kinds of its rows. */
  readonly kinds: readonly AnyKind[];
  readonly choiceOf: (kind: AnyKind) => ColumnChoice;
  readonly onChoose: (kind: AnyKind, index: number, key: string | null) => void;
}

/** Matches columns of the file to fields; for several kinds, one kind at a time. */
export function ColumnMatch({ table, kinds, choiceOf, onChoose }: ColumnMatchProps) {
  const [asked, ask] = useState<string | null>(null);
  const kind = kinds.length === 1 ? kinds[0] : kinds.find(({ id }) => id === asked);
  if (table.columns.length === 0 || kinds.length === 0) return null;
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.questionTitle}>{mapFileWords.columnsBecome}</legend>
      {kinds.length > 1 && (
        <Select
          label={mapFileWords.columnsOf}
          options={kinds.map(({ id, names }) => ({ id: id as string, label: names.plural }))}
          value={kind?.id ?? null}
          placeholder={mapFileWords.columnsAsNamed}
          clearLabel={mapFileWords.columnsAsNamed}
          onChange={ask}
        />
      )}
      {kind &&
        table.columns.map((column, index) => (
          <Select
            key={`${kind.id} ${column}`}
            label={column}
            help={exampleOf(table.rows, index)}
            options={fieldOptions(kind)}
            value={choiceOf(kind)[index] ?? null}
            placeholder={mapFileWords.columnLeftOut}
            clearLabel={mapFileWords.columnLeftOut}
            onChange={(key) => onChoose(kind, index, key)}
          />
        ))}
    </fieldset>
  );
}
