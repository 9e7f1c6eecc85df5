import { createStore } from 'zustand/vanilla';

export interface OpenPlanState {
  readonly planId: string | undefined;
}

/** The id of the open plan. The client fills it into paths; stores of the plan reset when it changes. */
export const openPlanStore = createStore<OpenPlanState>(() => ({ planId: undefined }));

type Reset = () => void;
const resets = new Set<Reset>();

/** Registers the reset of a store of the plan, called when another plan is opened. Returns the function that unregisters it. */
export function onPlanReset(reset: Reset): () => void {
  resets.add(reset);
  return () => resets.delete(reset);
}

/**
 * Sets the open plan from the route. Where it differs from the present one, the state of the old plan is reset first (Spec §2 "Route-change rule");
 * where it is the same, nothing happens.
 */
export function routeNamedPlan(planId: string): void {
  const open = openPlanStore.getState().planId;
  if (open === planId) return;
  if (open !== undefined) for (const reset of resets) reset();
  openPlanStore.setState({ planId });
}
