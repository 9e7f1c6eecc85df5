import { boundsMeet } from './bounds.ts';
import type { Bounds } from './geometry.ts';

/** Number of boxes under one node of the tree. */
const FAN_OUT = 16;

export interface BoxIndex {
  /** Calls `visit` with the index of each box that meets the given one, until it returns true. */
  readonly search: (box: Bounds, visit: (item: number) => boolean | void) => void;
}

/**
 * Creates an index of fixed boxes in one go: sort-tile-recursive packing (Leutenegger, Lopez and Edgington 1997). Touching counts as
 * meeting.
 */
export function createBoxIndex(boxes: readonly Bounds[]): BoxIndex {
  const levels: Level[] = [];
  let level = packLeaves(boxes);
  levels.push(level);
  while (level.boxes.length > 1) {
    level = groupLevel(level);
    levels.push(level);
  }
  return { search: (box, visit) => searchLevels(levels, box, visit) };
}

interface Level {
  readonly boxes: readonly Bounds[];
  /** Indexes of the boxes, for leaves only. */
  readonly items: readonly number[] | null;
}

function packLeaves(boxes: readonly Bounds[]): Level {
  const middleX = (item: number) => middle(boxes, item, 0);
  const middleY = (item: number) => middle(boxes, item, 1);
  const byX = boxes.map((_, item) => item).sort((a, b) => middleX(a) - middleX(b));
  const sliceSize = FAN_OUT * Math.max(1, Math.ceil(Math.sqrt(boxes.length / FAN_OUT)));
  const items: number[] = [];
  for (let start = 0; start < byX.length; start += sliceSize) {
    for (const item of byX.slice(start, start + sliceSize).sort((a, b) => middleY(a) - middleY(b)))
      items.push(item);
  }
  return { boxes: items.map((item) => boxes[item] as Bounds), items }; // items are places in boxes
}

function middle(boxes: readonly Bounds[], item: number, axis: 0 | 1): number {
  const box = boxes[item] as Bounds; // items are places in boxes
  return axis === 0 ? box[0] + box[2] : box[1] + box[3];
}

function groupLevel(level: Level): Level {
  const grouped: Bounds[] = [];
  for (let start = 0; start < level.boxes.length; start += FAN_OUT) {
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const box of level.boxes.slice(start, start + FAN_OUT)) {
      west = Math.min(west, box[0]);
      south = Math.min(south, box[1]);
      east = Math.max(east, box[2]);
      north = Math.max(north, box[3]);
    }
    grouped.push([west, south, east, north]);
  }
  return { boxes: grouped, items: null };
}

function searchLevels(levels: readonly Level[], box: Bounds, visit: (item: number) => boolean | void): void {
  const open: [level: number, place: number][] = [[levels.length - 1, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [depth, place] = next;
    const level = levels[depth];
    const found = level?.boxes[place];
    if (level === undefined || found === undefined || !boundsMeet(found, box)) continue;
    if (level.items !== null) {
      if (visit(level.items[place] as number) === true) return; // items run beside boxes
      continue;
    }
    for (let child = place * FAN_OUT; child < (place + 1) * FAN_OUT; child++) open.push([depth - 1, child]);
  }
}
