import { MOST_PARTS, type FeatureReply } from '@tussock/contract';
import {
  checkDrawn,
  labelOfWrite,
  pluralOf,
  proposeColumns,
  rowsForKind,
  toasts,
  type AnyKind,
  type ColumnChoice,
  type MapRow,
} from '@tussock/domain';
import { useMemo, useState } from 'react';
import { partsOfImport, planImport } from '../../activities/import-file/index.ts';
import { tellMap } from '../../plan-session/map-store.ts';
import { featureNamesFrom, saveToRecord } from '../../record/index.ts';
import { sentencesOf } from '../../activities/read-map-file/index.ts';

/** Rows of a file or of a layer. */
export interface MapTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly MapRow[];
}

/** What the rows of a table would do as features of a kind, and doing it. Rows that are refused are left out. */
export function useRowsAsFeatures(
  table: MapTable,
  { kind, features }: { readonly kind: AnyKind; readonly features: readonly FeatureReply[] },
) {
  const [chosen, setChosen] = useState<{ readonly kindId: string; readonly choice: ColumnChoice } | null>(
    null,
  );
  const proposed = useMemo(() => proposeColumns(kind, table.columns), [kind, table.columns]);
  const choice = chosen?.kindId === kind.id ? chosen.choice : proposed;
  const names = useMemo(() => featureNamesFrom(features), [features]);
  const rows = useMemo(
    () => planImport(kind, rowsForKind(kind, { rows: table.rows, choice }, names), features, checkDrawn),
    [kind, table.rows, choice, names, features],
  );
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const writes = rows.flatMap(({ write }) => write ?? []);

  /** Writes them as one step that can be undone, or several where they are more than one holds. False where some were not written. */
  const save = async (): Promise<boolean> => {
    setIsBusy(true);
    setFaults([]);
    try {
      for (let at = 0; at < writes.length; at += MOST_PARTS) {
        const some = writes.slice(at, at + MOST_PARTS);
        await saveToRecord({
          label: labelOfWrite.imported(some.length, pluralOf(kind), table.name),
          parts: some.flatMap((write) => partsOfImport(kind, features, write)),
          toast: toasts.changesSaved(),
        });
      }
      tellMap({ type: 'layerShown', id: kind.id });
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
    choose: (index: number, key: string | null): void =>
      setChosen({
        kindId: kind.id,
        // A field is filled from one column: another that had it gives it up.
        choice: choice.map((before, at) => (at === index ? key : before === key ? null : before)),
      }),
    rows,
    writes,
    isBusy,
    faults,
    save,
  };
}
