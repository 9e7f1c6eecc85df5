/** Search of the page's address: the version since which changes are shown, and the later one up to which. */
export interface LifeSearch {
  readonly since?: number;
  /** A later version; default: the present plan. */
  readonly until?: number;
}

/** Parses a version number from an address. */
function readNumber(asked: unknown): number | undefined {
  const number = Number(asked);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** Reads the search of the page's address. */
export function readLifeSearch(asked: Readonly<Record<string, unknown>>): LifeSearch {
  const [since, until] = [readNumber(asked['since']), readNumber(asked['until'])];
  if (since === undefined) return {};
  return until !== undefined && until > since ? { since, until } : { since };
}
