import { addTo, at } from '../cadastre/chance/at.ts';
import type { Coordinate } from '../cadastre/coordinate.ts';
import type { CellVertex, PaddockCell } from './paddock-cells.ts';

/** A stretch of border: between two paddocks, or along the outside of the fenced land. */
export interface FenceStretch {
  isBoundary: boolean;
  line: Coordinate[];
  /** Numbers of the paddocks on either side, one for a boundary. */
  paddocks: number[];
}

interface Edge {
  from: CellVertex;
  to: CellVertex;
}

/** Joins directed edges end to end into as few lines as they make. */
function chain(edges: readonly Edge[]): Coordinate[][] {
  const byStart = new Map(edges.map((edge) => [edge.from.key, edge]));
  const ends = new Set(edges.map(({ to }) => to.key));
  const lines: Coordinate[][] = [];
  const walk = (start: Edge) => {
    const line = [start.from.coordinate];
    for (let edge: Edge | undefined = start; edge; edge = byStart.get(edge.to.key)) {
      byStart.delete(edge.from.key);
      line.push(edge.to.coordinate);
    }
    lines.push(line);
  };
  for (const edge of edges) if (!ends.has(edge.from.key)) walk(edge);
  for (const edge of edges) if (byStart.get(edge.from.key) === edge) walk(edge);
  return lines;
}

/** The fences that paddocks call for: one along each stretch that two of them share, and those round the outside. */
export function runFences(cells: readonly PaddockCell[]): FenceStretch[] {
  const owner = new Map<string, number>();
  cells.forEach(({ ring }, index) => {
    ring.forEach((from, step) => owner.set(`${from.key} ${at(ring, (step + 1) % ring.length).key}`, index));
  });
  const byPair = new Map<string, Edge[]>();
  cells.forEach(({ ring }, index) => {
    ring.forEach((from, step) => {
      const to = at(ring, (step + 1) % ring.length);
      const beyond = owner.get(`${to.key} ${from.key}`);
      if (beyond === undefined) addTo(byPair, `${index}`, { from, to });
      else if (index < beyond) addTo(byPair, `${index} ${beyond}`, { from, to });
    });
  });
  return [...byPair].flatMap(([pair, edges]) => {
    const paddocks = pair.split(' ').map(Number);
    return chain(edges).map((line) => ({ isBoundary: paddocks.length === 1, line, paddocks }));
  });
}
