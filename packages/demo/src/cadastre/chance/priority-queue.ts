import { at } from './at.ts';

/** A binary heap: `pop` gives the item of the highest rank. */
export interface PriorityQueue<T> {
  readonly size: number;
  push(item: T): void;
  pop(): T | undefined;
}

/** An empty queue. The rank of an item must not change while it waits. */
export function createPriorityQueue<T>(rank: (item: T) => number): PriorityQueue<T> {
  const items: T[] = [];
  const ranks: number[] = [];
  const put = (index: number, item: T, itemRank: number) => {
    items[index] = item;
    ranks[index] = itemRank;
  };
  const rise = (start: number, item: T, itemRank: number) => {
    let index = start;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (at(ranks, parent) >= itemRank) break;
      put(index, at(items, parent), at(ranks, parent));
      index = parent;
    }
    put(index, item, itemRank);
  };
  const sink = (item: T, itemRank: number) => {
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && at(ranks, child + 1) > at(ranks, child)) child++;
      if (at(ranks, child) <= itemRank) break;
      put(index, at(items, child), at(ranks, child));
      index = child;
    }
    put(index, item, itemRank);
  };
  return {
    get size() {
      return items.length;
    },
    push(item) {
      rise(items.length, item, rank(item));
    },
    pop() {
      const top = items[0];
      const last = items.pop();
      const lastRank = ranks.pop();
      if (last !== undefined && lastRank !== undefined && items.length) sink(last, lastRank);
      return top;
    },
  };
}
