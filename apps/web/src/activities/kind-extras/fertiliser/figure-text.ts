const figures = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 3 });

/** A figure with up to 3 decimals, as they are reckoned. */
export const figure = (value: number): string => figures.format(value);
