import { isUuid } from '@tussock/domain';

/** What the address of a new event asks for. */
export interface EventSearch {
  /** The feature in whose log it is recorded. */
  readonly at?: string;
  /** The paddock that it was on. */
  readonly paddock?: string;
}

/** Where a new event is recorded. Ignores what does not fit. */
export function readEventSearch({ at, paddock }: Readonly<Record<string, unknown>>): EventSearch {
  return {
    ...(typeof at === 'string' && isUuid(at) ? { at: at.toLowerCase() } : {}),
    ...(typeof paddock === 'string' && isUuid(paddock) ? { paddock: paddock.toLowerCase() } : {}),
  };
}
