const ADDRESS = /[^\s@<>"'(),;:/[\]]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:.]{2,}/g;
/** The person and the password in an address of a service. */
const CREDENTIALS = /([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi;
/** Values of parameters and headers that open something. */
const KEYS =
  /((?:key|secret|token|password|signature|authorization|credential)["']?\s*[=:]\s*["']?)(?:(?:bearer|basic|key)\s+)?[^\s"'&,;}]+/gi;

/** Text for a log: addresses of people, passwords and keys taken out, whatever library wrote them into its message. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(CREDENTIALS, '$1[hidden]@').replaceAll(KEYS, '$1[hidden]').replaceAll(ADDRESS, '[hidden]');
