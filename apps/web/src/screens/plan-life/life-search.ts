/** What the address of the plan's life asks for: the version since which changes are shown, and up to which other one. */
export interface LifeSearch {
  readonly since?: number;
  /** A later version; the plan as it stands where none is named. */
  readonly until?: number;
}

/** The number of a version in an address. */
function readNumber(asked: unknown): number | undefined {
  const number = Number(asked);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** Reads the address of the plan's life. */
export function readLifeSearch(asked: Readonly<Record<string, unknown>>): LifeSearch {
  const [since, until] = [readNumber(asked['since']), readNumber(asked['until'])];
  if (since === undefined) return {};
  return until !== undefined && until > since ? { since, until } : { since };
}
