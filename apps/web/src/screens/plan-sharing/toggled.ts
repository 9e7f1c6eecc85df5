/** A list with or without one of its items. */
export const toggled = <Item>(items: readonly Item[], item: Item, isIn: boolean): readonly Item[] =>
  isIn ? [...items, item] : items.filter((one) => one !== item);
