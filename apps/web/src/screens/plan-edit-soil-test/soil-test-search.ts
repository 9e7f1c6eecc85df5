const UUID = /^[0-9a-f-]{36}$/i;

/** For which transect the address asks for a new test, and where it leads back to. */
export function readSoilTestSearch(search: Readonly<Record<string, unknown>>): {
  readonly transect?: string;
} {
  const { transect } = search;
  return typeof transect === 'string' && UUID.test(transect) ? { transect: transect.toLowerCase() } : {};
}
