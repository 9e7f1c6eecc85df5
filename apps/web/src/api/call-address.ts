import type { QueryValue } from './query-text.ts';
import { queryText } from './query-text.ts';

/**
 * Builds the URL of a declared call: fills in its `{name}` parameters, sorts its query. A `{planId}` that is left out becomes the placeholder
 * `[planId]`, which the client replaces by the open plan.
 */
export function callAddress(
  path: string,
  params: Readonly<Record<string, string | undefined>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value !== undefined) return encodeURIComponent(value);
    if (name === 'planId') return '[planId]';
    throw new Error(`${path} needs the parameter ${name}.`);
  });
  const search = queryText(query);
  return search === '' ? filled : `${filled}?${search}`;
}
