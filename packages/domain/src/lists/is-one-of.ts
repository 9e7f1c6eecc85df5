/** Checks whether a value is in a list, and narrows its type to the list's. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T); // compared and no more
