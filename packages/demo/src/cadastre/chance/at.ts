/** The item at an index that is known to exist. @throws when it does not: a fault in the caller. */
export function at<T>(list: { readonly [index: number]: T; readonly length: number }, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}.`);
  return item;
}

/** Adds an item to the list kept under a key. */
export function addTo<K, V>(lists: Map<K, V[]>, key: K, item: V): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
