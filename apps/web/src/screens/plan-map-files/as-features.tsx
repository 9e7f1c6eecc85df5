import type { FeatureReply } from '@tussock/contract';
import {
  allKinds,
  countInFigures,
  featureColumns,
  ID_COLUMN,
  kindById,
  kinds,
  mapFileWords,
  pluralOf,
  type AnyKind,
  type MapCell,
} from '@tussock/domain';
import { Button, ComboBox, Select, type TableColumn } from '@tussock/ui';
import { useState } from 'react';
import {
  byUrgency,
  Fate,
  ImportRows,
  rowFates,
  type ImportRow,
  type RowFate,
} from '../../activities/import-file/index.ts';
import styles from './map-files.module.css';
import { useKindsOfTable, useRowsAsFeatures, type MapTable } from './use-rows-as-features.ts';

/** Stands among the kinds for the one that each row says. */
const EACH = 'each';

const kindOptions = allKinds.map(({ id, names }) => ({ id, label: names.plural }));

/** One row that is left out holds up no other. */
const fates = { ...rowFates, refused: { ...rowFates.refused, label: 'Left out' } };

const fieldOptions = (kind: AnyKind) => [
  ...featureColumns(kind).flatMap(({ key, header, field }) => (field ? [{ id: key, label: header }] : [])),
  { id: ID_COLUMN, label: mapFileWords.idColumn },
];

const rowColumns: readonly TableColumn<ImportRow>[] = [
  { id: 'line', header: 'Row', cell: ({ line }) => line },
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name || '–' },
  {
    id: 'fate',
    header: 'Result',
    cell: ({ fate, faults, changes }) => (
      <Fate
        {...fates[fate]}
        remarks={
          fate === 'refused'
            ? [...new Set(faults.map(({ message }) => message))]
            : fate === 'changed'
              ? [changes.join(', ')]
              : []
        }
        isRefused={fate === 'refused'}
      />
    ),
  },
];

const exampleOf = (rows: MapTable['rows'], index: number): string => {
  const cell: MapCell =
    rows.map(({ cells }) => cells[index] ?? null).find((value) => value !== null && value !== '') ?? null;
  return cell === null ? '' : String(cell).slice(0, 40);
};

/** What each column of the file becomes. */
function ColumnMatch({
  table,
  kind,
  choice,
  onChoose,
}: {
  readonly table: MapTable;
  readonly kind: AnyKind;
  readonly choice: readonly (string | null)[];
  readonly onChoose: (index: number, key: string | null) => void;
}) {
  const options = fieldOptions(kind);
  if (table.columns.length === 0) return null;
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.questionTitle}>{mapFileWords.columnsBecome}</legend>
      {table.columns.map((column, index) => (
        <Select
          key={column}
          label={column}
          help={exampleOf(table.rows, index)}
          options={options}
          value={choice[index] ?? null}
          placeholder={mapFileWords.columnLeftOut}
          clearLabel={mapFileWords.columnLeftOut}
          onChange={(key) => onChoose(index, key)}
        />
      ))}
    </fieldset>
  );
}

const countOf = (rows: readonly ImportRow[], fate: RowFate): number =>
  rows.filter((row) => row.fate === fate).length;

function nounFor(kind: AnyKind | null, count: number): string {
  if (!kind) return mapFileWords.ofAllKinds(count);
  return count === 1 ? kind.names.inSentence : pluralOf(kind);
}

/** Makes features of a kind of the rows of a file or a layer: what each column becomes, what each row would do. */
export function AsFeatures({
  table,
  features,
  onSaved,
}: {
  readonly table: MapTable;
  readonly features: readonly FeatureReply[];
  readonly onSaved: () => void;
}) {
  const kindsOf = useKindsOfTable(table);
  const saysKinds = kindsOf.named.length > 0;
  const [chosen, setChosen] = useState<string>(EACH);
  const kindId = chosen === EACH && !saysKinds ? kinds.paddock.id : chosen;
  const kind = kindId === EACH ? null : kindById(kindId as AnyKind['id']); // chosen from the list of kinds
  const made = useRowsAsFeatures(table, { kind, kindsOf, features });
  const { choice, choose, rows, leftOut, linksLost, writes, isBusy, faults, save } = made;
  const status = (['new', 'changed', 'same', 'refused'] as const)
    .map((fate) => `${countInFigures(countOf(rows, fate))} ${fates[fate].label.toLowerCase()}`)
    .join(', ');
  return (
    <div className={styles.form}>
      <ComboBox
        label={mapFileWords.asKind}
        options={saysKinds ? [{ id: EACH, label: mapFileWords.eachAsItsKind }, ...kindOptions] : kindOptions}
        value={kindId}
        onChange={(id) => setChosen(id ?? kindId)}
      />
      {kind && <ColumnMatch table={table} kind={kind} choice={choice} onChoose={choose} />}
      <p role="status">{`${status}.`}</p>
      {leftOut > 0 && (
        <p className={styles.note}>
          {kind ? mapFileWords.otherKinds(leftOut) : mapFileWords.withoutKind(leftOut)}
        </p>
      )}
      {linksLost > 0 && <p className={styles.note}>{mapFileWords.linksLeftOut(linksLost)}</p>}
      <ImportRows
        label={mapFileWords.whatRowsDo}
        columns={rowColumns}
        rows={byUrgency(rows)}
        rowKey={(row) => String(rows.indexOf(row))}
        total={rows.length}
      />
      {faults.map((fault) => (
        <p key={fault} className={styles.fault} role="alert">
          {fault}
        </p>
      ))}
      <Button
        variant="primary"
        isPending={isBusy}
        disabled={writes.length === 0}
        onClick={() => void save().then((isSaved) => isSaved && onSaved())}
      >
        {writes.length === 0
          ? mapFileWords.nothingToMake
          : mapFileWords.make(countInFigures(writes.length), nounFor(kind, writes.length))}
      </Button>
    </div>
  );
}
