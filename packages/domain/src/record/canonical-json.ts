/**
 * Serialises a value as JSON so that equal values give equal text: keys in character order, no spaces, null properties left out like
 * missing ones. Text for hashes is written this way.
 *
 * @throws TypeError for values that JSON cannot hold
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') {
    const text = JSON.stringify(value ?? null);
    if (text === undefined) throw new TypeError('no value of JSON');
    return text;
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value as Readonly<Record<string, unknown>>) // no list and not null
    .filter(([, one]) => one !== undefined && one !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`;
}

/** Compares two JSON values: ignores the order of keys, and treats null like a missing property. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  one === other || canonicalJson(one) === canonicalJson(other);
