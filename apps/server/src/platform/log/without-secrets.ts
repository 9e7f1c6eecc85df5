const ADDRESS = /[^\s@<>"'(),;:/[\]]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:.]{2,}/g;
/** User name and password in a service's URL. */
const CREDENTIALS = /([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi;
/** Values of parameters and headers that give access. */
const KEYS =
  /((?:key|secret|token|password|signature|authorization|credential)["']?\s*[=:]\s*["']?)(?:(?:bearer|basic|key)\s+)?[^\s"'&,;}]+/gi;

/** Removes people's addresses, passwords and keys from a text for the log, whichever library wrote them. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(CREDENTIALS, '$1[hidden]@').replaceAll(KEYS, '$1[hidden]').replaceAll(ADDRESS, '[hidden]');
