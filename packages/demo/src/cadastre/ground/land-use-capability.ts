import { addTo, at } from '../chance/at.ts';
import type { Chance } from '../chance/chance.ts';
import type { Noise } from '../chance/value-noise.ts';
import type { PlanePoint } from '../coordinate.ts';
import type { LandUseCapabilityFeature } from '../features.ts';
import { nestLoops, traceLoops } from '../parcels/dissolve.ts';
import type { TileFrame } from '../plan-tiles.ts';
import { CELL_METRES, CELL_UNITS, type Elevation } from './elevation.ts';
import { toCoordinate, type Warp } from './warp.ts';

interface Ground {
  frame: TileFrame;
  elevation: Elevation;
  warp: Warp;
  chance: Chance;
  noise: Noise;
}

/** Classes 1 to 8, and this for the river. */
const RIVER = 9;
/** A mapping cell is two by two cells of the elevation: 200 m. */
const SPAN = 2;
const MAPPING_UNITS = CELL_UNITS * SPAN;
const SLOPE_GROUPS = ['A', 'A', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
/** How far a corner of the lattice is moved, as a share of a mapping cell, so that units do not look like squares. */
const WANDER = 0.28;
const FIRST_ID = 99000000;
const IDS_PER_TILE = 10000;

function classify(degrees: number, soil: number): number {
  if (degrees < 3) return soil > 0.25 ? 1 : soil > -0.2 ? 2 : 3;
  if (degrees < 7) return 3;
  if (degrees < 12) return 4;
  if (degrees < 16) return soil > 0.3 ? 5 : 6;
  if (degrees < 25) return 6;
  return degrees < 35 ? 7 : 8;
}

function classifyCells({ elevation, noise }: Ground, columns: number, rows: number): Uint8Array {
  const classes = new Uint8Array(columns * rows);
  const height = (column: number, row: number) =>
    at(
      elevation.heights,
      Math.min(elevation.rows - 1, row) * elevation.columns + Math.min(elevation.columns - 1, column),
    );
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * SPAN, row * SPAN];
      const here = height(x, y);
      const run = CELL_METRES * SPAN;
      const slope = Math.hypot((height(x + SPAN, y) - here) / run, (height(x, y + SPAN) - here) / run);
      const isRiver = Math.abs(y - elevation.riverRow) <= 1;
      const degrees = (Math.atan(slope) * 180) / Math.PI;
      classes[row * columns + column] = isRiver ? RIVER : classify(degrees, noise(column / 9, row / 9, 41));
    }
  }
  return classes;
}

/** Gives each inner cell the class of the majority of the nine about it; the river stays as it is. */
function calmClasses(classes: Uint8Array, columns: number, rows: number): Uint8Array {
  const calmed = classes.slice();
  for (let row = 1; row + 1 < rows; row++) {
    for (let column = 1; column + 1 < columns; column++) {
      const cell = row * columns + column;
      const votes = new Uint8Array(RIVER + 1);
      for (const north of [-columns, 0, columns]) {
        for (const east of [-1, 0, 1]) {
          const vote = at(classes, cell + north + east);
          votes[vote] = at(votes, vote) + 1;
        }
      }
      const winner = votes.indexOf(Math.max(...votes));
      if (at(votes, winner) >= 5 && at(classes, cell) !== RIVER && winner !== RIVER) calmed[cell] = winner;
    }
  }
  return calmed;
}

/** Groups of cells of one class that touch by an edge. */
function groupCells(classes: Uint8Array, columns: number, rows: number): number[][] {
  const grouped = new Uint8Array(classes.length);
  const groups: number[][] = [];
  for (let start = 0; start < classes.length; start++) {
    if (at(grouped, start)) continue;
    grouped[start] = 1;
    const group = [start];
    for (const cell of group) {
      const column = cell % columns;
      const row = Math.floor(cell / columns);
      const around = [
        ...(column > 0 ? [cell - 1] : []),
        ...(column + 1 < columns ? [cell + 1] : []),
        ...(row > 0 ? [cell - columns] : []),
        ...(row + 1 < rows ? [cell + columns] : []),
      ];
      for (const next of around) {
        if (at(grouped, next) || at(classes, next) !== at(classes, start)) continue;
        grouped[next] = 1;
        group.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The outline of a group as directed edges between lattice corners, the group on the left. */
function outline(group: readonly number[], columns: number, rows: number): Map<number, number[]> {
  const members = new Set(group);
  const corner = (column: number, row: number) => row * (columns + 1) + column;
  const edges = new Map<number, number[]>();
  for (const cell of group) {
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    if (!members.has(cell - columns)) addTo(edges, corner(column, row), corner(column + 1, row));
    if (column + 1 === columns || !members.has(cell + 1)) {
      addTo(edges, corner(column + 1, row), corner(column + 1, row + 1));
    }
    if (row + 1 === rows || !members.has(cell + columns)) {
      addTo(edges, corner(column + 1, row + 1), corner(column, row + 1));
    }
    if (column === 0 || !members.has(cell - 1)) addTo(edges, corner(column, row + 1), corner(column, row));
  }
  return edges;
}

function placeCorners({ frame, chance, warp }: Ground, columns: number, rows: number) {
  const lattice: PlanePoint[] = [];
  const coordinates: ReturnType<typeof toCoordinate>[] = [];
  const shift = (step: number, count: number, salt: number, [column, row]: readonly [number, number]) =>
    step === 0 || step === count
      ? 0
      : WANDER * (chance.fraction(column, row, frame.column, frame.row, salt) * 2 - 1);
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const u =
        column === columns
          ? frame.width
          : (column + shift(column, columns, 42, [column, row])) * MAPPING_UNITS;
      const v = row === rows ? frame.height : (row + shift(row, rows, 43, [column, row])) * MAPPING_UNITS;
      lattice.push([column, row]);
      coordinates.push(toCoordinate(warp(Math.round(u), Math.round(v))));
    }
  }
  return { lattice, coordinates };
}

/** Land use capability units: slope classes on a 200 m lattice, their borders along moved lattice lines. */
export function mapLandUseCapability(ground: Ground): LandUseCapabilityFeature[] {
  const { elevation, frame, chance } = ground;
  const columns = Math.floor(elevation.columns / SPAN);
  const rows = Math.floor(elevation.rows / SPAN);
  let classes = classifyCells(ground, columns, rows);
  for (let pass = 0; pass < 2; pass++) classes = calmClasses(classes, columns, rows);
  const { lattice, coordinates } = placeCorners(ground, columns, rows);
  return groupCells(classes, columns, rows).map((group, index) => {
    const polygons = nestLoops(traceLoops(outline(group, columns, rows)), lattice);
    return {
      type: 'Feature',
      id: FIRST_ID + frame.index * IDS_PER_TILE + index,
      geometry: {
        type: 'MultiPolygon',
        coordinates: polygons.map((rings) =>
          rings.map((ring) => [...ring, at(ring, 0)].map((corner) => at(coordinates, corner))),
        ),
      },
      properties: describeUnit(at(classes, at(group, 0)), index, frame, chance),
    };
  });
}

function describeUnit(capability: number, index: number, frame: TileFrame, chance: Chance) {
  if (capability === RIVER)
    return { luc: 'rive', lcorrclass: 'r', lcorrlim: null, lcorrunit: null, slope: null };
  const isFlat = capability <= 3;
  const flatLimit = chance.fraction(index, frame.index, 44) < 0.5 ? 's' : 'w';
  const limit = isFlat ? flatLimit : 'e';
  const unit = String(1 + (chance.hash(index, frame.index, 45) % 9));
  return {
    luc: `${capability}${limit}${unit}`,
    lcorrclass: String(capability),
    lcorrlim: limit,
    lcorrunit: unit,
    slope: SLOPE_GROUPS[capability] ?? null,
  };
}
