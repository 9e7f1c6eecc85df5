import { MOST_PARTS, type FeatureReply } from '@tussock/contract';
import {
  checkDrawn,
  labelOfWrite,
  listWords,
  toasts as toastWords,
  unaskedValues,
  type AnyKind,
  type FieldRefusal,
  isJsonObject,
} from '@tussock/domain';
import { useEffect, useMemo, useState } from 'react';
import { deleteDraft, ownDraftKey, readDraft, saveDraft } from '../../../sync/drafts/index.ts';
import {
  ConflictError,
  measuresOf,
  type PartEdit,
  saveToRecord,
  showRefusal,
  useSync,
} from '../../../sync/index.ts';
import { refusalsOf } from '../../../session/save-from-form.ts';
import { toasts } from '../../../session/toasts.ts';
import {
  hasMovedOn,
  isSameValue,
  nextDrafts,
  noDrafts,
  type CellEdit,
  type DraftEvent,
  type DraftRows,
  type DraftState,
} from './draft-edits.ts';

const keyOf = (planId: string, kind: AnyKind): string => ownDraftKey(`${planId}:${kind.id}`);

const isDraftRow = (value: unknown): value is DraftRows[string] =>
  isJsonObject(value) && isJsonObject(value['base']) && isJsonObject(value['values']);

function readRows(key: string): DraftState {
  const rows = Object.entries(readDraft('list', key) ?? {});
  return {
    ...noDrafts,
    rows: Object.fromEntries(rows.flatMap(([id, row]) => (isDraftRow(row) ? [[id, row]] : []))),
  };
}

function keepRows(key: string, rows: DraftRows): void {
  if (Object.keys(rows).length === 0) deleteDraft('list', key);
  else saveDraft('list', key, rows);
}

type FaultsByKey = Readonly<Record<string, string>>;
export type FaultsByRow = Readonly<Record<string, FaultsByKey>>;

/** The first message for each cell; a fault within a list belongs to the list's cell. */
const byKey = (refusals: readonly FieldRefusal[]): FaultsByKey =>
  Object.fromEntries(
    refusals.toReversed().map(({ field, message }) => [field.split('.')[0] ?? field, message]),
  );

function faultsOf(kind: AnyKind, features: ReadonlyMap<string, FeatureReply>, rows: DraftRows): FaultsByRow {
  const faults: Record<string, FaultsByKey> = {};
  for (const [id, { values }] of Object.entries(rows)) {
    const feature = features.get(id);
    if (!feature) continue;
    const attributes = { ...feature.properties, ...values };
    const checked = checkDrawn(kind, attributes, measuresOf(feature));
    const refusals = [
      ...(checked.ok ? [] : checked.refusals),
      ...unaskedValues(kind, attributes, Object.keys(values)),
    ];
    if (refusals.length > 0) faults[id] = byKey(refusals);
  }
  return faults;
}

/** Faults of a refused batch, `rows.3.name`, by the ids that were sent. */
function faultsFromServer(refusals: readonly FieldRefusal[], ids: readonly string[]): FaultsByRow {
  const faults: Record<string, FaultsByKey> = {};
  for (const { field, message } of refusals) {
    const [, index = '', key = ''] = field.split('.');
    const id = ids[Number(index)];
    if (id !== undefined) faults[id] = { [key]: message, ...faults[id] };
  }
  return faults;
}

/** What is written of a row: the checked values of the cells that were typed in. */
function partOf(
  kind: AnyKind,
  feature: FeatureReply | undefined,
  { base, values }: DraftRows[string],
): PartEdit[] {
  if (!feature) return [];
  const checked = checkDrawn(kind, { ...feature.properties, ...values }, measuresOf(feature));
  if (!checked.ok) return [];
  const after: Readonly<Record<string, unknown>> = checked.attributes;
  // A checked value may take another with it: what is not asked any more is blank.
  const keys = Object.keys({ ...feature.properties, ...after }).filter(
    (key) => key in values || !isSameValue(feature.properties[key], after[key]),
  );
  return [
    {
      entity: kind.id,
      entityId: feature._id,
      op: 'update',
      set: Object.fromEntries(keys.map((key) => [key, after[key] ?? null])),
      base: Object.fromEntries(
        keys.map((key) => [key, (key in base ? base[key] : feature.properties[key]) ?? null]),
      ),
    },
  ];
}

/** What was sent of each row: the cells as they were typed, and what stands in the record since. */
const sentOf = (parts: readonly PartEdit[], rows: DraftRows): DraftRows =>
  Object.fromEntries(
    parts.map(({ entityId, set }) => [entityId, { base: set, values: rows[entityId]?.values ?? {} }]),
  );

const labelOfSave = (
  kind: AnyKind,
  parts: readonly PartEdit[],
  features: ReadonlyMap<string, FeatureReply>,
): string => {
  const [only, second] = parts;
  if (!only || second) return labelOfWrite.many(parts.length, kind.names.plural.toLowerCase());
  return labelOfWrite.updated(
    kind,
    kind.label(features.get(only.entityId)?.properties ?? {}),
    Object.keys(only.set),
  );
};

/** What somebody else has saved since it was typed in here. */
const movedOn = (rows: DraftRows, features: ReadonlyMap<string, FeatureReply>): readonly FeatureReply[] =>
  Object.entries(rows).flatMap(([id, row]) => {
    const feature = features.get(id);
    return feature && hasMovedOn(row, feature.properties) ? [feature] : [];
  });

export interface Drafts {
  readonly rows: DraftRows;
  readonly faults: FaultsByRow;
  /** Rows that somebody else saved since they were typed in. */
  readonly conflicts: readonly FeatureReply[];
  /** Rows whose feature was deleted since they were typed in: what was typed stays until it is back, or is discarded. */
  readonly gone: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isSaving: boolean;
  readonly edit: (edits: readonly CellEdit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly drop: (ids: readonly string[]) => void;
  readonly keepMine: (feature: FeatureReply) => void;
  /** Sends every row that is right, all of them or none. */
  readonly save: () => Promise<void>;
}

/** Rows of what is not there. Of a record that has not come yet, or is not to be seen, nothing is known to be gone. */
function useGone(rows: DraftRows, features: ReadonlyMap<string, FeatureReply>): readonly string[] {
  const isKnown = useSync().phase === 'ready';
  return useMemo(
    () => (isKnown ? Object.keys(rows).filter((id) => !features.has(id)) : []),
    [isKnown, rows, features],
  );
}

const storedIn = (feature: FeatureReply | undefined, field: string) =>
  feature ? { stored: feature.properties[field] } : null;

/** More than may be written at once: said before it is kept, and refused by the server for good. */
function areTooMany(parts: readonly unknown[]): boolean {
  if (parts.length <= MOST_PARTS) return false;
  toasts.show({ message: listWords.tooManyRows(parts.length, MOST_PARTS), type: 'danger' });
  return true;
}

/** What is typed in the list of a kind: kept in this browser until it is saved, checked as the form checks it. */
export function useDrafts(
  planId: string,
  kind: AnyKind,
  features: ReadonlyMap<string, FeatureReply>,
): Drafts {
  const [key] = useState(() => keyOf(planId, kind));
  const [state, setState] = useState(() => readRows(key));
  const [refused, setRefused] = useState<FaultsByRow>({});
  const [isSaving, setIsSaving] = useState(false);
  const tell = (event: DraftEvent): void => setState((before) => nextDrafts(before, event));
  useEffect(() => keepRows(key, state.rows), [key, state.rows]);
  const faults = useMemo(
    () => ({ ...refused, ...faultsOf(kind, features, state.rows) }),
    [refused, kind, features, state.rows],
  );
  const conflicts = useMemo(
    () => (isSaving ? [] : movedOn(state.rows, features)),
    [features, state.rows, isSaving],
  );
  const storedOf = ({ id, key: field }: CellEdit) => storedIn(features.get(id), field);

  const save = async (): Promise<void> => {
    const parts = Object.entries(state.rows).flatMap(([id, row]) => partOf(kind, features.get(id), row));
    if (areTooMany(parts)) return;
    const ids = parts.map(({ entityId }) => entityId);
    setIsSaving(true);
    try {
      await saveToRecord({
        label: labelOfSave(kind, parts, features),
        parts,
        toast: toastWords.changesSaved(),
      });
      tell({ type: 'saved', sent: sentOf(parts, state.rows) });
      setRefused({});
    } catch (error) {
      // Which rows have moved on is shown from the record: it has been told by now, or is in a moment.
      const refusals = refusalsOf(error);
      setRefused(faultsFromServer(refusals, ids));
      // Of a row that is gone nothing is left to choose.
      if (error instanceof ConflictError && error.standing === null) showRefusal(error);
    } finally {
      setIsSaving(false);
    }
  };

  return {
    rows: state.rows,
    faults,
    conflicts,
    gone: useGone(state.rows, features),
    canUndo: state.done.length > 0,
    canRedo: state.undone.length > 0,
    isSaving,
    edit: (edits) => {
      setRefused({});
      tell({ type: 'edited', edits });
    },
    undo: () => tell({ type: 'undone', storedOf }),
    redo: () => tell({ type: 'redone', storedOf }),
    drop: (ids) => tell({ type: 'dropped', ids }),
    keepMine: ({ _id, properties }) => tell({ type: 'rebased', id: _id, stored: properties }),
    save,
  };
}
