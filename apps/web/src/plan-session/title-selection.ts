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
  /** Whether the selection differs from the saved boundary. */
  readonly isChanged: boolean;
}

export const emptySelection: TitleSelection = {
  known: {},
  foundIds: [],
  selectedIds: [],
  seenIds: [],
  isChanged: false,
};

export type TitleEvent =
  | { readonly type: 'boundaryFetched'; readonly features: readonly TitleFeature[] }
  | { readonly type: 'titlesFound'; readonly features: readonly TitleFeature[] }
  | {
      readonly type: 'groundClicked';
      readonly features: readonly TitleFeature[];
      readonly position: Position;
    }
  | { readonly type: 'titleToggled'; readonly id: string }
  | { readonly type: 'foundSelected' }
  | { readonly type: 'selectionCleared' }
  | { readonly type: 'selectionSaved' }
  /** Back to the saved boundary. */
  | { readonly type: 'choicePutBack'; readonly features: readonly TitleFeature[] };

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

/** What is known, found and selected after something happened. */
export function nextSelection(state: TitleSelection, event: TitleEvent): TitleSelection {
  switch (event.type) {
    case 'boundaryFetched':
      // What a person has changed and not saved is not overwritten by what the server holds.
      if (state.isChanged) return { ...state, known: { ...withKnown({}, event.features), ...state.known } };
      return {
        ...state,
        known: { ...withKnown({}, event.features), ...state.known },
        selectedIds: idsOf(event.features),
        seenIds: idsOf(event.features),
      };
    case 'titlesFound':
      return { ...state, known: withKnown(state.known, event.features), foundIds: idsOf(event.features) };
    case 'groundClicked': {
      // A title in several pieces: the piece under the finger is meant.
      const hit = event.features.filter(({ geometry }) => containsPoint(geometry, event.position));
      const selectedIds = idsOf(hit).reduce(toggle, state.selectedIds);
      return {
        ...state,
        known: withKnown(state.known, event.features),
        selectedIds,
        isChanged: state.isChanged || hit.length > 0,
      };
    }
    case 'titleToggled':
      return { ...state, selectedIds: toggle(state.selectedIds, event.id), isChanged: true };
    case 'foundSelected':
      return {
        ...state,
        selectedIds: [...new Set([...state.selectedIds, ...state.foundIds])],
        isChanged: true,
      };
    case 'selectionCleared':
      return { ...state, selectedIds: [], isChanged: true };
    case 'selectionSaved':
      return { ...state, seenIds: state.selectedIds, isChanged: false };
    case 'choicePutBack':
      return {
        ...state,
        known: { ...withKnown({}, event.features), ...state.known },
        selectedIds: idsOf(event.features),
        seenIds: idsOf(event.features),
        isChanged: false,
      };
  }
}
