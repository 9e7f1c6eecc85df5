import { parseSearchWith } from '@tanstack/react-router';

/**
 * Parses the search of an address. The router alone would parse any JSON number as that number: a search for “1.0” would find what “1” finds, and
 * page “1e3” would be the thousandth. Only plain figures become numbers here.
 */
export const parseAddress = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'number' ? text : value;
});
