import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Listed, RouteOf, Screen, ScreenProps } from './route.ts';
import { useRouteSearch } from './use-route-search.ts';

/** Wraps the screen of a route: passes it its parameters and its search. */
export function routeScreen(
  place: Listed<RouteOf<string, string, unknown>>,
  screen: Screen<never>,
): ComponentType {
  // The declaration of the place has checked that the screen asks for what its path and its reader give.
  const Typed = screen as ComponentType<ScreenProps<string, unknown>>;
  return function PlacedScreen() {
    const params = useParams({ strict: false });
    const search = useRouteSearch(place);
    return <Typed params={params} search={search} />;
  };
}
