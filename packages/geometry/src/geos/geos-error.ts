/** Error of a GEOS call; its message is the one from GEOS, for logs and not for people. */
export class GeosError extends Error {
  override readonly name = 'GeosError';
}
