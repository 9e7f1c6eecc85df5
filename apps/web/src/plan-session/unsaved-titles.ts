import type { TitleFeature } from '@tussock/contract';
import { drop, isRecord, keep, readKeptJson } from './browser-store.ts';
import { emptySelection, type TitleSelection } from './title-selection.ts';

const keyOf = (planId: string): string => `unsaved-titles:${planId}`;

const isTitle = (value: unknown): value is TitleFeature =>
  isRecord(value) &&
  isRecord(value['geometry']) &&
  Array.isArray(value['geometry']['coordinates']) &&
  isRecord(value['properties']) &&
  typeof value['properties']['id'] === 'string' &&
  typeof value['properties']['titleNumber'] === 'string' &&
  typeof value['properties']['areaHectares'] === 'number';

/** The titles that were chosen on a plan and not saved, as they were left; none where nothing was. */
export function readUnsavedTitles(planId: string): TitleSelection {
  const kept = readKeptJson(keyOf(planId));
  if (!isRecord(kept) || !Array.isArray(kept['titles']) || !kept['titles'].every(isTitle))
    return emptySelection;
  const titles: readonly TitleFeature[] = kept['titles'];
  return {
    known: Object.fromEntries(titles.map((title) => [title.properties.id, title])),
    foundIds: [],
    selectedIds: titles.map(({ properties }) => properties.id),
    seenIds: Array.isArray(kept['seenIds']) ? kept['seenIds'].filter((id) => typeof id === 'string') : [],
    savedIds: [],
    isChanged: true,
    past: [],
    future: [],
  };
}

/** Keeps what is chosen as long as it differs from the saved boundary. */
export function keepUnsavedTitles(
  planId: string,
  { isChanged, selectedIds, seenIds, known }: TitleSelection,
): void {
  if (!isChanged) drop(keyOf(planId));
  else keep(keyOf(planId), JSON.stringify({ titles: selectedIds.flatMap((id) => known[id] ?? []), seenIds }));
}
