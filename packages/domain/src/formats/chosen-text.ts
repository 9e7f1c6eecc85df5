/** A comma within one of several values. */
const COMMA = '%2C';

/** The choices of a filter, as an address has them: with commas between them. Worked example: 'a,b%2C c' gives ['a', 'b, c']. */
export const chosenIn = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(',').map((one) => one.replaceAll(COMMA, ','));

/** The same the other way. A name may have a comma of its own. */
export const textOfChosen = (values: readonly string[]): string =>
  values.map((one) => one.replaceAll(',', COMMA)).join(',');
