import type { AnyPlace } from '../places/plan-place.ts';

interface MatchedRoute {
  readonly params: object;
  readonly staticData: { readonly place?: AnyPlace };
}

/** Starts fetching what the matched screens will ask for. In a file of its own, so that the public pages go without it. */
export function fetchAhead(matches: readonly MatchedRoute[]): void {
  const match = matches.at(-1);
  const place = match?.staticData.place;
  if (!match || place?.kind !== 'plan' || !place.showsPlanMap || !('planId' in match.params)) return;
  const planId = String(match.params.planId);
  // What cannot be fetched ahead is fetched by the screen.
  import('../activities/load-plan-map/fetch-plan-map.ts').then(
    ({ fetchPlanMap }) => fetchPlanMap(planId),
    () => undefined,
  );
}
