import { at } from '../chance/at.ts';
import type { Chance } from '../chance/chance.ts';
import type { PlanePoint } from '../coordinate.ts';
import type { RiverFeature } from '../features.ts';
import type { TileFrame } from '../plan-tiles.ts';
import type { Drainage } from './drainage.ts';
import { CELL_METRES, CELL_UNITS, type Elevation } from './elevation.ts';
import type { BedPoint, StreamBed } from './stream-beds.ts';
import { toCoordinate, type Warp } from './warp.ts';

/** A river that comes from beyond the tile: the reach it enters and the order it brings. */
export interface Inflow {
  nzsegment: number;
  order: number;
}

interface Ground {
  frame: TileFrame;
  elevation: Elevation;
  drainage: Drainage;
  riverAxis: number;
  warp: Warp;
  chance: Chance;
}

/** Segment numbers of this size are not in use. */
const FIRST_SEGMENT = 97000000;
const SEGMENTS_PER_TILE = 5000;
const toTenth = (value: number) => Math.round(value * 10) / 10;
/** How far a stream may lie from the middle of its cell, as a share of the cell. */
const WANDER = 0.5;

/** Cuts the corners of a line twice (Chaikin), leaving both ends where they are. The bed falls along with it. */
function roundCorners(line: readonly BedPoint[]): BedPoint[] {
  let rounded = [...line];
  for (let pass = 0; pass < 2; pass++) {
    const last = rounded.length - 2;
    rounded = rounded.flatMap((from, index): BedPoint[] => {
      const to = rounded[index + 1];
      if (!to) return [from];
      const mix = (share: number): BedPoint => [
        share * from[0] + (1 - share) * to[0],
        share * from[1] + (1 - share) * to[1],
        share * from[2] + (1 - share) * to[2],
      ];
      const [near, far] = [mix(0.75), mix(0.25)];
      return [...(index === 0 ? [from] : [near]), ...(index < last ? [far] : [])];
    });
  }
  return rounded;
}

function lineLength(points: readonly PlanePoint[]): number {
  let length = 0;
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before) length += Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  return length;
}

/** The cells of a reach: from its head down to the head of the next, that one included. */
function followReach(head: number, heads: ReadonlyMap<number, number>, downstream: Int32Array) {
  const path = [head];
  for (let cell = at(downstream, head); cell >= 0; cell = at(downstream, cell)) {
    path.push(cell);
    if (heads.has(cell)) return { path, next: cell };
  }
  return { path, next: undefined };
}

/** Draws the reaches of a tile, with REC2 fields. A reach begins at a source, at a meeting of streams, or at an inflow. */
export function drawStreams(ground: Ground): {
  rivers: RiverFeature[];
  inflows: Inflow[];
  beds: StreamBed[];
} {
  const { frame, drainage } = ground;
  const heads = new Map<number, number>();
  for (const cell of drainage.sequence) {
    if (!at(drainage.orders, cell)) continue;
    if (at(drainage.inlets, cell) === 1 && !drainage.inflows.has(cell)) continue;
    heads.set(cell, FIRST_SEGMENT + frame.index * SEGMENTS_PER_TILE + heads.size);
  }
  const reaches = [...heads].map(([head, segment]) => drawReach(ground, head, segment, heads));
  const rivers = reaches.map(({ river }) => river);
  measureToOutlet(rivers);
  const inflows = [...drainage.inflows].flatMap(([cell, order]) => {
    const nzsegment = heads.get(cell);
    return nzsegment === undefined ? [] : [{ nzsegment, order }];
  });
  return { rivers, inflows, beds: reaches.map(({ bed }) => bed) };
}

function drawReach(
  ground: Ground,
  head: number,
  segment: number,
  heads: ReadonlyMap<number, number>,
): { river: RiverFeature; bed: StreamBed } {
  const { drainage, elevation, frame, riverAxis, warp } = ground;
  const { path, next } = followReach(head, heads, drainage.downstream);
  const isMain = at(drainage.onMainRiver, head) === 1;
  const survey = path.map((cell): BedPoint => [...placeCell(ground, cell), at(drainage.filled, cell)]);
  const lowest = at(drainage.filled, at(path, path.length - 1));
  if (next === undefined) survey.push([elevation.flowsEast ? frame.width : 0, riverAxis, lowest]);
  const points = isMain ? survey : roundCorners(survey);
  const plane = points.map(([u, v]) => warp(u, v));
  const last = at(path, Math.max(0, path.length - (next === undefined ? 1 : 2)));
  const nextSegment = next === undefined ? undefined : heads.get(next);
  const river: RiverFeature = {
    type: 'Feature',
    id: segment,
    geometry: { type: 'LineString', coordinates: plane.map(toCoordinate) },
    properties: {
      nzsegment: segment,
      HydroID: segment,
      NextDownID: nextSegment ?? -1,
      StreamOrde: at(drainage.orders, head),
      Headwater: at(drainage.inlets, head) === 0 && !drainage.inflows.has(head) ? 1 : 0,
      CUM_AREA: Math.round(at(drainage.drained, last) * CELL_METRES ** 2),
      LENGTHDOWN: 0,
      upElev: toTenth(at(drainage.filled, head)),
      downElev: toTenth(at(drainage.filled, next ?? last)),
      FROM_NODE: segment,
      TO_NODE: nextSegment ?? 1,
      Shape_Leng: toTenth(lineLength(plane)),
    },
  };
  return { river, bed: { order: river.properties.StreamOrde, points } };
}

/** The main river keeps to its axis, which the warp bends; other streams wander within their cells. */
function placeCell({ elevation, drainage, riverAxis, frame, chance }: Ground, cell: number): PlanePoint {
  const column = cell % elevation.columns;
  const row = Math.floor(cell / elevation.columns);
  if (at(drainage.onMainRiver, cell)) return [(column + 0.5) * CELL_UNITS, riverAxis];
  const wander = (salt: number) =>
    0.5 + WANDER * (chance.fraction(cell, frame.column, frame.row, salt) - 0.5);
  return [(column + wander(31)) * CELL_UNITS, (row + wander(32)) * CELL_UNITS];
}

/** Fills in the way from the end of each reach to the outlet of its tile. */
function measureToOutlet(rivers: readonly RiverFeature[]): void {
  const bySegment = new Map(rivers.map(({ properties }) => [properties.nzsegment, properties]));
  for (const { properties } of rivers) {
    let down = 0;
    for (let next = bySegment.get(properties.NextDownID); next; next = bySegment.get(next.NextDownID)) {
      down += next.Shape_Leng;
    }
    properties.LENGTHDOWN = toTenth(down);
  }
}
