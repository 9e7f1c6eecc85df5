/** Entries of the log in the order in which they are read: the newest write first, what it did in the order in which it did it. */
export const newestFirst = <E extends { readonly rev: number; readonly ord: number }>(
  entries: readonly E[],
): readonly E[] => entries.toSorted((one, other) => other.rev - one.rev || one.ord - other.ord);
