import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isRecord, keep, readKeptJson } from './browser-store.ts';
import { nextMapState, type MapEvent, type MapState } from './map-state.ts';
import { onPlanReset, openPlanStore } from './open-plan.ts';
import { readMapState } from './read-map-state.ts';

/** Spec §9: chosen layers are kept in browser storage under this key, by plan. */
const FILTERS_KEY = 'filters';
/** Spec §9: a headless browser may lay down the state to start with under this key. */
const PRELOAD_KEY = 'state';

const readFilters = (planId: string): readonly string[] | null => {
  const byPlan = readKeptJson(FILTERS_KEY);
  const kept = isRecord(byPlan) ? byPlan[planId] : null;
  return Array.isArray(kept) && kept.every((id) => typeof id === 'string') ? kept : null;
};

function keepFilters(planId: string, filters: readonly string[]): void {
  const byPlan = readKeptJson(FILTERS_KEY);
  keep(FILTERS_KEY, JSON.stringify({ ...(isRecord(byPlan) ? byPlan : {}), [planId]: filters }));
}

const preloaded = readKeptJson(PRELOAD_KEY);

/** The route names the plan before this code is loaded: its layers are read here, those of later plans below. */
const openAtStart = openPlanStore.getState().planId;
const filtersAtStart = openAtStart === undefined ? null : readFilters(openAtStart);

export const mapStore = createStore<MapState>(() =>
  readMapState({
    ...(filtersAtStart ? { filters: filtersAtStart } : {}),
    ...(isRecord(preloaded) && isRecord(preloaded['map']) ? preloaded['map'] : {}),
  }),
);

/** What a person does to the layers that are kept for the plan. */
const choosing: ReadonlySet<MapEvent['type']> = new Set(['layerToggled', 'layerShown', 'presetChosen']);

/** Tells the map's state what happened. */
export function tellMap(event: MapEvent): void {
  const before = mapStore.getState();
  const after = nextMapState(before, event);
  mapStore.setState(after, true);
  const { planId } = openPlanStore.getState();
  if (choosing.has(event.type) && after.filters !== before.filters && planId !== undefined)
    keepFilters(planId, after.filters);
}

export const useMapState = <T>(read: (state: MapState) => T): T => useStore(mapStore, read);

onPlanReset(() => tellMap({ type: 'planChanged', filters: null }));
openPlanStore.subscribe(({ planId }, before) => {
  if (planId === undefined || planId === before.planId) return;
  const filters = readFilters(planId);
  if (filters) mapStore.setState({ filters });
});
