/** What the lists say of what is still to be filled in. */
export const listWords = {
  toFillIn: (count: number): string => `${count} to fill in`,
  /** In the cell itself. */
  lacks: 'To fill in',
} as const;
