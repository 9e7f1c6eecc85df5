import { isUuid } from '@tussock/domain';

/** What the address of a soil test asks for. */
export interface SoilTestSearch {
  readonly transect?: string;
  /** Where saving leads, other than to the transect. */
  readonly to?: 'records';
}

/** For which transect the address asks for a new test, and where it leads back to. */
export function readSoilTestSearch(search: Readonly<Record<string, unknown>>): SoilTestSearch {
  const { transect, to } = search;
  return {
    ...(typeof transect === 'string' && isUuid(transect) ? { transect: transect.toLowerCase() } : {}),
    ...(to === 'records' ? { to } : {}),
  };
}
