import { createStore } from 'zustand/vanilla';

export interface OpenPlanState {
  readonly planId: string | undefined;
}

/** Which plan is open. The client fills it into paths; stores of the plan reset when it changes. */
export const openPlanStore = createStore<OpenPlanState>(() => ({ planId: undefined }));

type Reset = () => void;
const resets = new Set<Reset>();

/** Registers what a store of the plan does when another plan is opened. Answers how to leave. */
export function onPlanReset(reset: Reset): () => void {
  resets.add(reset);
  return () => resets.delete(reset);
}

/**
 * The route names this plan. Where it differs from the one that is open, the state of the old plan is reset first (Spec §2 "Route-change
 * rule"); where it is the same, nothing happens.
 */
export function routeNamedPlan(planId: string): void {
  const open = openPlanStore.getState().planId;
  if (open === planId) return;
  if (open !== undefined) for (const reset of resets) reset();
  openPlanStore.setState({ planId });
}
