import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { RawSearch } from './route.ts';

/** The search of a route in the current address, as the route reads it: invalid values are ignored. */
export function useRouteSearch<Search>(place: { readonly readSearch: (raw: RawSearch) => Search }): Search {
  const raw = useLocation({ select: ({ search }) => search as RawSearch }); // parsed from the address: anything
  return useMemo(() => place.readSearch(raw), [place, raw]);
}
