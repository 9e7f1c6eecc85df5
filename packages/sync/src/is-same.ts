/**
 * Whether two values of JSON are the same: blind to the order of keys, with null as what is missing, and letters with their marks alike in one
 * character or two.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if ((one ?? null) === null || (other ?? null) === null) return (one ?? null) === (other ?? null);
  if (typeof one === 'string' && typeof other === 'string')
    return one.normalize('NFC') === other.normalize('NFC');
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, at) => isSame(value, other[at]))
    );
  const [mine, theirs] = [one as Values, other as Values]; // no list and not null
  return Object.keys({ ...mine, ...theirs }).every((key) => isSame(mine[key], theirs[key]));
}

/** Values by key, as JSON holds them. A value that is null is as one that is missing. */
export type Values = Readonly<Record<string, unknown>>;
