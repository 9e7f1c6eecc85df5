import type { TitleFeature } from '@tussock/contract';
import { containsPoint, type Position } from '@tussock/geometry';

/** The titles a person works with while making a boundary. */
export interface TitleSelection {
  /** Every title part that was seen, by its id. */
  readonly known: Readonly<Record<string, TitleFeature>>;
  /** Spec §4: what a search found enters the list by id only. */
  readonly foundIds: readonly string[];
  readonly selectedIds: readonly string[];
  /** The saved boundary that the choice began from: what others save meanwhile is kept beside it. */
  readonly seenIds: readonly string[];
  /** The saved boundary of now. */
  readonly savedIds: readonly string[];
  /** Whether the selection differs from the saved boundary. */
  readonly isChanged: boolean;
  /** What was chosen before each step since the boundary was saved, the last one last, and what was taken back. */
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
  /** The record's boundary is here, or became another one: which titles it has, and those that are known of them. */
  | { readonly type: 'boundaryHeard'; readonly ids: Choice; readonly features: readonly TitleFeature[] }
  /** What is known of titles that were chosen on an earlier visit. */
  | { readonly type: 'titlesRecalled'; readonly features: readonly TitleFeature[] }
  /** By a search; those of a further page are added. */
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
  /** Which was saved: more may have been chosen while it was. */
  | { readonly type: 'selectionSaved'; readonly ids: Choice }
  /** Back to the saved boundary. */
  | { readonly type: 'choicePutBack' };

const idsOf = (features: readonly TitleFeature[]): string[] =>
  features.map(({ properties }) => properties.id);

/** The saved copy of a title is simplified; one from a search is whole and takes its place. */
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

/** Another choice, with the way back to this one. */
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

/** Saved, and of the way back and forth only what leads no further back than to this choice. */
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

/** What is known, found and selected after something happened. */
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
