import { tourWords } from '@tussock/domain';
import type { Address } from '../../../routes/route.ts';
import { dashboardRoute } from '../../../screens/dashboard/route.ts';
import { drawRoute } from '../../../screens/plan-edit-map/route.ts';
import { farmRoute } from '../../../screens/plan-farm/route.ts';
import { actionsRoute } from '../../../screens/plan-view-actions/route.ts';
import { bookRoute } from '../../../screens/plan-view-book/route.ts';

interface TourStep {
  readonly sentence: string;
  /** The page it is about. */
  readonly to: (planId: string) => Address;
}

/** The five steps of the tour, in the order of the work. */
export const tourSteps: readonly TourStep[] = [
  { sentence: tourWords.plans, to: () => dashboardRoute.at() },
  { sentence: tourWords.farm, to: (planId) => farmRoute.at({ planId }) },
  { sentence: tourWords.draw, to: (planId) => drawRoute.at({ planId }) },
  { sentence: tourWords.actions, to: (planId) => actionsRoute.at({ planId }) },
  { sentence: tourWords.book, to: (planId) => bookRoute.at({ planId }) },
];
