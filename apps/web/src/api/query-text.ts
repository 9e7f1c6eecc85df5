/** A value in the query of a URL. */
export type QueryValue = string | number | boolean | null | undefined;

/**
 * Formats the query of a URL, its parameters sorted and the empty ones left out (Spec §7 "Generic list fetch"). Equal queries give equal text, so
 * lists are cached by it. Worked example: { page: 2, search: '', sort: 'name' } gives 'page=2&sort=name'.
 */
export function queryText(query: Readonly<Record<string, QueryValue>> = {}): string {
  const filled = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(
    filled.map(([name, value]) => [name, String(value)]).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  ).toString();
}
