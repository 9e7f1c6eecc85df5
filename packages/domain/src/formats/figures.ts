/** Locale of all figures, money and days on screen and in print: New Zealand. */
const LOCALE = 'en-NZ';

const formats = new Map<string, Intl.NumberFormat>();
const formatWith = (least: number, most: number): Intl.NumberFormat => {
  const key = `${least} ${most}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    // What rounds to nought has no sign: there is no frost of -0.0 °C.
    signDisplay: 'negative',
  });
  formats.set(key, made);
  return made;
};

/** Formats a whole number: '1,234'. */
export const countInFigures = (count: number): string => formatWith(0, 0).format(count);

/** Formats a figure with exactly the given decimals: '1,234.50' for 2. */
export const figureWith = (value: number, decimals: number): string =>
  formatWith(decimals, decimals).format(value);

/** Formats a figure with at most the given decimals, without trailing zeros: '1,234.5' for 3. */
export const figureUpTo = (value: number, mostDecimals: number): string =>
  formatWith(0, mostDecimals).format(value);

/** Formats a figure with a minimum and a maximum number of decimals. */
export const figureBetween = (value: number, leastDecimals: number, mostDecimals: number): string =>
  formatWith(leastDecimals, mostDecimals).format(value);

/** Formats dollars: '$1,234.50'; negative as '-$3.00' (−$3.00). */
export const dollars = (value: number): string => figureWith(value, 2).replace(/^-?/, '$&$$');

/** Formats dollars without cents when they are zero, for dense tables: '$1,234', '$1,234.50'. */
export const dollarsBriefly = (value: number): string =>
  Number.isInteger(value) ? `${value < 0 ? '-' : ''}$${countInFigures(Math.abs(value))}` : dollars(value);
