/** A write, with its content. */
interface Written {
  readonly write: {
    readonly _id: string;
    readonly properties?: Readonly<Record<string, unknown>> | undefined;
  };
}

/** All texts in a value, at any depth: references to other ids are among them. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Sorts writes so that each comes after those it refers to: a large file is written in several steps, and references must exist. */
export function orderByLinks<W extends Written>(writes: readonly W[]): readonly W[] {
  const byId = new Map(writes.map((one) => [one.write._id, one]));
  const begun = new Set<string>();
  const ordered: W[] = [];
  const put = (one: W): void => {
    const { _id, properties } = one.write;
    // Of two that point at each other one has to be first.
    if (begun.has(_id)) return;
    begun.add(_id);
    for (const id of textsIn(properties)) {
      const other = byId.get(id);
      if (other) put(other);
    }
    ordered.push(one);
  };
  for (const one of writes) put(one);
  return ordered;
}
