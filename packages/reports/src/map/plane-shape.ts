import {
  simplifyLine,
  type Geometry,
  type PlanePosition,
  type Position,
  type Projection,
} from '@tussock/geometry';

/** Geometry on the map plane, or on the sheet: its rings, its lines, or one line with a single position for a point. */
export interface PlaneShape {
  readonly type: 'area' | 'line' | 'point';
  readonly lines: readonly (readonly PlanePosition[])[];
}

/** Projects a geometry to metres. */
export function planeShape(geometry: Geometry, projection: Projection): PlaneShape {
  const project = (line: readonly Position[]): readonly PlanePosition[] => line.map(projection.forward);
  switch (geometry.type) {
    case 'Point':
      return { type: 'point', lines: [project([geometry.coordinates])] };
    case 'LineString':
      return { type: 'line', lines: [project(geometry.coordinates)] };
    case 'MultiLineString':
      return { type: 'line', lines: geometry.coordinates.map(project) };
    case 'Polygon':
      return { type: 'area', lines: geometry.coordinates.map(project) };
    case 'MultiPolygon':
      return { type: 'area', lines: geometry.coordinates.flat().map(project) };
  }
}

/** Tolerance in points: a tenth of the finest line. The dots of a 1200 dpi printer are 0.06 points apart. */
const PRINT_TOLERANCE = 0.05;

/** Converts a shape to the sheet and drops corners that print cannot show. Neighbours may then part by less than the finest line. */
export const putOnSheet = (
  { type, lines }: PlaneShape,
  place: (position: PlanePosition) => PlanePosition,
): PlaneShape => ({
  type,
  lines: lines.map((line) => simplifyLine(line.map(place), PRINT_TOLERANCE)),
});

/** SVG path of a shape, rounded to what print can show. */
export function pathOf({ type, lines }: PlaneShape): string {
  let d = '';
  for (const line of lines) {
    // The closing place of a ring is what Z says.
    const end = type === 'area' ? line.length - 1 : line.length;
    for (let i = 0; i < end; i++) {
      const place = line[i];
      if (place)
        d += `${i === 0 ? 'M' : 'L'}${Math.round(place[0] * 100) / 100} ${Math.round(place[1] * 100) / 100}`;
    }
    if (type === 'area') d += 'Z';
  }
  return d;
}

/** Centroid of the largest ring of an area, if it lies inside; null otherwise and for lines. */
export function balancePoint(shape: PlaneShape): PlanePosition | null {
  if (shape.type !== 'area') return null;
  let best = { size: 0, x: 0, y: 0 };
  for (const line of shape.lines) {
    const [start] = line;
    if (!start) continue;
    let [twiceArea, x, y] = [0, 0, 0];
    for (let i = 1; i < line.length; i++) {
      // Around the first corner, where rounding is least.
      const [fromX, fromY] = [(line[i - 1]?.[0] ?? 0) - start[0], (line[i - 1]?.[1] ?? 0) - start[1]];
      const [toX, toY] = [(line[i]?.[0] ?? 0) - start[0], (line[i]?.[1] ?? 0) - start[1]];
      const cross = fromX * toY - toX * fromY;
      twiceArea += cross;
      x += (fromX + toX) * cross;
      y += (fromY + toY) * cross;
    }
    const size = Math.abs(twiceArea);
    if (size > best.size)
      best = { size, x: start[0] + x / (3 * twiceArea), y: start[1] + y / (3 * twiceArea) };
  }
  return best.size > 0 && isInShape(shape, [best.x, best.y]) ? [best.x, best.y] : null;
}

/** Checks whether a position lies inside an area, both on the sheet. Positions on the border may count either way. */
export function isInShape({ lines }: PlaneShape, [x, y]: PlanePosition): boolean {
  let isInside = false;
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const from = line[i - 1];
      const to = line[i];
      if (!from || !to || from[1] > y === to[1] > y) continue;
      if (x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) isInside = !isInside;
    }
  }
  return isInside;
}
