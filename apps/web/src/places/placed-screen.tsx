import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Listed, PlaceOf, Screen, ScreenProps } from './place.ts';
import { usePlaceSearch } from './use-place-search.ts';

/** The screen of a place, handed its parameters and its search. */
export function placedScreen(
  place: Listed<PlaceOf<string, string, unknown>>,
  screen: Screen<never>,
): ComponentType {
  // The declaration of the place has checked that the screen asks for what its path and its reader give.
  const Typed = screen as ComponentType<ScreenProps<string, unknown>>;
  return function PlacedScreen() {
    const params = useParams({ strict: false });
    const search = usePlaceSearch(place);
    return <Typed params={params} search={search} />;
  };
}
