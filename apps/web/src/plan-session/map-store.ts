import { isJsonObject } from '@tussock/domain';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keep, readKeptJson } from './browser-store.ts';
import { nextMapState, type MapEvent, type MapState } from './map-state.ts';
import { onPlanReset, openPlanStore } from './open-plan.ts';
import { readMapState } from './read-map-state.ts';

/** Spec §9: visible layers are kept in browser storage under this key, by plan. */
const FILTERS_KEY = 'filters';
/** Storage key, by plan, of what else is visible: imported layers, the ground, colours by risk and soil, names. */
const SHOWN_KEY = 'shownLayers';
const shownFields = ['selectedImportedLayers', 'groundLayers', 'riskLayers', 'showAllLabels'] as const;
/** Spec §9: a headless browser may provide the initial state under this key. */
const PRELOAD_KEY = 'state';

const readFilters = (planId: string): readonly string[] | null => {
  const byPlan = readKeptJson(FILTERS_KEY);
  const kept = isJsonObject(byPlan) ? byPlan[planId] : null;
  return Array.isArray(kept) && kept.every((id) => typeof id === 'string') ? kept : null;
};

function keepOfPlan(key: string, planId: string, value: unknown): void {
  const byPlan = readKeptJson(key);
  keep(key, JSON.stringify({ ...(isJsonObject(byPlan) ? byPlan : {}), [planId]: value }));
}

/** Reads the stored visibility of a plan on this device; invalid values fall back to the initial ones. */
function readShown(planId: string): Partial<MapState> {
  const filters = readFilters(planId);
  const byPlan = readKeptJson(SHOWN_KEY);
  const kept = isJsonObject(byPlan) ? byPlan[planId] : null;
  const known = readMapState(kept);
  const shown = isJsonObject(kept)
    ? Object.fromEntries(shownFields.map((field) => [field, known[field]]))
    : {};
  return { ...shown, ...(filters ? { filters } : {}) };
}

const preloaded = readKeptJson(PRELOAD_KEY);

/** Initial state for the first plan of a page: the stored visibility, overridden by a preloaded state. */
const startingStateOf = (planId: string | undefined): MapState =>
  readMapState({
    ...(planId === undefined ? {} : readShown(planId)),
    ...(isJsonObject(preloaded) && isJsonObject(preloaded['map']) ? preloaded['map'] : {}),
  });

export const mapStore = createStore<MapState>(() => startingStateOf(openPlanStore.getState().planId));

/** Dispatches an event to the map's state. Persists what a person chose to see, by plan. */
export function tellMap(event: MapEvent): void {
  const before = mapStore.getState();
  const after = nextMapState(before, event);
  mapStore.setState(after, true);
  const { planId } = openPlanStore.getState();
  if (event.type === 'planChanged' || planId === undefined) return;
  if (after.filters !== before.filters) keepOfPlan(FILTERS_KEY, planId, after.filters);
  if (shownFields.some((field) => after[field] !== before[field]))
    keepOfPlan(SHOWN_KEY, planId, Object.fromEntries(shownFields.map((field) => [field, after[field]])));
}

export const useMapState = <T>(read: (state: MapState) => T): T => useStore(mapStore, read);

onPlanReset(() => tellMap({ type: 'planChanged', filters: null }));
openPlanStore.subscribe(({ planId }, before) => {
  if (planId === undefined || planId === before.planId) return;
  mapStore.setState(before.planId === undefined ? startingStateOf(planId) : readShown(planId));
});
