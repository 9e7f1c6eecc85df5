/** Whether a value is one of a list; it then is of the type that the list holds. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T); // compared and no more
