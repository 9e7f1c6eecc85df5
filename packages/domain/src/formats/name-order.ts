const collator = new Intl.Collator('en-NZ', { numeric: true, sensitivity: 'base' });

/** The order of names as people read them: "Creek 2" before "Creek 10", whatever the case and the macrons. */
export const nameOrder = { compare: (one: string, other: string): number => collator.compare(one, other) };
