/** A value of an address as the text that was typed, which an address may give back as a number; undefined where it is empty or neither. */
export const textIn = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? `${value}` : undefined;

/** A value of an address that is one of some words; undefined for any other. */
export const oneOf = <T extends string>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value);

/** A value of an address that says yes; undefined for any other, as what is not so is left out of it. */
export const yesIn = (value: unknown): true | undefined =>
  value === true || value === 'true' ? true : undefined;
