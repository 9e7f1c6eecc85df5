/** Sorts log entries for reading: newest write first, the entries of one write in the order in which they were made. */
export const newestFirst = <E extends { readonly rev: number; readonly ord: number }>(
  entries: readonly E[],
): readonly E[] => entries.toSorted((one, other) => other.rev - one.rev || one.ord - other.ord);
