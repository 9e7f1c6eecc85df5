import { TILE_BUFFER, TILE_EXTENT, type TilePoint } from './tile-space.ts';

const LOW = -TILE_BUFFER;
const HIGH = TILE_EXTENT + TILE_BUFFER;

/** One border of the buffered tile: how far inside it a point lies; negative means outside. */
type Border = (point: TilePoint) => number;
const BORDERS: readonly Border[] = [
  ([x]) => x - LOW,
  ([x]) => HIGH - x,
  ([, y]) => y - LOW,
  ([, y]) => HIGH - y,
];

/** Whether a point lies in the buffered tile. */
export function isInTile(point: TilePoint): boolean {
  return BORDERS.every((border) => border(point) >= 0);
}

const between = (from: TilePoint, to: TilePoint, share: number): TilePoint => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The part of a ring (not closed) in the buffered tile, after Sutherland and Hodgman: parts stay joined along the border. */
export function clipRing(ring: readonly TilePoint[]): readonly TilePoint[] {
  let kept = ring;
  for (const border of BORDERS) {
    if (kept.every((point) => border(point) >= 0)) continue;
    const next: TilePoint[] = [];
    let from = kept.at(-1);
    for (const to of kept) {
      if (!from) break;
      const before = border(from);
      const after = border(to);
      if (before >= 0 !== after >= 0) next.push(between(from, to, before / (before - after)));
      if (after >= 0) next.push(to);
      from = to;
    }
    kept = next;
  }
  return kept;
}

/** The parts of a line in the buffered tile. */
export function clipLine(line: readonly TilePoint[]): TilePoint[][] {
  const parts: TilePoint[][] = [];
  let current: TilePoint[] = [];
  let from = line[0];
  for (const to of line.slice(1)) {
    if (!from) break;
    const shares = insideShares(from, to);
    if (shares) {
      if (!current.length || shares.enter > 0) parts.push((current = [between(from, to, shares.enter)]));
      current.push(between(from, to, shares.leave));
      if (shares.leave < 1) current = [];
    } else current = [];
    from = to;
  }
  return parts;
}

/** Where a stretch enters and leaves the buffered tile as shares of its length, after Liang and Barsky. */
function insideShares(from: TilePoint, to: TilePoint): { enter: number; leave: number } | undefined {
  let enter = 0;
  let leave = 1;
  for (const border of BORDERS) {
    const before = border(from);
    const after = border(to);
    if (before < 0 && after < 0) return undefined;
    if (before < 0) enter = Math.max(enter, before / (before - after));
    else if (after < 0) leave = Math.min(leave, before / (before - after));
  }
  return enter <= leave ? { enter, leave } : undefined;
}
