import { isBlank } from '@tussock/domain';

/** A row that was typed in: what its cells shall hold, and the version that was seen when the typing began. */
interface DraftRow {
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
}

export type DraftRows = Readonly<Record<string, DraftRow>>;

/** One cell's change. Both values are as a form holds them, so that either can be put back. */
export interface CellEdit {
  readonly id: string;
  readonly version: number;
  readonly key: string;
  /** What is stored. */
  readonly stored: unknown;
  readonly before: unknown;
  readonly after: unknown;
}

/** What was typed in a list and not yet saved, with what came before it. */
export interface DraftState {
  readonly rows: DraftRows;
  readonly done: readonly (readonly CellEdit[])[];
  readonly undone: readonly (readonly CellEdit[])[];
}

export const noDrafts: DraftState = { rows: {}, done: [], undone: [] };

export const isSameValue = (a: unknown, b: unknown): boolean =>
  (isBlank(a) && isBlank(b)) || JSON.stringify(a) === JSON.stringify(b);

function withValue(rows: DraftRows, { id, version, key, stored }: CellEdit, value: unknown): DraftRows {
  const row = rows[id] ?? { version, values: {} };
  const { [key]: _replaced, ...others } = row.values;
  const values = isSameValue(value, stored) ? others : { ...others, [key]: value };
  const { [id]: _row, ...rest } = rows;
  return Object.keys(values).length === 0 ? rest : { ...rest, [id]: { ...row, values } };
}

export type DraftEvent =
  | { readonly type: 'edited'; readonly edits: readonly CellEdit[] }
  | {
      readonly type: 'undone' | 'redone';
      readonly storedOf: (edit: CellEdit) => Pick<CellEdit, 'stored' | 'version'> | null;
    }
  | { readonly type: 'saved' | 'dropped'; readonly ids: readonly string[] }
  /** Mine is to be written over what somebody else saved: it now starts from that. */
  | { readonly type: 'rebased'; readonly id: string; readonly version: number };

/** The drafts after something happened. An edit that changes nothing is none. */
export function nextDrafts(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'edited': {
      const edits = event.edits.filter(({ before, after }) => !isSameValue(before, after));
      if (edits.length === 0) return state;
      return {
        rows: edits.reduce((rows, edit) => withValue(rows, edit, edit.after), state.rows),
        done: [...state.done, edits],
        undone: [],
      };
    }
    case 'undone':
    case 'redone': {
      const isUndo = event.type === 'undone';
      const edits = (isUndo ? state.done : state.undone).at(-1);
      if (!edits) return state;
      // What is stored may have moved on since, by a save or by somebody else.
      const rows = (isUndo ? edits.toReversed() : edits).reduce((sofar, edit) => {
        const now = event.storedOf(edit);
        return now ? withValue(sofar, { ...edit, ...now }, isUndo ? edit.before : edit.after) : sofar;
      }, state.rows);
      return isUndo
        ? { rows, done: state.done.slice(0, -1), undone: [...state.undone, edits] }
        : { rows, done: [...state.done, edits], undone: state.undone.slice(0, -1) };
    }
    case 'saved':
    case 'dropped':
      return {
        ...state,
        rows: Object.fromEntries(Object.entries(state.rows).filter(([id]) => !event.ids.includes(id))),
      };
    case 'rebased': {
      const row = state.rows[event.id];
      return row
        ? { ...state, rows: { ...state.rows, [event.id]: { ...row, version: event.version } } }
        : state;
    }
  }
}
