/**
 * JSON with one text for one value: keys in the order of their characters, no spaces, and what is null left out of objects as what is
 * missing. What is hashed is written this way.
 *
 * @throws TypeError for what JSON cannot hold
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

/** Whether two values of JSON are the same: blind to the order of keys, with null as what is missing. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  one === other || canonicalJson(one) === canonicalJson(other);
