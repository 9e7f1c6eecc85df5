const collator = new Intl.Collator('en-NZ', { numeric: true, sensitivity: 'base' });

/** Order of names for people: "Creek 2" before "Creek 10", ignoring case and macrons. */
export const nameOrder = { compare: (one: string, other: string): number => collator.compare(one, other) };
