/** GEOS refused a call; the message is what GEOS said, for logs and not for people. */
export class GeosError extends Error {
  override readonly name = 'GeosError';
}
