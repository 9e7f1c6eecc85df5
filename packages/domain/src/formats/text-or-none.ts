/** A value that is text wherever it was said; '' for anything else. */
export const textOrNone = (value: unknown): string => (typeof value === 'string' ? value : '');
