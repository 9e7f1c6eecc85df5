import { createContext, useContext } from 'react';
import type { AnyPlanRoute, OpenPlan } from './plan-route.ts';

interface OpenPlanHere extends OpenPlan {
  /** The place that is open. */
  readonly place: AnyPlanRoute;
}

export const OpenPlanContext = createContext<OpenPlanHere | null>(null);

/** The plan that is open and what may be done on it, for whatever stands within a screen of a plan. */
export function useOpenPlan(): OpenPlanHere {
  const open = useContext(OpenPlanContext);
  if (!open) throw new Error('No plan is open here: this belongs within the screen of a plan.');
  return open;
}
