/** What the address of the fertiliser page asks for. */
export interface SeasonSearch {
  /** The year a season starts in; the present season where none is named. */
  readonly startYear?: number;
}

/** Which season the address asks for; the present one where it names none. */
export function readSeasonSearch(search: Readonly<Record<string, unknown>>): SeasonSearch {
  const startYear = Number(search['startYear']);
  return Number.isInteger(startYear) && startYear >= 1900 && startYear <= 2200 ? { startYear } : {};
}
