/** Which season the address asks for; the present one where it names none. */
export function readSeasonSearch(search: Readonly<Record<string, unknown>>): { readonly startYear?: number } {
  const startYear = Number(search['startYear']);
  return Number.isInteger(startYear) && startYear >= 1900 && startYear <= 2200 ? { startYear } : {};
}
