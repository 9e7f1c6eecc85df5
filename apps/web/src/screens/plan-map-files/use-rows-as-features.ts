import { MOST_PARTS, type FeatureReply } from '@tussock/contract';
import {
  kindsOfRows,
  labelOfWrite,
  mapFileWords,
  pluralOf,
  proposeColumns,
  toasts,
  type AnyKind,
  type ColumnChoice,
  type MapRow,
} from '@tussock/domain';
import { useMemo, useState } from 'react';
import { partsOfImport } from '../../activities/import-file/index.ts';
import { tellMap } from '../../plan-session/map-store.ts';
import { saveToRecord, usePlanFiles } from '../../record/index.ts';
import { sentencesOf } from '../../activities/read-map-file/index.ts';
import { planRows, type RowsOfKind } from './plan-rows.ts';

/** Rows of a file or of a layer. */
export interface MapTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly MapRow[];
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
function rowsByKind(
  kind: AnyKind | null,
  { named, rowsOf }: KindsOfTable,
  columnsOf: (kind: AnyKind) => ColumnChoice,
): { readonly used: readonly RowsOfKind[]; readonly leftOut: readonly MapRow[] } {
  const of = (one: AnyKind, isWanted: (said: AnyKind | undefined) => boolean): RowsOfKind => ({
    kind: one,
    rows: rowsOf(isWanted),
    choice: columnsOf(one),
  });
  return kind
    ? {
        used: [of(kind, (said) => said === undefined || said.id === kind.id)],
        leftOut: rowsOf((said) => said !== undefined && said.id !== kind.id),
      }
    : {
        used: named.map((one) => of(one, (said) => said === one)),
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
  const { byId: files } = usePlanFiles();
  const { leftOut, ...planned } = useMemo(() => {
    const columnsOf = (one: AnyKind) => (kind ? choice : proposeColumns(one, table.columns));
    const { used, leftOut: others } = rowsByKind(kind, kindsOf, columnsOf);
    return { ...planRows(used, { features, hasFile: (id) => files.has(id) }), leftOut: others.length };
  }, [kind, kindsOf, choice, table.columns, features, files]);
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
    leftOut,
    linksLost: planned.linksLost,
    writes,
    isBusy,
    faults,
    save,
  };
}
