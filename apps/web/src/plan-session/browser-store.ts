/** One of the browser's two stores: the one that outlives the page, or the one of this tab. */
type StoreName = 'localStorage' | 'sessionStorage';

/** Gets the store, or null: a browser may forbid it, and merely accessing it then throws. */
const find = (name: StoreName): Storage | null => {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
};

/** Reads the text under a key; null where there is nothing, or no store. */
export function readKept(key: string, name: StoreName = 'localStorage'): string | null {
  try {
    return find(name)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Lists all stored keys. */
export function keptKeys(name: StoreName = 'localStorage'): readonly string[] {
  try {
    return Object.keys(find(name) ?? {});
  } catch {
    return [];
  }
}

/** Reads the JSON under a key; null where it is invalid. The caller must validate it: it may be old, or another's. */
export function readKeptJson(key: string, name: StoreName = 'localStorage'): unknown {
  try {
    return JSON.parse(readKept(key, name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text. Does nothing where the store is full or forbidden: the state of the page is lost when it closes. */
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
