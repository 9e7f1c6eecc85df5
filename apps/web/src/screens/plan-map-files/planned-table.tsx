import { countInFigures, mapFileWords } from '@tussock/domain';
import { Select, type TableColumn } from '@tussock/ui';
import { useMemo, useState } from 'react';
import { Fate, ImportRows, byUrgency, rowFates, type RowFate } from '../../activities/import-file/index.ts';
import styles from './map-files.module.css';
import type { PlannedRow } from './rows-by-kind.ts';

const fateIds: readonly RowFate[] = ['refused', 'changed', 'new', 'same'];

/** Look of each outcome: a refused row stops no other, and existing features may be left unchanged. */
const looksOf = (changesStanding: boolean) => ({
  ...rowFates,
  refused: { ...rowFates.refused, label: mapFileWords.leftOut },
  ...(changesStanding ? {} : { changed: { ...rowFates.same, label: mapFileWords.leftAsItIs } }),
});

const remarksOf = ({ row: { fate, faults, changes } }: PlannedRow): readonly string[] => {
  if (fate === 'refused') return [...new Set(faults.map(({ message }) => message))];
  return fate === 'changed' ? [changes.join(', ')] : [];
};

const kindName = ({ kind }: PlannedRow): string => kind?.names.plural ?? mapFileWords.ofNoKind;

function columnsFor(hasKinds: boolean, changesStanding: boolean): readonly TableColumn<PlannedRow>[] {
  const looks = looksOf(changesStanding);
  return [
    { id: 'line', header: 'Row', cell: ({ row }) => row.line },
    { id: 'name', header: 'Name', isRowHeader: true, cell: ({ row }) => row.name || '–' },
    ...(hasKinds ? [{ id: 'kind', header: mapFileWords.kind, cell: kindName }] : []),
    {
      id: 'fate',
      header: 'Result',
      cell: (planned) => (
        <Fate
          {...looks[planned.row.fate]}
          remarks={remarksOf(planned)}
          isRefused={planned.row.fate === 'refused'}
        />
      ),
    },
  ];
}

/** Choices with their number of rows; those without rows are left out. */
function counted<Id extends string>(ids: readonly Id[], labelOf: (id: Id) => string) {
  const counts = new Map<Id, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, label: `${labelOf(id)} (${countInFigures(count)})` }));
}

/** Table of the rows' outcomes, those to check first; can be filtered by kind or outcome. */
export function PlannedTable({
  planned,
  changesStanding,
}: {
  readonly planned: readonly PlannedRow[];
  readonly changesStanding: boolean;
}) {
  const [kind, setKind] = useState<string | null>(null);
  const [fate, setFate] = useState<RowFate | null>(null);
  const kindOptions = useMemo(() => counted(planned.map(kindName), (name) => name), [planned]);
  const fateOptions = useMemo(() => {
    const looks = looksOf(changesStanding);
    const options = counted(
      planned.map(({ row }) => row.fate),
      (id) => looks[id].label,
    );
    return options.toSorted((one, other) => fateIds.indexOf(one.id) - fateIds.indexOf(other.id));
  }, [planned, changesStanding]);
  // What is asked for may be gone with another choice of kinds.
  const wanted = {
    kind: kindOptions.find(({ id }) => id === kind)?.id ?? null,
    fate: fateOptions.find(({ id }) => id === fate)?.id ?? null,
  };
  const shown = useMemo(() => {
    const rows = planned.filter(
      (one) =>
        (wanted.kind === null || kindName(one) === wanted.kind) &&
        (wanted.fate === null || one.row.fate === wanted.fate),
    );
    const byRow = new Map(rows.map((one) => [one.row, one]));
    return byUrgency([...byRow.keys()]).flatMap((row) => byRow.get(row) ?? []);
  }, [planned, wanted.kind, wanted.fate]);
  const hasKinds = kindOptions.length > 1;
  const places = useMemo(() => new Map(planned.map((one, at) => [one, String(at)])), [planned]);
  return (
    <>
      <div className={styles.inRow}>
        {hasKinds && (
          <Select
            label={mapFileWords.kind}
            options={kindOptions}
            value={wanted.kind}
            placeholder={mapFileWords.everyKind}
            clearLabel={mapFileWords.everyKind}
            onChange={setKind}
          />
        )}
        {fateOptions.length > 1 && (
          <Select
            label={mapFileWords.result}
            options={fateOptions}
            value={wanted.fate}
            placeholder={mapFileWords.everyResult}
            clearLabel={mapFileWords.everyResult}
            onChange={setFate}
          />
        )}
      </div>
      <ImportRows
        key={`${wanted.kind} ${wanted.fate}`}
        label={mapFileWords.whatRowsDo}
        columns={columnsFor(hasKinds, changesStanding)}
        rows={shown}
        rowKey={(one) => places.get(one) ?? ''}
        total={shown.length}
      />
    </>
  );
}
