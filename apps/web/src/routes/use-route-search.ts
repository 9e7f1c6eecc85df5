import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { RawSearch } from './route.ts';

/** What the address asks of a place, as its reader reads it: what does not fit is as if it were not there. */
export function useRouteSearch<Search>(place: { readonly readSearch: (raw: RawSearch) => Search }): Search {
  const raw = useLocation({ select: ({ search }) => search as RawSearch }); // parsed from the address: anything
  return useMemo(() => place.readSearch(raw), [place, raw]);
}
