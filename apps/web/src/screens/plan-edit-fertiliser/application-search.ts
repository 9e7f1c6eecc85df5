import { isUuid } from '@tussock/domain';

/** What the address of a new application asks for. */
export interface ApplicationSearch {
  /** The paddock that it is on. */
  readonly paddock?: string;
  /** The application that it repeats. */
  readonly like?: string;
  /** Where it leads, other than to the fertiliser of the season. */
  readonly to?: 'records';
}

/** What a new application starts with, and where it leads. Ignores what does not fit. */
export function readApplicationSearch(search: Readonly<Record<string, unknown>>): ApplicationSearch {
  const { paddock, like, to } = search;
  return {
    ...(typeof paddock === 'string' && isUuid(paddock) ? { paddock: paddock.toLowerCase() } : {}),
    ...(typeof like === 'string' && isUuid(like) ? { like: like.toLowerCase() } : {}),
    ...(to === 'records' ? { to } : {}),
  };
}
