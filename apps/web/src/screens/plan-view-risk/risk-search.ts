export interface RiskSearch {
  /** Id of the land unit in view. */
  readonly unit?: string;
  /** The risk whose details are open. */
  readonly risk?: string;
  /** The risk that colours the map; default: the highest of each unit. */
  readonly map?: string;
}

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[a-z]{2,30}$/i.test(value);

/** Reads the search of the page's address; invalid values are ignored. */
export const readRiskSearch = ({ unit, risk, map }: Readonly<Record<string, unknown>>): RiskSearch => ({
  ...(typeof unit === 'string' && /^[0-9a-f-]{36}$/i.test(unit) ? { unit: unit.toLowerCase() } : {}),
  ...(isKey(risk) ? { risk } : {}),
  ...(isKey(map) ? { map } : {}),
});
