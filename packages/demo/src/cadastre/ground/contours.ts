import { addTo, at } from '../chance/at.ts';
import type { Coordinate, PlanePoint } from '../coordinate.ts';
import type { ContourFeature } from '../features.ts';
import type { TileFrame } from '../plan-tiles.ts';
import { CELL_UNITS, type Elevation } from './elevation.ts';
import { toCoordinate, type Warp } from './warp.ts';

/** Topo50 contours are 20 m apart, every fifth an index contour. */
const INTERVAL_METRES = 20;
const INDEX_METRES = 100;
const FIRST_ID = 98000000;
const IDS_PER_TILE = 10000;
/** Levels are lifted by a hair, so that no lattice height lies exactly on one. */
const HAIR = 1e-6;

type Side = 'south' | 'east' | 'north' | 'west';
/**
 * Marching squares: which sides of a square the contour joins, by the corners above the level (south-west 1, south-east 2,
 * north-east 4, north-west 8). The two saddles are cut so that the low corners stay joined.
 */
const JOINS: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['south', 'west']],
  2: [['south', 'east']],
  3: [['west', 'east']],
  4: [['east', 'north']],
  5: [['south', 'west'], ['east', 'north']], // prettier-ignore
  6: [['south', 'north']],
  7: [['west', 'north']],
  8: [['west', 'north']],
  9: [['south', 'north']],
  10: [['south', 'east'], ['west', 'north']], // prettier-ignore
  11: [['east', 'north']],
  12: [['west', 'east']],
  13: [['south', 'east']],
  14: [['south', 'west']],
};

/** Joins crossings (numbers of lattice edges) into lines: open ones from their ends first, then closed ones. */
function joinCrossings(links: ReadonlyMap<number, readonly number[]>): number[][] {
  const left = new Set(links.keys());
  const walk = (start: number) => {
    const line: number[] = [];
    for (let current: number | undefined = start; current !== undefined;) {
      left.delete(current);
      line.push(current);
      current = links.get(current)?.find((next) => left.has(next));
    }
    return line;
  };
  const lines: number[][] = [];
  for (const [start, ends] of links) if (ends.length === 1 && left.has(start)) lines.push(walk(start));
  for (const start of links.keys()) {
    if (left.has(start)) lines.push([...walk(start), start]);
  }
  return lines;
}

/** The crossings of one level and how they are linked, and where each lies in cells. */
function crossLevel({ columns, rows, heights }: Elevation, level: number) {
  const links = new Map<number, number[]>();
  const edge = (column: number, row: number, side: Side) => {
    if (side === 'south') return (row * columns + column) * 2;
    if (side === 'north') return ((row + 1) * columns + column) * 2;
    if (side === 'west') return (row * columns + column) * 2 + 1;
    return (row * columns + column + 1) * 2 + 1;
  };
  const above = (column: number, row: number) => at(heights, row * columns + column) > level;
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const corners =
        (above(column, row) ? 1 : 0) |
        (above(column + 1, row) ? 2 : 0) |
        (above(column + 1, row + 1) ? 4 : 0) |
        (above(column, row + 1) ? 8 : 0);
      for (const [from, to] of JOINS[corners] ?? []) {
        addTo(links, edge(column, row, from), edge(column, row, to));
        addTo(links, edge(column, row, to), edge(column, row, from));
      }
    }
  }
  const place = (crossing: number): PlanePoint => {
    const cell = crossing >> 1;
    const isUpright = crossing % 2 === 1;
    const here = at(heights, cell);
    const there = at(heights, isUpright ? cell + columns : cell + 1);
    const share = (level - here) / (there - here);
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    return isUpright ? [column, row + share] : [column + share, row];
  };
  return { links, place };
}

/** Contour lines at each 20 m by marching squares over the lattice. */
export function drawContours(elevation: Elevation, frame: TileFrame, warp: Warp): ContourFeature[] {
  const contours: ContourFeature[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const height of elevation.heights) {
    lowest = Math.min(lowest, height);
    highest = Math.max(highest, height);
  }
  for (
    let metres = Math.ceil(lowest / INTERVAL_METRES) * INTERVAL_METRES;
    metres <= highest;
    metres += INTERVAL_METRES
  ) {
    const { links, place } = crossLevel(elevation, metres + HAIR);
    for (const line of joinCrossings(links)) {
      if (line.length < 3) continue;
      const coordinates = line.map((crossing): Coordinate => {
        const [column, row] = place(crossing);
        return toCoordinate(warp((column + 0.5) * CELL_UNITS, (row + 0.5) * CELL_UNITS));
      });
      const id = FIRST_ID + frame.index * IDS_PER_TILE + contours.length;
      contours.push({
        type: 'Feature',
        id,
        geometry: { type: 'LineString', coordinates },
        properties: {
          t50_fid: id,
          elevation: metres,
          definition: metres % INDEX_METRES === 0 ? 'index' : null,
        },
      });
    }
  }
  return contours;
}
