export interface SoilSearch {
  /** The key of an analyte; one that there is not shows pH. */
  readonly analyte?: string;
  /** The transect or land unit whose trend is shown. */
  readonly place?: string;
}

/** What the address asks to be shown; anything else is as if it were not there. */
export function readSoilSearch({ analyte, place }: Readonly<Record<string, unknown>>): SoilSearch {
  return {
    ...(typeof analyte === 'string' && /^[a-z]{2,30}$/i.test(analyte) ? { analyte } : {}),
    ...(typeof place === 'string' && /^[0-9a-f-]{36}$/i.test(place) ? { place: place.toLowerCase() } : {}),
  };
}
