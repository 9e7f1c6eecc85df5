import { isBlank } from '@tussock/domain';

/** A row that was typed in: what its cells shall hold, and what stood in each when the typing began. */
interface DraftRow {
  readonly base: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

export type DraftRows = Readonly<Record<string, DraftRow>>;

/** One cell's change. Both values are as a form holds them, so that either can be put back. */
export interface CellEdit {
  readonly id: string;
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

function withValue(rows: DraftRows, { id, key, stored }: CellEdit, value: unknown): DraftRows {
  const row = rows[id] ?? { base: {}, values: {} };
  const { [key]: _replaced, ...others } = row.values;
  const { [id]: _row, ...rest } = rows;
  if (!isSameValue(value, stored)) {
    const base = key in row.values ? row.base : { ...row.base, [key]: stored ?? null };
    return { ...rest, [id]: { base, values: { ...others, [key]: value } } };
  }
  const { [key]: _seen, ...base } = row.base;
  return Object.keys(others).length === 0 ? rest : { ...rest, [id]: { base, values: others } };
}

/** What of a row was typed since it was sent, over what stands since; undefined where nothing was. */
function typedSince(row: DraftRow, sent: DraftRow | undefined): DraftRow | undefined {
  if (!sent) return row;
  const typed = Object.entries(row.values).filter(
    ([key, value]) => !(key in sent.values && isSameValue(value, sent.values[key])),
  );
  if (typed.length === 0) return undefined;
  const base = typed.map(([key]) => [key, (key in sent.base ? sent : row).base[key]]);
  return { base: Object.fromEntries(base), values: Object.fromEntries(typed) };
}

export type DraftEvent =
  | { readonly type: 'edited'; readonly edits: readonly CellEdit[] }
  | {
      readonly type: 'undone' | 'redone';
      readonly storedOf: (edit: CellEdit) => Pick<CellEdit, 'stored'> | null;
    }
  | { readonly type: 'dropped'; readonly ids: readonly string[] }
  /** What was typed of each row that was saved, over what stands since. */
  | { readonly type: 'saved'; readonly sent: DraftRows }
  /** Mine is to be written over what somebody else saved: it now starts from that. */
  | { readonly type: 'rebased'; readonly id: string; readonly stored: Readonly<Record<string, unknown>> };

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
      return {
        ...state,
        rows: Object.fromEntries(
          Object.entries(state.rows).flatMap(([id, row]) => {
            const left = typedSince(row, event.sent[id]);
            return left ? [[id, left]] : [];
          }),
        ),
      };
    case 'dropped':
      return {
        ...state,
        rows: Object.fromEntries(Object.entries(state.rows).filter(([id]) => !event.ids.includes(id))),
      };
    case 'rebased': {
      const row = state.rows[event.id];
      if (!row) return state;
      const base = Object.fromEntries(Object.keys(row.values).map((key) => [key, event.stored[key] ?? null]));
      return { ...state, rows: { ...state.rows, [event.id]: { ...row, base } } };
    }
  }
}

/** Whether somebody else changed a cell of the row since the typing in it began, to something other than what was typed. */
export const hasMovedOn = ({ base, values }: DraftRow, stored: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(values).some(
    ([key, value]) => !isSameValue(stored[key], base[key]) && !isSameValue(stored[key], value),
  );
