/** The same reading of the same text is made once: the cells of a column repeat themselves through a long file. */
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
