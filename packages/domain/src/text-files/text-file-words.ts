/** Messages about text files that were read by guessing. */
export const textFileWords = {
  readAs: (encoding: string): string =>
    `The text is not UTF-8 and was read as ${encoding}: check macrons and apostrophes.`,
  guessed: (encoding: string): string =>
    `The file does not say its text encoding and was read as ${encoding}: check macrons and apostrophes.`,
  saidOtherwise: (said: string): string =>
    `The file says that its text is ${said}, but it is UTF-8 and was read as that: check macrons and apostrophes.`,
  cutShort: 'Some texts end in the middle of a letter: their last letter was left out.',
  decimalCommas: (example: string, figure: string): string =>
    `Commas in figures were read as decimal points: ${example} is ${figure}. Check the figures.`,
  notText: 'This is not a text file: save it as CSV (UTF-8) or GeoJSON',
  notIn: (encoding: string): string => `This is not ${encoding.toUpperCase()} text`,
} as const;
