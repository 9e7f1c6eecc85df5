/** The order of names as people read them: "Creek 2" before "Creek 10", whatever the case and the macrons. */
export const nameOrder = new Intl.Collator('en-NZ', { numeric: true, sensitivity: 'base' });
