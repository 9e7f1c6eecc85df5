/** Every figure, money and day on screen and in print is written here: as people in New Zealand write them. */
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

/** '1,234': how many there are, or a figure without decimals. */
export const countInFigures = (count: number): string => formatWith(0, 0).format(count);

/** '1,234.50' for 2 decimals: always so many. */
export const figureWith = (value: number, decimals: number): string =>
  formatWith(decimals, decimals).format(value);

/** '1,234.5' for up to 3 decimals: no needless noughts. */
export const figureUpTo = (value: number, mostDecimals: number): string =>
  formatWith(0, mostDecimals).format(value);

/** A figure with no fewer and no more decimals than said. */
export const figureBetween = (value: number, leastDecimals: number, mostDecimals: number): string =>
  formatWith(leastDecimals, mostDecimals).format(value);

/** '$1,234.50'; '−$3.00' stands as '-$3.00'. */
export const dollars = (value: number): string => figureWith(value, 2).replace(/^-?/, '$&$$');

/** '$1,234' where there are no cents, '$1,234.50' where there are: for figures that stand close together. */
export const dollarsBriefly = (value: number): string =>
  Number.isInteger(value) ? `${value < 0 ? '-' : ''}$${countInFigures(Math.abs(value))}` : dollars(value);
