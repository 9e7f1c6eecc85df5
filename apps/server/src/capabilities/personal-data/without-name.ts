import type { Values } from '@tussock/sync';

/** What somebody signed: it is evidence of the farm, and keeps the name under which it was signed. */
const SIGNED = new Set(['doneBy', 'verifiedBy', 'requestedBy', 'decidedBy']);

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Takes a person's name out of what the server wrote beside the values of a row: out of the author of a remark, of evidence or of an action. What they
 * signed as done, verified or decided keeps it.
 */
export function withoutName(
  made: Values,
  { id, name }: { readonly id: string; readonly name: string },
): Values {
  const entries = Object.entries(made).map(([key, value]) => {
    if (key === 'byName' && made['byId'] === id) return [key, name];
    if (SIGNED.has(key) || !isValues(value) || value['id'] !== id) return [key, value];
    return [key, { ...value, name }];
  });
  return Object.fromEntries(entries) as Values; // each value is one of before, or one with another text in it
}
