/** Adds keys to a set, or removes them. */
export function toggleInList(
  set: ReadonlySet<string>,
  keys: readonly string[],
  isIn: boolean,
): ReadonlySet<string> {
  const next = new Set(set);
  for (const key of keys)
    if (isIn) next.add(key);
    else next.delete(key);
  return next;
}
