import { parseSearchWith } from '@tanstack/react-router';

/**
 * Reads what an address says. The router itself takes whatever JSON has a number for as that number: somebody who searches for “1.0” would be
 * shown what “1” finds, and page “1e3” would be the thousandth. Plain figures come here as numbers already.
 */
export const parseAddress = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'number' ? text : value;
});
