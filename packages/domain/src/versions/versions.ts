/** Item with versions: plans continue with the version they were written with. */
interface Versioned {
  readonly version: string;
}

/** All versions of an item, oldest first. */
export interface Versions<T extends Versioned> {
  readonly all: () => readonly T[];
  readonly newest: () => T;
  /**
   * Finds a version. When none is named, the oldest, because such content is older than the naming. An unknown version (the page is older
   * than the plan it shows) is read as the newest.
   */
  readonly of: (version: string | undefined) => T;
  /** Adds a version as the newest. Returns a function that removes it. */
  readonly enter: (next: T) => () => void;
}

/** Creates a list of versions with a first one. */
export function versionsFrom<T extends Versioned>(first: T): Versions<T> {
  let list: readonly [T, ...T[]] = [first];
  const newest = (): T => list.at(-1) ?? first;
  return {
    all: () => list,
    newest,
    of: (version) =>
      version === undefined ? first : (list.find((one) => one.version === version) ?? newest()),
    enter: (next) => {
      list = [...list, next];
      return () => {
        const [oldest, ...others] = list;
        list = [oldest, ...others.filter((one) => one !== next)];
      };
    },
  };
}
