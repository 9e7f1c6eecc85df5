import type { PlanRole } from '@tussock/domain';
import { createStore } from 'zustand/vanilla';
import { onPlanReset } from './open-plan.ts';

export interface SeeAsState {
  /** The role the open plan is looked at as; nothing while it is one's own. */
  readonly role: PlanRole | null;
}

/** As which role the open plan is seen. The client tells the server with every call about the plan. */
export const seeAsStore = createStore<SeeAsState>(() => ({ role: null }));

onPlanReset(() => seeAsStore.setState({ role: null }));
