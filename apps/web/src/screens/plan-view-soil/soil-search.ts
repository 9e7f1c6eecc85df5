import { analytes, type AnalyteKey } from '@tussock/domain';

export interface SoilSearch {
  readonly analyte?: AnalyteKey;
  /** The transect or land unit whose trend is shown. */
  readonly place?: string;
}

/** What the address asks to be shown; anything else is as if it were not there. */
export function readSoilSearch(search: Readonly<Record<string, unknown>>): SoilSearch {
  const analyte = analytes.find(({ key }) => key === search['analyte'])?.key;
  const { place } = search;
  return {
    ...(analyte === undefined ? {} : { analyte }),
    ...(typeof place === 'string' && /^[0-9a-f-]{36}$/i.test(place) ? { place: place.toLowerCase() } : {}),
  };
}
