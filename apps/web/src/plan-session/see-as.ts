import type { PlanRole } from '@tussock/domain';
import { createStore } from 'zustand/vanilla';
import { onPlanReset } from './open-plan.ts';

export interface SeeAsState {
  /** The role the open plan is viewed as; null while it is one's own. */
  readonly role: PlanRole | null;
}

/** The role the open plan is viewed as. The client sends it with every call about the plan. */
export const seeAsStore = createStore<SeeAsState>(() => ({ role: null }));

onPlanReset(() => seeAsStore.setState({ role: null }));
