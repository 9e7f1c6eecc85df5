const plain = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 3 });
const money = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A figure with up to 3 decimals, as they are reckoned. */
export const figure = (value: number): string => plain.format(value);

export const dollars = (value: number): string => `$${money.format(value)}`;

/** 20/08/2025: the order people here write. */
export const dayInWords = (day: string): string => day.split('-').reverse().join('/');
