/** Something that is kept by version: plans go on with the one they were written with. */
interface Versioned {
  readonly version: string;
}

/** Every version of something, the oldest first. */
export interface Versions<T extends Versioned> {
  readonly all: () => readonly T[];
  readonly newest: () => T;
  /**
   * The one of a version; the oldest where none is named, for what names none is older than the naming. One that is not known here (a page
   * that is older than the plan it shows) is read as the newest.
   */
  readonly of: (version: string | undefined) => T;
  /** Puts a version behind the others, as the newest. Gives back the way to take it out again. */
  readonly enter: (next: T) => () => void;
}

/** A list of versions that begins with one. */
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
