/** One value of an address's query. */
export type QueryValue = string | number | boolean | null | undefined;

/**
 * The query of an address, its parameters sorted and the empty ones left out (Spec §7 "Generic list fetch"). The same question gives
 * the same text, so lists are kept by it. Worked example: { page: 2, search: '', sort: 'name' } gives 'page=2&sort=name'.
 */
export function queryText(query: Readonly<Record<string, QueryValue>> = {}): string {
  const filled = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(
    filled.map(([name, value]) => [name, String(value)]).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  ).toString();
}
