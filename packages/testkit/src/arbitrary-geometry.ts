import type { AnyKind } from '@tussock/domain';
import fc from 'fast-check';

const longitude = fc.double({ min: 171, max: 173, noNaN: true });
const latitude = fc.double({ min: -44, max: -42, noNaN: true });
/** Degrees; large enough for every figure that may not be above the mapped area. */
const size = fc.integer({ min: 30, max: 50 }).map((steps) => steps / 100);

interface GeoJson {
  readonly type: 'Point' | 'LineString' | 'Polygon';
  readonly coordinates: unknown;
}

const shapes = {
  point: fc.tuple(longitude, latitude).map((coordinates): GeoJson => ({ type: 'Point', coordinates })),
  line: fc.tuple(longitude, latitude, size, size).map(([x, y, width, height]): GeoJson => ({
    type: 'LineString',
    coordinates: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
    ],
  })),
  polygon: fc.tuple(longitude, latitude, size, size).map(([x, y, width, height]): GeoJson => ({
    type: 'Polygon',
    coordinates: [
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
        [x, y],
      ],
    ],
  })),
};

/** A shape that a kind may have, somewhere in Canterbury. */
export const arbitraryGeometry = (kind: AnyKind): fc.Arbitrary<GeoJson> =>
  fc.oneof(...kind.shapes.map((shape) => shapes[shape]));
