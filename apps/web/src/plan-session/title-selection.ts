import type { TitleFeature } from '@tussock/contract';
import { containsPoint, type Position } from '@tussock/geometry';

/** State of choosing titles for the boundary. */
export interface TitleSelection {
  /** All title parts seen so far, by id. */
  readonly known: Readonly<Record<string, TitleFeature>>;
  /** Spec §4: what a search found enters the list by id only. */
  readonly foundIds: readonly string[];
  readonly selectedIds: readonly string[];
  /** Ids of the saved boundary from which the selection started: what others save meanwhile is merged with it. */
  readonly seenIds: readonly string[];
  /** Ids of the boundary as it is saved now. */
  readonly savedIds: readonly string[];
  /** Whether the selection differs from the saved boundary. */
  readonly isChanged: boolean;
  /** Undo history since the boundary was saved: the selection before each step, the last one last; `future` has the undone ones. */
  readonly past: readonly Choice[];
  readonly future: readonly Choice[];
}

/** Ids of title parts. */
type Choice = readonly string[];

export const emptySelection: TitleSelection = {
  known: {},
  foundIds: [],
  selectedIds: [],
  seenIds: [],
  savedIds: [],
  isChanged: false,
  past: [],
  future: [],
};

export type TitleEvent =
  /** The record's boundary was loaded or changed: its title ids, and the known features of these. */
  | { readonly type: 'boundaryHeard'; readonly ids: Choice; readonly features: readonly TitleFeature[] }
  /** Known features of titles that were selected on an earlier visit. */
  | { readonly type: 'titlesRecalled'; readonly features: readonly TitleFeature[] }
  /** Results of a search; those of a further page are appended. */
  | {
      readonly type: 'titlesFound';
      readonly features: readonly TitleFeature[];
      readonly isFurther?: boolean;
    }
  | {
      readonly type: 'groundClicked';
      readonly features: readonly TitleFeature[];
      readonly position: Position;
    }
  | { readonly type: 'titleToggled'; readonly id: string }
  | { readonly type: 'foundSelected' }
  | { readonly type: 'selectionCleared' }
  | { readonly type: 'choiceUndone' }
  | { readonly type: 'choiceRedone' }
  /** The selection that was saved: it may have been changed further meanwhile. */
  | { readonly type: 'selectionSaved'; readonly ids: Choice }
  /** Resets the selection to the saved boundary. */
  | { readonly type: 'choicePutBack' };

const idsOf = (features: readonly TitleFeature[]): string[] =>
  features.map(({ properties }) => properties.id);

/** Adds title features to the known ones. The saved copy of a title is simplified; a whole one from a search replaces it. */
const withKnown = (
  known: TitleSelection['known'],
  features: readonly TitleFeature[],
): TitleSelection['known'] => ({
  ...known,
  ...Object.fromEntries(features.map((feature) => [feature.properties.id, feature])),
});

const toggle = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Sets another selection, with an undo step back to this one. */
const chosen = (state: TitleSelection, selectedIds: Choice): TitleSelection =>
  isSameChoice(state.selectedIds, selectedIds)
    ? state
    : {
        ...state,
        selectedIds,
        isChanged: !isSameChoice(selectedIds, state.seenIds),
        past: [...state.past, state.selectedIds],
        future: [],
      };

function undone(state: TitleSelection): TitleSelection {
  const before = state.past.at(-1);
  if (!before) return state;
  return {
    ...chosen(state, before),
    past: state.past.slice(0, -1),
    future: [state.selectedIds, ...state.future],
  };
}

function redone(state: TitleSelection): TitleSelection {
  const [next, ...future] = state.future;
  return next ? { ...chosen(state, next), future } : state;
}

/** Marks a selection as saved, and drops the undo steps before it. */
function saved(state: TitleSelection, ids: Choice): TitleSelection {
  const isChanged = !isSameChoice(state.selectedIds, ids);
  const at = state.past.findLastIndex((before) => isSameChoice(before, ids));
  return {
    ...state,
    seenIds: ids,
    savedIds: ids,
    isChanged,
    past: isChanged && at >= 0 ? state.past.slice(at) : [],
    future: isChanged ? state.future : [],
  };
}

/** Reduces an event to the next state of choosing titles. */
export function nextSelection(state: TitleSelection, event: TitleEvent): TitleSelection {
  switch (event.type) {
    case 'boundaryHeard': {
      const heard = { ...state, known: { ...withKnown({}, event.features), ...state.known } };
      // What a person has changed and not saved is not overwritten; it may still be put back to this.
      if (state.isChanged) return { ...heard, savedIds: event.ids };
      return { ...heard, savedIds: event.ids, selectedIds: event.ids, seenIds: event.ids };
    }
    case 'titlesRecalled':
      return { ...state, known: { ...withKnown({}, event.features), ...state.known } };
    case 'titlesFound': {
      const foundIds = idsOf(event.features);
      return {
        ...state,
        known: withKnown(state.known, event.features),
        foundIds: event.isFurther ? [...new Set([...state.foundIds, ...foundIds])] : foundIds,
      };
    }
    case 'groundClicked': {
      // A title in several pieces: the piece under the finger is meant.
      const hit = event.features.filter(({ geometry }) => containsPoint(geometry, event.position));
      const known = withKnown(state.known, event.features);
      return chosen({ ...state, known }, idsOf(hit).reduce(toggle, state.selectedIds));
    }
    case 'titleToggled':
      return chosen(state, toggle(state.selectedIds, event.id));
    case 'foundSelected':
      return chosen(state, [...new Set([...state.selectedIds, ...state.foundIds])]);
    case 'selectionCleared':
      return chosen(state, []);
    case 'choiceUndone':
      return undone(state);
    case 'choiceRedone':
      return redone(state);
    case 'selectionSaved':
      return saved(state, event.ids);
    case 'choicePutBack':
      // Also where somebody saved the very choice meanwhile: then nothing else is chosen, and nothing is left to save.
      return { ...chosen({ ...state, seenIds: state.savedIds }, state.savedIds), isChanged: false };
  }
}
