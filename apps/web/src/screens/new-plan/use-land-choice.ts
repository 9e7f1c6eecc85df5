import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { previewLand, readLandFacts, searchLand, type BodyOf, type TitleFeature } from '@tussock/contract';
import { titleNumbersIn, isAppellation } from '@tussock/domain';
import { bounds as boundsOf, unionBounds, type Bounds, type Position } from '@tussock/geometry';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import {
  emptySelection,
  nextSelection,
  type TitleEvent,
  type TitleSelection,
} from '../../plan-session/title-selection.ts';
import { client } from '../../session/client.ts';
import {
  numbersOfTitleChoice,
  ownDraftKey,
  readTitleChoice,
  saveTitleChoice,
} from '../../sync/drafts/index.ts';

/** Key of the choice in this browser, where the key of a plan is for one that exists. */
const NEW_PLAN = 'new-plan';
/** Half the height in degrees of what the map shows around an address that is being typed. */
const AROUND_DEGREES = 0.01;

type SearchBody = BodyOf<typeof searchLand>;

async function findTitles(body: SearchBody, signal?: AbortSignal): Promise<readonly TitleFeature[]> {
  const { features } = await client.call(
    searchLand,
    { body },
    { isQuiet: true, ...(signal ? { signal } : {}) },
  );
  return features.flatMap((title) => title.features);
}

/** How typed text is looked for: as title numbers or a legal description where it reads like one, else as an address. */
function bodyOf(text: string): SearchBody {
  if (isAppellation(text)) return { appellation: text };
  const numbers = titleNumbersIn(text);
  const areNumbers = numbers.length > 0 && numbers.every((number) => /\d/.test(number) && !/\s/.test(number));
  return areNumbers ? { titleNumbers: [...numbers] } : { address: text };
}

const boundsOfTitles = (titles: readonly TitleFeature[]): Bounds | null =>
  unionBounds(titles.map(({ geometry }) => boundsOf(geometry)));

const boundsAround = ([longitude, latitude]: Position): Bounds => [
  longitude - AROUND_DEGREES,
  latitude - AROUND_DEGREES,
  longitude + AROUND_DEGREES,
  latitude + AROUND_DEGREES,
];

/** What is known of the chosen ground; asked again for each choice. */
function useGround(ids: readonly string[]) {
  const sorted = useMemo(() => [...ids].sort((one, other) => one.localeCompare(other)), [ids]);
  const isAny = sorted.length > 0;
  const body = { ids: sorted };
  const options = { enabled: isAny, placeholderData: keepPreviousData, staleTime: Infinity, retry: false };
  const preview = useQuery({
    queryKey: [previewLand.id, sorted],
    queryFn: ({ signal }) => client.call(previewLand, { body }, { signal, isQuiet: true }),
    ...options,
  });
  const facts = useQuery({
    queryKey: [readLandFacts.id, sorted],
    queryFn: ({ signal }) => client.call(readLandFacts, { body }, { signal, isQuiet: true }),
    ...options,
  });
  return {
    merged: isAny ? (preview.data?.boundaryFeatures ?? []) : [],
    // The figure of an earlier choice would be taken for that of this one.
    areaHectares: isAny && !preview.isPlaceholderData ? (preview.data?.areaHectares ?? null) : null,
    facts: isAny && !facts.isPlaceholderData ? facts.data : undefined,
    isReadingFacts: isAny && facts.isFetching,
    error: preview.error ?? facts.error,
  };
}

/** Fetches the titles that were chosen on an earlier visit and are not known yet. */
function useRecall(
  key: string,
  { selectedIds, known }: TitleSelection,
  onRecalled: (features: readonly TitleFeature[]) => void,
): void {
  const lost = selectedIds.filter((id) => !known[id]);
  const numbers = lost.length === 0 ? [] : numbersOfTitleChoice(key, lost);
  const { data } = useQuery({
    queryKey: ['titles.recalled', NEW_PLAN, numbers],
    queryFn: ({ signal }) => findTitles({ titleNumbers: [...numbers] }, signal),
    enabled: numbers.length > 0,
    staleTime: Infinity,
  });
  const handleRecalled = useEffectEvent(onRecalled);
  useEffect(() => {
    if (data) handleRecalled(data);
  }, [data]);
}

/** Finds titles at a position or by typed words. */
function useFinding(tell: (event: TitleEvent) => void, goTo: (bounds: Bounds | null) => void) {
  const at = ([longitude, latitude]: Position) => findTitles({ position: [longitude, latitude] });
  const click = useMutation({
    mutationFn: at,
    onSuccess: (features, position) => tell({ type: 'groundClicked', features, position }),
  });
  const places = useRef(0);
  const place = useMutation({
    mutationFn: at,
    onMutate: () => {
      places.current += 1;
      // Another address is another farm. What is ticked while its titles are looked up stays.
      tell({ type: 'selectionCleared' });
      return { turn: places.current };
    },
    onSuccess: (features, position, { turn }) => {
      if (turn !== places.current) return;
      tell({ type: 'groundClicked', features, position });
      goTo(boundsOfTitles(features));
    },
  });
  const search = useMutation({
    mutationFn: (text: string) => findTitles(bodyOf(text)),
    onSuccess: (features) => {
      tell({ type: 'titlesFound', features });
      goTo(boundsOfTitles(features));
    },
  });
  return {
    findingError: place.error ?? click.error ?? search.error,
    isSearching: place.isPending || search.isPending,
    hasFoundNothing: [place, search].some(({ data }) => data?.length === 0),
    onAddressChosen: (position: Position) => place.mutate(position),
    onClick: (position: Position) => click.mutate(position),
    onSearch: (text: string) => search.mutate(text),
  };
}

/** The titles of a plan that is being started, kept on this device until it is created. */
export function useLandChoice() {
  const key = useMemo(() => ownDraftKey(NEW_PLAN), []);
  const [selection, tell] = useReducer(nextSelection, key, readTitleChoice);
  const [goingTo, setGoingTo] = useState<Bounds | null>(null);
  const { known, selectedIds, foundIds } = selection;
  useEffect(() => saveTitleChoice(key, selection), [key, selection]);
  useRecall(key, selection, (features) => {
    tell({ type: 'titlesRecalled', features });
    setGoingTo(boundsOfTitles(features));
  });
  const { findingError, ...finding } = useFinding(tell, setGoingTo);
  const ground = useGround(selectedIds);
  const selected = selectedIds.flatMap((id) => known[id] ?? []);
  return {
    selection,
    selected,
    found: foundIds.flatMap((id) => known[id] ?? []),
    ...ground,
    ...finding,
    error: findingError ?? ground.error,
    goingTo,
    onWent: useCallback(() => setGoingTo(null), []),
    /** The map goes to an address that is offered, before it is chosen. */
    onSuggested: useCallback((position: Position) => setGoingTo(boundsAround(position)), []),
    /** Adds or removes titles; those that are added need not have been searched for. */
    onToggle: (titles: readonly TitleFeature[]) => {
      tell({ type: 'titlesRecalled', features: titles });
      for (const { properties } of titles) tell({ type: 'titleToggled', id: properties.id });
      const isAdding = titles.some(({ properties }) => !selectedIds.includes(properties.id));
      if (isAdding) setGoingTo(boundsOfTitles([...selected, ...titles]));
    },
    /** Once they are the plan's: nothing is kept for the next one. */
    onCreated: () => saveTitleChoice(key, emptySelection),
  };
}

export type LandChoice = ReturnType<typeof useLandChoice>;

const LandContext = createContext<LandChoice | null>(null);
export const LandProvider = LandContext.Provider;

/** The choice of the screen, for the parts of its form. */
export function useLand(): LandChoice {
  const land = useContext(LandContext);
  if (!land) throw new Error('the parts of the form stand in the screen');
  return land;
}
