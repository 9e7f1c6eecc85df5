import type { Bounds, Geometry } from '@tussock/geometry';

const WIDTH = 320;
const HEIGHT = 200;
const MARGIN = 12;

type Position = readonly number[];

const linesOf = (shape: Geometry): readonly (readonly Position[])[] => {
  switch (shape.type) {
    case 'Point':
      return [[shape.coordinates]];
    case 'LineString':
      return [shape.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return shape.coordinates;
    case 'MultiPolygon':
      return shape.coordinates.flat();
  }
};

/** The path of a shape within a picture of 320 by 200 that shows `frame` whole: north up, as wide as it is high on the ground. */
export function outlinePath(shape: Geometry, [west, south, east, north]: Bounds): string {
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const wide = Math.max((east - west) * narrowing, 1e-9);
  const high = Math.max(north - south, 1e-9);
  const scale = Math.min((WIDTH - 2 * MARGIN) / wide, (HEIGHT - 2 * MARGIN) / high);
  const [left, top] = [(WIDTH - wide * scale) / 2, (HEIGHT - high * scale) / 2];
  const place = ([lng = 0, lat = 0]: Position): string =>
    `${(left + (lng - west) * narrowing * scale).toFixed(1)} ${(top + (north - lat) * scale).toFixed(1)}`;
  return linesOf(shape)
    .map((line) => (line.length === 1 ? `M${place(line[0] ?? [])}h0.01` : `M${line.map(place).join('L')}`))
    .join('');
}
