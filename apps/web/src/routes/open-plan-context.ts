import { createContext, useContext } from 'react';
import type { AnyPlanRoute, OpenPlan } from './plan-route.ts';

interface OpenPlanHere extends OpenPlan {
  /** The open route. */
  readonly place: AnyPlanRoute;
}

export const OpenPlanContext = createContext<OpenPlanHere | null>(null);

/** The open plan and the person's abilities on it, for anything within a screen of a plan. */
export function useOpenPlan(): OpenPlanHere {
  const open = useContext(OpenPlanContext);
  if (!open) throw new Error('No plan is open here: this belongs within the screen of a plan.');
  return open;
}
