export interface RiskSearch {
  /** The land unit that is shown. */
  readonly unit?: string;
  /** The risk of it that is unfolded. */
  readonly risk?: string;
  /** The risk that the map is coloured by; the highest of each unit where it is left out. */
  readonly map?: string;
}

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[a-z]{2,30}$/i.test(value);

/** What the address asks to be shown; anything else is as if it were not there. */
export const readRiskSearch = ({ unit, risk, map }: Readonly<Record<string, unknown>>): RiskSearch => ({
  ...(typeof unit === 'string' && /^[0-9a-f-]{36}$/i.test(unit) ? { unit: unit.toLowerCase() } : {}),
  ...(isKey(risk) ? { risk } : {}),
  ...(isKey(map) ? { map } : {}),
});
