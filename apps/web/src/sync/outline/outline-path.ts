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

/** A point as a ring that can be seen, from the point itself. */
const DOT = 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0';

/** Whether a frame has a width or a height: of one point alone a picture says nothing. */
export const hasExtent = ([west, south, east, north]: Bounds): boolean => east > west || north > south;

/**
 * The path of a shape within a picture of 320 by 200 that shows `frame` whole, in its middle: north up, as wide as it is high on the ground.
 * The frame has an extent ({@link hasExtent}).
 */
export function outlinePath(shape: Geometry, [west, south, east, north]: Bounds): string {
  const [middleLng, middleLat] = [(west + east) / 2, (south + north) / 2];
  const narrowing = Math.cos((middleLat * Math.PI) / 180);
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / ((east - west) * narrowing),
    (HEIGHT - 2 * MARGIN) / (north - south),
  );
  const place = ([lng = 0, lat = 0]: Position): string => {
    const [right, down] = [(lng - middleLng) * narrowing * scale, (middleLat - lat) * scale];
    return `${(WIDTH / 2 + right).toFixed(1)} ${(HEIGHT / 2 + down).toFixed(1)}`;
  };
  return linesOf(shape)
    .map((line) => (line.length === 1 ? `M${place(line[0] ?? [])}${DOT}` : `M${line.map(place).join('L')}`))
    .join('');
}
