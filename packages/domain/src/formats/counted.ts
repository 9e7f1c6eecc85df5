/** Formats a count with the singular or plural: '1 day', '3 days'. */
export const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;
