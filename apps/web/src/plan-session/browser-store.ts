/** Of the browser's two stores: the one that outlives the page, or the one of this tab. */
type StoreName = 'localStorage' | 'sessionStorage';

/** The store, where there is one: a browser may forbid it, and merely naming it then throws. */
const find = (name: StoreName): Storage | null => {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
};

/** What is kept under the key; null where there is nothing, or no store. */
export function readKept(key: string, name: StoreName = 'localStorage'): string | null {
  try {
    return find(name)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The names of all that is kept. */
export function keptKeys(name: StoreName = 'localStorage'): readonly string[] {
  try {
    return Object.keys(find(name) ?? {});
  } catch {
    return [];
  }
}

/** What is kept under the key as JSON; null where it is none. Whoever reads it takes what fits: it may be old, or another's. */
export function readKeptJson(key: string, name: StoreName = 'localStorage'): unknown {
  try {
    return JSON.parse(readKept(key, name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a text. A store that is full or forbidden keeps nothing: what is on the page stays there for as long as it is open. */
export function keep(key: string, text: string, name: StoreName = 'localStorage'): void {
  try {
    find(name)?.setItem(key, text);
  } catch {
    // As said above.
  }
}

export function drop(key: string, name: StoreName = 'localStorage'): void {
  try {
    find(name)?.removeItem(key);
  } catch {
    // There is nothing to be dropped.
  }
}
