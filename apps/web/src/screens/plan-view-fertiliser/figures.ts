import { figureUpTo } from '@tussock/domain';

/** A figure with up to 3 decimals, as they are reckoned. */
export const figure = (value: number): string => figureUpTo(value, 3);
