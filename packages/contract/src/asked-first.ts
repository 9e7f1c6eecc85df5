import { searchedFor } from '@tussock/domain';

/*
 * What a page asks for before anything else, whatever its code says once it has come: plain addresses, as the browser's first script reads them
 * before it is known what else may run.
 */

/** Who is here, and whether they have accepted the terms. */
export const WHO_IS_HERE = '/api/auth/info';

/** A page, as an address may name one. */
const PAGE = /^[1-9]\d{0,5}$/;

/** What browsers and Node both know as `URLSearchParams`, as much of it as is used here: the language itself has none. */
export interface AddressParameters {
  keys(): Iterable<string>;
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
  sort(): void;
  toString(): string;
}

/**
 * The list of plans that an address of the dashboard asks for, where that says no more than what is searched for and which page: the same
 * address as the dashboard itself asks for, its parameters sorted. Undefined for any other address.
 *
 * @param said the parameters of the address, which become those of what is asked for
 */
export function planListOf(pathname: string, said: AddressParameters): string | undefined {
  if (pathname !== '/dashboard' || [...said.keys()].some((key) => key !== 'page' && key !== 'search'))
    return undefined;
  const [words, page] = [searchedFor(said.get('search') ?? ''), said.get('page') ?? '1'];
  if (!PAGE.test(page)) return undefined;
  for (const [name, value] of Object.entries({ order: 'desc', page, search: words, sort: 'createdAt' }))
    said.set(name, value);
  if (words === '') said.delete('search');
  said.sort();
  return `/api/plan/all?${said.toString()}`;
}

/** The plan that a place of the browser is of. */
export const planOfPlace = (pathname: string): string | undefined =>
  /^\/plan\/([0-9a-f-]{36})(?:\/|$)/.exec(pathname)?.[1];

/** The call that answers a plan. */
export const planAddress = (planId: string): string => `/api/plan/${planId}`;

/** What the place at an address asks of somebody who is here and has accepted the terms: addresses of readings. */
export function askedFirst(pathname: string, said: AddressParameters): readonly string[] {
  const list = planListOf(pathname, said);
  if (list !== undefined) return [list, '/api/plan/first-pending-confirmation-details'];
  const planId = planOfPlace(pathname);
  return planId === undefined ? [] : [planAddress(planId), '/api/settings'];
}

/** The id of the script of data in which the server puts what it answers with the page: replies by their addresses. */
export const ANSWERED_ID = 'answered';
