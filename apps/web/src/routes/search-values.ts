/** Reads a search value as text; the router may have parsed typed text as a number. Undefined where it is empty or neither. */
export const textIn = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? `${value}` : undefined;

/** Reads a search value that is one of some words; undefined for any other. */
export const oneOf = <T extends string>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value);

/** Reads a search flag: true or undefined, since a flag that is off is left out of the address. */
export const yesIn = (value: unknown): true | undefined =>
  value === true || value === 'true' ? true : undefined;
