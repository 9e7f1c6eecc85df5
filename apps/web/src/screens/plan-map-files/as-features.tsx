import type { FeatureReply } from '@tussock/contract';
import { isFoundIn, mapFileWords, nounFor, sayWhatRowsDo } from '@tussock/domain';
import type { PolygonalGeometry } from '@tussock/geometry';
import { Button, Checkbox, ComboBox, Select } from '@tussock/ui';
import { useImportQuestion } from '../../activities/fault-question/index.ts';
import type { RowFate } from '../../activities/import-file/index.ts';
import { ColumnMatch } from './column-match.tsx';
import styles from './map-files.module.css';
import { PlannedTable } from './planned-table.tsx';
import { useKindsToBe, type KindsOfTable, type MapTable } from './use-kinds-to-be.ts';
import { useRowsAsFeatures } from './use-rows-as-features.ts';

/** Choice of the kind of the rows; for several kinds, by shape for rows that name none. */
function WhatTheyAre({ kindsOf }: { readonly kindsOf: KindsOfTable }) {
  const { options, id, choose, askedShapes, toBe, give } = kindsOf;
  return (
    <>
      <ComboBox
        label={mapFileWords.asKind}
        options={options}
        value={id}
        onChange={choose}
        isFound={isFoundIn}
      />
      {askedShapes.map(({ shape, kinds }) => (
        <Select
          key={shape}
          label={mapFileWords.shapesBecome[shape]}
          options={kinds.map((kind) => ({ id: kind.id as string, label: kind.names.plural }))}
          value={toBe.every ? null : (toBe.byShape[shape]?.id ?? null)}
          placeholder={mapFileWords.columnLeftOut}
          clearLabel={mapFileWords.columnLeftOut}
          onChange={(kindId) => give(shape, kinds.find((kind) => kind.id === kindId) ?? null)}
        />
      ))}
    </>
  );
}

/** Turns rows of a file or a layer into features: choice of kinds and columns, and a preview of the result. */
export function AsFeatures({
  table,
  features,
  boundary,
  onSaved,
}: {
  readonly table: MapTable;
  readonly features: readonly FeatureReply[];
  readonly boundary: readonly PolygonalGeometry[];
  readonly onSaved: () => void;
}) {
  const kindsOf = useKindsToBe(table);
  const made = useRowsAsFeatures(table, { kindsOf, features });
  const { planned, linksLost, changesStanding, writes, isBusy, faults, save } = made;
  const meant = useImportQuestion(features, boundary);
  const { every } = kindsOf.toBe;
  const countOf = (fate: RowFate): number => planned.filter(({ row }) => row.fate === fate).length;
  const changed = countOf('changed');
  const counts = { made: countOf('new'), changed, same: countOf('same'), leftOut: countOf('refused') };
  const becoming = [...new Set(planned.flatMap(({ kind }) => kind ?? []))];
  const writesOf = (isNew: boolean): number => writes.filter(({ fate }) => (fate === 'new') === isNew).length;
  return (
    <div className={styles.form}>
      <WhatTheyAre kindsOf={kindsOf} />
      <ColumnMatch table={table} kinds={becoming} choiceOf={made.choiceOf} onChoose={made.choose} />
      <p role="status">{sayWhatRowsDo(counts, changesStanding)}</p>
      {changed > 0 && (
        <Checkbox
          isSelected={changesStanding}
          onChange={made.setChangesStanding}
          help={mapFileWords.changeStandingHelp}
        >
          {mapFileWords.changeStanding(changed)}
        </Checkbox>
      )}
      {linksLost > 0 && <p className={styles.note}>{mapFileWords.linksLeftOut(linksLost)}</p>}
      <PlannedTable planned={planned} changesStanding={changesStanding} />
      {faults.map((fault) => (
        <p key={fault} className={styles.fault} role="alert">
          {fault}
        </p>
      ))}
      <Button
        variant="primary"
        isPending={isBusy}
        disabled={writes.length === 0}
        onClick={() => meant.ask(writes, () => void save().then((isSaved) => isSaved && onSaved()))}
      >
        {mapFileWords.make({ made: writesOf(true), changed: writesOf(false) }, (count) =>
          every ? nounFor(every, count) : mapFileWords.ofAllKinds(count),
        )}
      </Button>
      {meant.question}
    </div>
  );
}
