const figures = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 3 });
const money = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A figure with up to 3 decimals, as they are reckoned. */
export const figure = (value: number): string => figures.format(value);

/** Dollars and cents. */
export const dollars = (value: number): string => `$${money.format(value)}`;
