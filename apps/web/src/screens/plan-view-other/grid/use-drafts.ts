import { saveFeatures, type FeatureReply } from '@tussock/contract';
import { checkAttributes, unaskedValues, type AnyKind, type FieldRefusal } from '@tussock/domain';
import { useEffect, useMemo, useState } from 'react';
import { drop, isRecord, keep, readKeptJson } from '../../../plan-session/browser-store.ts';
import { currentUserStore } from '../../../session/current-user.ts';
import { listsReadAgain, resetLists } from '../../../session/query-client.ts';
import { isStale, refusalsOf, useSaveFromForm } from '../../../session/save-from-form.ts';
import { measuresOf } from '../list-row.ts';
import {
  nextDrafts,
  noDrafts,
  type CellEdit,
  type DraftEvent,
  type DraftRows,
  type DraftState,
} from './draft-edits.ts';

const keyOf = (planId: string, kind: AnyKind): string =>
  `list-draft:${currentUserStore.getState().user?._id ?? 'nobody'}:${planId}:${kind.id}`;

const isDraftRow = (value: unknown): value is DraftRows[string] =>
  isRecord(value) && typeof value['version'] === 'number' && isRecord(value['values']);

function readRows(key: string): DraftState {
  const kept = readKeptJson(key);
  const rows = isRecord(kept) ? Object.entries(kept) : [];
  return {
    ...noDrafts,
    rows: Object.fromEntries(rows.flatMap(([id, row]) => (isDraftRow(row) ? [[id, row]] : []))),
  };
}

function keepRows(key: string, rows: DraftRows): void {
  if (Object.keys(rows).length === 0) drop(key);
  else keep(key, JSON.stringify(rows));
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
    const checked = checkAttributes(kind, attributes, measuresOf(feature));
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

export interface Drafts {
  readonly rows: DraftRows;
  readonly faults: FaultsByRow;
  /** Rows that somebody else saved since they were typed in. */
  readonly conflicts: readonly FeatureReply[];
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
  const saveFromForm = useSaveFromForm();
  const tell = (event: DraftEvent): void => setState((before) => nextDrafts(before, event));
  useEffect(() => keepRows(key, state.rows), [key, state.rows]);

  const own = useMemo(() => faultsOf(kind, features, state.rows), [kind, features, state.rows]);
  const faults = useMemo(() => ({ ...refused, ...own }), [refused, own]);
  const conflicts = useMemo(
    () =>
      Object.entries(state.rows).flatMap(([id, { version }]) => {
        const feature = features.get(id);
        return feature && feature.version > version && !isSaving ? [feature] : [];
      }),
    [features, state.rows, isSaving],
  );
  const storedOf = ({ id, key: field }: CellEdit) => {
    const feature = features.get(id);
    return feature ? { stored: feature.properties[field], version: feature.version } : null;
  };

  const save = async (): Promise<void> => {
    const rows = Object.entries(state.rows).flatMap(([id, { version, values }]) => {
      const feature = features.get(id);
      const checked =
        feature && checkAttributes(kind, { ...feature.properties, ...values }, measuresOf(feature));
      return checked?.ok
        ? [{ _id: id, version, featureType: kind.wording.featureType, properties: { ...checked.attributes } }]
        : [];
    });
    setIsSaving(true);
    try {
      await saveFromForm(saveFeatures, { params: { planId }, body: { rows } });
      // Until then the old values would shine through.
      await listsReadAgain(['features']);
      tell({ type: 'saved', ids: rows.map(({ _id }) => _id) });
      setRefused({});
    } catch (error) {
      // The list that comes now shows which rows have moved on.
      if (isStale(error)) resetLists(['features']);
      setRefused(
        faultsFromServer(
          refusalsOf(error),
          rows.map(({ _id }) => _id),
        ),
      );
    } finally {
      setIsSaving(false);
    }
  };

  return {
    rows: state.rows,
    faults,
    conflicts,
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
    keepMine: ({ _id, version }) => tell({ type: 'rebased', id: _id, version }),
    save,
  };
}
