import { clipLine, clipRing, isInTile } from './clip.ts';
import type { TileGeometry } from './tile-feature.ts';
import type { TilePoint } from './tile-space.ts';

/** A geometry as a tile writes it: its type number and its drawing commands. */
export interface TileDrawing {
  type: 1 | 2 | 3;
  commands: number[];
}

const POINT = 1;
const LINE = 2;
const POLYGON = 3;
const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE_PATH = 7;
const command = (id: number, count: number) => (count << 3) | id;
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

/** Writes moves relative to where the pen stands, as the format asks. */
class Pen {
  readonly commands: number[] = [];
  private x = 0;
  private y = 0;

  move(points: readonly TilePoint[]) {
    this.commands.push(command(MOVE_TO, points.length));
    this.shift(points);
  }
  line(points: readonly TilePoint[]) {
    this.commands.push(command(LINE_TO, points.length));
    this.shift(points);
  }
  close() {
    this.commands.push(command(CLOSE_PATH, 1));
  }
  private shift(points: readonly TilePoint[]) {
    for (const [x, y] of points) {
      this.commands.push(zigzag(x - this.x), zigzag(y - this.y));
      this.x = x;
      this.y = y;
    }
  }
}

/** Rounds to whole units and drops points that fall on the one before. */
function snap(points: readonly TilePoint[]): TilePoint[] {
  const kept: TilePoint[] = [];
  for (const [x, y] of points) {
    const snapped: TilePoint = [Math.round(x), Math.round(y)];
    const last = kept.at(-1);
    if (!last || last[0] !== snapped[0] || last[1] !== snapped[1]) kept.push(snapped);
  }
  return kept;
}

/** Doubled signed area in tile units; positive is clockwise on the screen, since y grows southward. */
function doubledArea(ring: readonly TilePoint[]): number {
  let from = ring.at(-1);
  let doubled = 0;
  for (const to of ring) {
    if (from) doubled += from[0] * to[1] - to[0] * from[1];
    from = to;
  }
  return doubled;
}

function drawPoints(pen: Pen, points: readonly TilePoint[]) {
  const inside = points.filter(isInTile).map(([x, y]): TilePoint => [Math.round(x), Math.round(y)]);
  if (inside.length) pen.move(inside);
}

function drawLine(pen: Pen, line: readonly TilePoint[]) {
  for (const part of clipLine(line)) {
    const points = snap(part);
    if (points.length < 2) continue;
    pen.move(points.slice(0, 1));
    pen.line(points.slice(1));
  }
}

/** Shell first and clockwise, holes after it and counter-clockwise; a polygon whose shell vanishes is left out. */
function drawPolygon(pen: Pen, rings: readonly (readonly TilePoint[])[]) {
  for (const [index, closed] of rings.entries()) {
    const ring = snap(clipRing(closed.slice(0, -1)));
    const [first] = ring;
    const last = ring.at(-1);
    if (first && last && ring.length > 1 && first[0] === last[0] && first[1] === last[1]) ring.pop();
    const area = doubledArea(ring);
    if (ring.length < 3 || area === 0) {
      if (index === 0) return;
      continue;
    }
    if (area > 0 !== (index === 0)) ring.reverse();
    pen.move(ring.slice(0, 1));
    pen.line(ring.slice(1));
    pen.close();
  }
}

/** The drawing of a geometry in one tile, or nothing when no part of it is seen there. */
export function drawGeometry(
  geometry: TileGeometry,
  project: (position: readonly number[]) => TilePoint,
): TileDrawing | undefined {
  const pen = new Pen();
  const type = drawParts(pen, geometry, project);
  return pen.commands.length ? { type, commands: pen.commands } : undefined;
}

function drawParts(
  pen: Pen,
  geometry: TileGeometry,
  project: (position: readonly number[]) => TilePoint,
): TileDrawing['type'] {
  switch (geometry.type) {
    case 'Point':
      drawPoints(pen, [project(geometry.coordinates)]);
      return POINT;
    case 'MultiPoint':
      drawPoints(pen, geometry.coordinates.map(project));
      return POINT;
    case 'LineString':
      drawLine(pen, geometry.coordinates.map(project));
      return LINE;
    case 'MultiLineString':
      for (const line of geometry.coordinates) drawLine(pen, line.map(project));
      return LINE;
    case 'Polygon':
      drawPolygon(
        pen,
        geometry.coordinates.map((ring) => ring.map(project)),
      );
      return POLYGON;
    default:
      for (const rings of geometry.coordinates)
        drawPolygon(
          pen,
          rings.map((ring) => ring.map(project)),
        );
      return POLYGON;
  }
}
