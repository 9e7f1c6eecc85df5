import { MOST_PARTS, type FeatureReply } from '@tussock/contract';
import {
  checkDrawn,
  kindsOfRows,
  labelOfWrite,
  mapFileWords,
  pluralOf,
  proposeColumns,
  rowsForKind,
  toasts,
  type AnyKind,
  type ColumnChoice,
  type FeatureNames,
  type MapRow,
} from '@tussock/domain';
import { useMemo, useState } from 'react';
import { partsOfImport, planImport, type ImportRow } from '../../activities/import-file/index.ts';
import { tellMap } from '../../plan-session/map-store.ts';
import { featureNamesFrom, saveToRecord } from '../../record/index.ts';
import { sentencesOf } from '../../activities/read-map-file/index.ts';

/** Rows of a file or of a layer. */
export interface MapTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly MapRow[];
}

/** What a row would do, and as which kind. */
interface KindRow {
  readonly kind: AnyKind;
  readonly row: ImportRow;
}

/** The rows of a table by what they say they are. */
export function useKindsOfTable({ columns, rows }: MapTable) {
  return useMemo(() => {
    const ofRows = kindsOfRows({ columns, rows });
    const named = [...new Set(ofRows)].filter((kind) => kind !== undefined);
    const rowsOf = (isWanted: (kind: AnyKind | undefined) => boolean): readonly MapRow[] =>
      rows.filter(({ geometry }, at) => geometry !== null && isWanted(ofRows[at]));
    return { named, rowsOf };
  }, [columns, rows]);
}

type KindsOfTable = ReturnType<typeof useKindsOfTable>;

/** Rows that say nothing become whatever is chosen; those of another kind never do. Without a kind, each becomes what it says. */
function planRows(
  kind: AnyKind | null,
  { named, rowsOf }: KindsOfTable,
  planAs: (kind: AnyKind, rows: readonly MapRow[]) => readonly ImportRow[],
): { readonly rows: readonly KindRow[]; readonly leftOut: readonly MapRow[] } {
  const planned = (one: AnyKind, rows: readonly MapRow[]): readonly KindRow[] =>
    planAs(one, rows).map((row) => ({ kind: one, row }));
  return kind
    ? {
        rows: planned(
          kind,
          rowsOf((said) => said === undefined || said.id === kind.id),
        ),
        leftOut: rowsOf((said) => said !== undefined && said.id !== kind.id),
      }
    : {
        rows: named.flatMap((one) =>
          planned(
            one,
            rowsOf((said) => said === one),
          ),
        ),
        leftOut: rowsOf((said) => said === undefined),
      };
}

interface UsedAs {
  /** Null for each as the kind it says. */
  readonly kind: AnyKind | null;
  readonly kindsOf: KindsOfTable;
  readonly features: readonly FeatureReply[];
}

/** What each column becomes for a kind: as its name tells, until somebody chooses. */
function useColumnChoice(kind: AnyKind | null, columns: readonly string[]) {
  const [chosen, setChosen] = useState<{ readonly kindId: string; readonly choice: ColumnChoice } | null>(
    null,
  );
  const proposed = useMemo(() => (kind ? proposeColumns(kind, columns) : []), [kind, columns]);
  const choice = kind && chosen?.kindId === kind.id ? chosen.choice : proposed;
  const choose = (index: number, key: string | null): void => {
    if (!kind) return;
    // A field is filled from one column: another that had it gives it up.
    const next = choice.map((before, at) => (at === index ? key : before === key ? null : before));
    setChosen({ kindId: kind.id, choice: next });
  };
  return { choice, choose };
}

/**
 * What the rows of a table would do as features of a kind, or without one each as the kind it says; and doing it. Rows that are refused
 * are left out.
 */
export function useRowsAsFeatures(table: MapTable, { kind, kindsOf, features }: UsedAs) {
  const { choice, choose } = useColumnChoice(kind, table.columns);
  const names: FeatureNames = useMemo(() => featureNamesFrom(features), [features]);
  const planned = useMemo(
    () =>
      planRows(kind, kindsOf, (one, rows) => {
        const columns = kind ? choice : proposeColumns(one, table.columns);
        return planImport(one, rowsForKind(one, { rows, choice: columns }, names), features, checkDrawn);
      }),
    [kind, kindsOf, choice, table.columns, names, features],
  );
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const writes = planned.rows.flatMap(({ kind: own, row: { write } }) =>
    write ? [{ kind: own, write }] : [],
  );

  /** Writes them as one step that can be undone, or several where they are more than one holds. False where some were not written. */
  const save = async (): Promise<boolean> => {
    setIsBusy(true);
    setFaults([]);
    try {
      for (let at = 0; at < writes.length; at += MOST_PARTS) {
        const some = writes.slice(at, at + MOST_PARTS);
        await saveToRecord({
          label: labelOfWrite.imported(
            some.length,
            kind ? pluralOf(kind) : mapFileWords.ofAllKinds(some.length),
            table.name,
          ),
          parts: some.flatMap((one) => partsOfImport(one.kind, features, one.write)),
          toast: toasts.changesSaved(),
        });
      }
      for (const id of new Set(writes.map((one) => one.kind.id))) tellMap({ type: 'layerShown', id });
      return true;
    } catch (error) {
      setFaults(sentencesOf(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    choice,
    choose,
    rows: useMemo(() => planned.rows.map(({ row }) => row), [planned]),
    leftOut: planned.leftOut.length,
    writes,
    isBusy,
    faults,
    save,
  };
}
