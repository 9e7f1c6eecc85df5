/** Escaped comma within one of several values. */
const COMMA = '%2C';

/** Parses the choices of a filter from an address, separated by commas. Worked example: 'a,b%2C c' gives ['a', 'b, c']. */
export const chosenIn = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(',').map((one) => one.replaceAll(COMMA, ','));

/** Formats the choices of a filter for an address; commas within a value are escaped. */
export const textOfChosen = (values: readonly string[]): string =>
  values.map((one) => one.replaceAll(',', COMMA)).join(',');
