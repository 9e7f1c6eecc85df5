import { addTo, at } from '../chance/at.ts';
import type { Block } from './block.ts';

type Edge = (block: Block) => number;

/** For each block the numbers of the blocks with which it shares a stretch of border; touching in a corner does not count. */
export function findNeighbours(blocks: readonly Block[]): number[][] {
  const neighbours: number[][] = blocks.map(() => []);
  const join = (far: Edge, near: Edge, from: Edge, to: Edge) => {
    const group = (edge: Edge) => {
      const lines = new Map<number, number[]>();
      blocks.forEach((block, index) => addTo(lines, edge(block), index));
      for (const line of lines.values()) line.sort((a, b) => from(at(blocks, a)) - from(at(blocks, b)));
      return lines;
    };
    const beyond = group(near);
    for (const [line, here] of group(far)) pairUp(here, beyond.get(line) ?? [], from, to);
  };
  const pairUp = (here: readonly number[], there: readonly number[], from: Edge, to: Edge) => {
    let first = 0;
    for (const other of there) {
      const start = from(at(blocks, other));
      const end = to(at(blocks, other));
      while (first < here.length && to(at(blocks, at(here, first))) <= start) first++;
      for (let index = first; index < here.length; index++) {
        const mine = at(here, index);
        if (from(at(blocks, mine)) >= end) break;
        at(neighbours, mine).push(other);
        at(neighbours, other).push(mine);
      }
    }
  };
  join(
    (b) => b.v1,
    (b) => b.v0,
    (b) => b.u0,
    (b) => b.u1,
  );
  join(
    (b) => b.u1,
    (b) => b.u0,
    (b) => b.v0,
    (b) => b.v1,
  );
  return neighbours;
}
