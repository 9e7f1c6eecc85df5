/** Store of what is being loaded (Spec §4 "Loading"): a start adds a type, a finish removes it. */
export interface LoadingStore {
  /** Adds one type to the list. */
  readonly start: (type: string) => void;
  /** Removes one entry of that type; does nothing when none is active. */
  readonly finish: (type: string) => void;
  /** The active types in the order they started; the same array until something changes. */
  readonly read: () => readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an empty store of active loading types. A type started twice must be finished twice. */
export function createLoadingStore(): LoadingStore {
  let active: readonly string[] = [];
  const listeners = new Set<() => void>();
  const replace = (next: readonly string[]) => {
    active = next;
    for (const listener of listeners) listener();
  };
  return {
    start: (type) => replace([...active, type]),
    finish: (type) => {
      const at = active.indexOf(type);
      if (at >= 0) replace(active.toSpliced(at, 1));
    },
    read: () => active,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
