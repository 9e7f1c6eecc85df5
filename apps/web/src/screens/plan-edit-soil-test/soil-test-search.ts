import { isUuid } from '@tussock/domain';

/** What the address of a soil test asks for. */
export interface SoilTestSearch {
  readonly transect?: string;
}

/** For which transect the address asks for a new test, and where it leads back to. */
export function readSoilTestSearch(search: Readonly<Record<string, unknown>>): SoilTestSearch {
  const { transect } = search;
  return typeof transect === 'string' && isUuid(transect) ? { transect: transect.toLowerCase() } : {};
}
