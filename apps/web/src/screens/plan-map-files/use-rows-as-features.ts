import { MOST_PARTS, type FeatureReply } from '@tussock/contract';
import {
  labelOfWrite,
  mapFileWords,
  nounFor,
  proposeColumns,
  toasts,
  type AnyKind,
  type ColumnChoice,
} from '@tussock/domain';
import { useMemo, useState } from 'react';
import { partsOfImport, type ImportRow, type RowFate } from '../../activities/import-file/index.ts';
import { tellMap } from '../../plan-session/map-store.ts';
import { saveToRecord, usePlanFiles } from '../../sync/index.ts';
import { sentencesOf } from '../../activities/read-map-file/index.ts';
import { orderByLinks } from './order-by-links.ts';
import { planRows } from './plan-rows.ts';
import { rowsByKind } from './rows-by-kind.ts';
import type { KindsOfTable, MapTable } from './use-kinds-to-be.ts';

/** State of matching columns to fields for each kind: by name, until somebody chooses. */
function useColumnChoice(columns: readonly string[], kindColumn: number | null) {
  const [chosen, setChosen] = useState<Readonly<Record<string, ColumnChoice>>>({});
  const choiceOf = useMemo(
    () =>
      (kind: AnyKind): ColumnChoice =>
        chosen[kind.id] ?? proposeColumns(kind, columns, kindColumn),
    [chosen, columns, kindColumn],
  );
  const choose = (kind: AnyKind, index: number, key: string | null): void => {
    // A field is filled from one column: another that had it gives it up.
    const next = choiceOf(kind).map((before, at) => (at === index ? key : before === key ? null : before));
    setChosen((all) => ({ ...all, [kind.id]: next }));
  };
  return { choiceOf, choose };
}

/** The write for a row, and its kind. */
export interface ImportWrite {
  readonly kind: AnyKind;
  readonly write: NonNullable<ImportRow['write']>;
  readonly fate: RowFate;
}

interface UsedAs {
  readonly kindsOf: KindsOfTable;
  readonly features: readonly FeatureReply[];
}

/**
 * Outcome of a table's rows as features of the chosen kinds, and saving them. Refused rows are left out, and optionally those of existing features.
 */
export function useRowsAsFeatures(table: MapTable, { kindsOf, features }: UsedAs) {
  const { said, toBe, column } = kindsOf;
  const { choiceOf, choose } = useColumnChoice(table.columns, column);
  const [changesStanding, setChangesStanding] = useState(true);
  const { byId: files } = usePlanFiles();
  const { rows } = table;
  const { planned, linksLost } = useMemo(() => {
    const { used, leftOut } = rowsByKind({ rows, said }, toBe, choiceOf);
    const made = planRows(used, { features, hasFile: (id) => files.has(id) });
    return { planned: [...made.rows, ...leftOut], linksLost: made.linksLost };
  }, [rows, said, toBe, choiceOf, features, files]);
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const writes = useMemo(
    (): readonly ImportWrite[] =>
      orderByLinks(
        planned.flatMap(({ kind, row: { write, fate } }) =>
          kind && write && (changesStanding || fate === 'new') ? [{ kind, write, fate }] : [],
        ),
      ),
    [planned, changesStanding],
  );

  /** Saves them as one step that can be undone, or several where they exceed the limit of one. False where some were not written. */
  const save = async (): Promise<boolean> => {
    setIsBusy(true);
    setFaults([]);
    try {
      for (let at = 0; at < writes.length; at += MOST_PARTS) {
        const some = writes.slice(at, at + MOST_PARTS);
        const noun = toBe.every ? nounFor(toBe.every, some.length) : mapFileWords.ofAllKinds(some.length);
        await saveToRecord({
          label: labelOfWrite.imported(some.length, noun, table.name),
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
    choiceOf,
    choose,
    planned,
    linksLost,
    changesStanding,
    setChangesStanding,
    writes,
    isBusy,
    faults,
    save,
  };
}
