/** Returns a value when it is text; '' for anything else. */
export const textOrNone = (value: unknown): string => (typeof value === 'string' ? value : '');
