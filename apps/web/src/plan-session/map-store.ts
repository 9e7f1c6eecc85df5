import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { nextMapState, startingMapState, type MapEvent, type MapState } from './map-state.ts';
import { onPlanReset, openPlanStore } from './open-plan.ts';

/** Spec §9: chosen layers are kept in browser storage under this key, by plan. */
const FILTERS_KEY = 'filters';
/** Spec §9: a headless browser may lay down the state to start with under this key. */
const PRELOAD_KEY = 'state';

function readStored<T>(key: string): Partial<T> {
  try {
    // What stands there may be old or foreign: readers take what fits and leave the rest.
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Partial<T>;
  } catch {
    return {};
  }
}

const readFilters = (planId: string): readonly string[] | null => {
  const kept = readStored<Record<string, unknown>>(FILTERS_KEY)[planId];
  return Array.isArray(kept) && kept.every((id) => typeof id === 'string') ? kept : null;
};

function keepFilters(planId: string, filters: readonly string[]): void {
  try {
    localStorage.setItem(
      FILTERS_KEY,
      JSON.stringify({ ...readStored<Record<string, unknown>>(FILTERS_KEY), [planId]: filters }),
    );
  } catch {
    // Storage that is full or forbidden: the choice holds for as long as the page is open.
  }
}

const preloaded = readStored<{ map: Partial<MapState> }>(PRELOAD_KEY).map ?? {};

/** The route names the plan before this code is loaded: its layers are read here, those of later plans below. */
const openAtStart = openPlanStore.getState().planId;
const filtersAtStart = openAtStart === undefined ? null : readFilters(openAtStart);

export const mapStore = createStore<MapState>(() => ({
  ...startingMapState,
  ...(filtersAtStart ? { filters: filtersAtStart } : {}),
  ...preloaded,
}));

/** Tells the map's state what happened. */
export function tellMap(event: MapEvent): void {
  const before = mapStore.getState();
  const after = nextMapState(before, event);
  mapStore.setState(after, true);
  const { planId } = openPlanStore.getState();
  if (event.type === 'layerToggled' && planId !== undefined) keepFilters(planId, after.filters);
}

export const useMapState = <T>(read: (state: MapState) => T): T => useStore(mapStore, read);

onPlanReset(() => tellMap({ type: 'planChanged', filters: null }));
openPlanStore.subscribe(({ planId }, before) => {
  if (planId === undefined || planId === before.planId) return;
  const filters = readFilters(planId);
  if (filters) mapStore.setState({ filters });
});
