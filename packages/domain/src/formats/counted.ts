/** '1 day', '3 days': how many there are, with the word for one or for several. */
export const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;
