import { searchedFor } from '@tussock/domain';

/*
 * What a page asks for before anything else, whatever its code says once it has come: plain addresses, as the browser's first script reads them
 * before it is known what else may run.
 */

/** Who is here, and whether they have accepted the terms. */
export const WHO_IS_HERE = '/api/auth/info';

/** A page, as an address may name one. */
const PAGE = /^[1-9]\d{0,5}$/;

/**
 * The list of plans that an address of the dashboard asks for, where that says no more than what is searched for and which page: the same
 * address as the dashboard itself asks for, its parameters sorted. Undefined for any other address.
 */
export function planListOf(pathname: string, search: string): string | undefined {
  const said = new URLSearchParams(search);
  if (pathname !== '/dashboard' || [...said.keys()].some((key) => key !== 'page' && key !== 'search'))
    return undefined;
  const [words, page] = [searchedFor(said.get('search') ?? ''), said.get('page') ?? '1'];
  if (!PAGE.test(page)) return undefined;
  const asked = new URLSearchParams({ order: 'desc', page, search: words, sort: 'createdAt' });
  if (words === '') asked.delete('search');
  return `/api/plan/all?${asked.toString()}`;
}

/** The plan that a place of the browser is of. */
export const planOfPlace = (pathname: string): string | undefined =>
  /^\/plan\/([0-9a-f-]{36})(?:\/|$)/.exec(pathname)?.[1];

/** The call that answers a plan. */
export const planAddress = (planId: string): string => `/api/plan/${planId}`;

/**
 * What the place at an address asks of somebody who is here and has accepted the terms: addresses of readings.
 *
 * @param search of the address, with its question mark, or empty
 */
export function askedFirst(pathname: string, search: string): readonly string[] {
  const list = planListOf(pathname, search);
  if (list !== undefined) return [list, '/api/plan/first-pending-confirmation-details'];
  const planId = planOfPlace(pathname);
  return planId === undefined ? [] : [planAddress(planId), '/api/settings'];
}

/** The id of the script of data in which the server puts what it answers with the page: replies by their addresses. */
export const ANSWERED_ID = 'answered';
