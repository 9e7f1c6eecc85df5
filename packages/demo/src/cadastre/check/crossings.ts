import { addTo, at } from '../chance/at.ts';
import type { Coordinate } from '../coordinate.ts';
import { edgeKey, type Mesh, type MeshEdge } from './mesh.ts';

/** Degrees; about the length of a longest edge, so an edge lies in few cells. */
const CELL_DEGREES = 0.0015;

function side(from: Coordinate, to: Coordinate, point: Coordinate): number {
  return Math.sign((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]));
}

function cellsOf(from: Coordinate, to: Coordinate): string[] {
  const cell = (degrees: number) => Math.floor(degrees / CELL_DEGREES);
  const cells: string[] = [];
  for (let x = cell(Math.min(from[0], to[0])); x <= cell(Math.max(from[0], to[0])); x++) {
    for (let y = cell(Math.min(from[1], to[1])); y <= cell(Math.max(from[1], to[1])); y++)
      cells.push(`${x},${y}`);
  }
  return cells;
}

/**
 * Pairs of borders that cross or touch without sharing a vertex, judged on the rounded coordinates themselves.
 * Each border counts once, however many faces it has.
 */
export function findCrossings(mesh: Mesh): [MeshEdge, MeshEdge][] {
  const known = new Set(mesh.edges.map(({ from, to }) => edgeKey(from, to)));
  const borders = mesh.edges.filter(({ from, to }) => from < to || !known.has(edgeKey(to, from)));
  const grid = new Map<string, MeshEdge[]>();
  const crossings: [MeshEdge, MeshEdge][] = [];
  for (const border of borders) {
    const from = at(mesh.coordinates, border.from);
    const to = at(mesh.coordinates, border.to);
    const cells = cellsOf(from, to);
    for (const other of new Set(cells.flatMap((cell) => grid.get(cell) ?? []))) {
      const meets =
        other.from === border.from ||
        other.from === border.to ||
        other.to === border.from ||
        other.to === border.to;
      if (meets) continue;
      const otherFrom = at(mesh.coordinates, other.from);
      const otherTo = at(mesh.coordinates, other.to);
      if (side(from, to, otherFrom) === side(from, to, otherTo)) continue;
      if (side(otherFrom, otherTo, from) !== side(otherFrom, otherTo, to)) crossings.push([border, other]);
    }
    for (const cell of cells) addTo(grid, cell, border);
  }
  return crossings;
}
