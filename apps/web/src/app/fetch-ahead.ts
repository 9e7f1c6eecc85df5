import type { AnyPlace } from '../places/plan-place.ts';

interface MatchedRoute {
  readonly params: object;
  readonly search: object;
  readonly staticData: { readonly place?: AnyPlace };
}

/** What is fetched ahead and fails is asked for again by the screen, which tells of it. */
const regardless = (work: Promise<unknown>): void => void work.catch(() => undefined);

/**
 * Starts fetching the code of the matched screen and what it will ask for, before it is known who is here: what nobody may see is
 * refused by the server all the same.
 */
export function fetchAhead(matches: readonly MatchedRoute[]): void {
  const match = matches.at(-1);
  const place = match?.staticData.place;
  if (!match || !place) return;
  regardless(place.screen());
  const { ahead } = place;
  if (ahead)
    regardless(
      ahead().then((start) =>
        start({
          params: { ...match.params },
          // Read by the place whose own this is.
          search: place.readSearch({ ...match.search }) as never,
        }),
      ),
    );
  if (place.kind !== 'plan') return;
  const planId = String((match.params as { readonly planId?: string }).planId);
  regardless(
    import('../activities/load-plan-map/fetch-plan-map.ts').then(({ fetchPlan, fetchPlanMap }) =>
      place.showsPlanMap ? fetchPlanMap(planId) : fetchPlan(planId),
    ),
  );
}
