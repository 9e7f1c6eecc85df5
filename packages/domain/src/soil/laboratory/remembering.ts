/** Caches a reader by text: cells of a column repeat often in a long file. */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = read(text);
    known.set(text, made);
    return made;
  };
}
