import { useQuery } from '@tanstack/react-query';
import { searchTitles, type TitleFeature } from '@tussock/contract';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import {
  nextSelection,
  type TitleEvent,
  type TitleSelection,
} from '../../../plan-session/title-selection.ts';
import {
  deleteTitleOutlines,
  saveTitleOutlines,
  saveTitleChoice,
  numbersOfTitleChoice,
  ownDraftKey,
  readTitleOutlines,
  readTitleChoice,
} from '../../../sync/drafts/index.ts';
import { client } from '../../../session/client.ts';

/** Most title numbers per request to the survey. */
const NUMBERS_AT_ONCE = 500;

interface OfWhom {
  readonly planId: string;
  /** Key of the plan for this person's storage. */
  readonly ownPlan: string;
}

/** Stores the selection on this device until it is saved: ids in the storage that is read at once, outlines where there is room for them. */
function useKeeping({ planId, ownPlan }: OfWhom, selection: TitleSelection): void {
  const kept = useRef(new Set<string>());
  const hasKept = useRef(selection.isChanged);
  useEffect(() => {
    saveTitleChoice(ownPlan, selection);
    const { isChanged, selectedIds, known } = selection;
    if (!isChanged) {
      if (hasKept.current) void deleteTitleOutlines(planId);
      hasKept.current = false;
      kept.current.clear();
      return;
    }
    hasKept.current = true;
    const added = selectedIds.flatMap((id) => (kept.current.has(id) ? [] : (known[id] ?? [])));
    for (const { properties } of added) kept.current.add(properties.id);
    if (added.length > 0) void saveTitleOutlines(planId, added);
  }, [planId, ownPlan, selection]);
}

/** Fetches titles from the survey by number. */
async function titlesOf(numbers: readonly string[], signal: AbortSignal): Promise<readonly TitleFeature[]> {
  const found: TitleFeature[] = [];
  for (let at = 0; at < numbers.length; at += NUMBERS_AT_ONCE) {
    const body = { titleNumbers: numbers.slice(at, at + NUMBERS_AT_ONCE) };
    const { features } = await client.call(searchTitles, { body }, { signal, isQuiet: true });
    found.push(...features.flatMap((title) => title.features));
  }
  return found;
}

/** Loads the data of titles selected on an earlier visit: from this device, else from the land survey. */
function useRecall(
  { planId, ownPlan }: OfWhom,
  { selectedIds, known }: TitleSelection,
  { tell, isReady }: { readonly tell: (event: TitleEvent) => void; readonly isReady: boolean },
): void {
  const [left] = useState(selectedIds);
  const [hasLooked, setHasLooked] = useState(left.length === 0);
  useEffect(() => {
    if (left.length === 0) return undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const features = await readTitleOutlines(planId, left);
      if (isOver) return;
      tell({ type: 'titlesRecalled', features });
      setHasLooked(true);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [planId, left, tell]);
  const lost = hasLooked && isReady ? selectedIds.filter((id) => !known[id]) : [];
  const numbers = lost.length === 0 ? [] : numbersOfTitleChoice(ownPlan, lost);
  const { data } = useQuery({
    queryKey: ['titles.recalled', planId, numbers],
    queryFn: ({ signal }) => titlesOf(numbers, signal),
    enabled: numbers.length > 0,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (data) tell({ type: 'titlesRecalled', features: data });
  }, [data, tell]);
}

/**
 * The selection and the results, with an unsaved selection from an earlier visit: it survives leaving the page, a reload and days offline. `isReady`
 * once the saved boundary is loaded, whose titles need not be fetched.
 */
export function useChoiceDraft(planId: string, isReady: boolean) {
  const ownPlan = useMemo(() => ownDraftKey(planId), [planId]);
  const [selection, tell] = useReducer(nextSelection, ownPlan, readTitleChoice);
  useRecall({ planId, ownPlan }, selection, { tell, isReady });
  useKeeping({ planId, ownPlan }, selection);
  return [selection, tell] as const;
}
