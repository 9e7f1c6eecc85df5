const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Merges two lists of ids: theirs, without those I removed, with those I added. */
export function mergeIds(lists: {
  readonly theirs: unknown;
  readonly seen: unknown;
  readonly mine: unknown;
}): readonly string[] {
  const [theirs, seen, mine] = [idsIn(lists.theirs), idsIn(lists.seen), idsIn(lists.mine)];
  const kept = theirs.filter((id) => mine.includes(id) || !seen.includes(id));
  return [...kept, ...mine.filter((id) => !seen.includes(id) && !kept.includes(id))];
}
