export { counted } from './counted.ts';
export { dayInWords, dayWithMonth } from './days.ts';
export { nameKey } from './name-key.ts';
export { nameOrder } from './name-order.ts';
export { sayBytes } from './bytes.ts';
export { textOrNone } from './text-or-none.ts';
