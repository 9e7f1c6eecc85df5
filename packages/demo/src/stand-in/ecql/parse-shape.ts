import type { Coordinate, PolygonRings } from '../../cadastre/coordinate.ts';
import type { Bounds, Shape } from '../layers/shapes.ts';
import { EcqlError } from './expression.ts';
import type { TokenReader } from './token-reader.ts';

/*
 * Inside filters the axis order is that of the layer's own system. EPSG:4167 is latitude first, so numbers are swapped here and
 * nowhere else.
 */

function takePosition(reader: TokenReader): Coordinate {
  const latitude = reader.takeNumber();
  const longitude = reader.takeNumber();
  return [longitude, latitude];
}

const takeRings = (reader: TokenReader): PolygonRings =>
  reader.takeList(() => reader.takeList(() => takePosition(reader)));

/** Reads well-known text: POINT, LINESTRING, POLYGON or MULTIPOLYGON, latitude before longitude. */
export function takeShape(reader: TokenReader): Shape {
  if (reader.tookWord('POINT')) {
    const [coordinates = [0, 0]] = reader.takeList(() => takePosition(reader));
    return { type: 'Point', coordinates };
  }
  if (reader.tookWord('LINESTRING'))
    return { type: 'LineString', coordinates: reader.takeList(() => takePosition(reader)) };
  if (reader.tookWord('POLYGON')) return { type: 'MultiPolygon', coordinates: [takeRings(reader)] };
  if (reader.tookWord('MULTIPOLYGON')) {
    return { type: 'MultiPolygon', coordinates: reader.takeList(() => takeRings(reader)) };
  }
  return reader.refuse('POINT, LINESTRING, POLYGON or MULTIPOLYGON');
}

/** Two corners of a box and, if it was named, their system: latitude first unless that is CRS:84. */
export function readBox(numbers: readonly number[], system?: string): Bounds {
  const [first, second, third, fourth] = numbers;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
    throw new EcqlError('A box has four numbers.');
  }
  const isLongitudeFirst = system !== undefined && /CRS:?:?84/i.test(system);
  const [x0, y0, x1, y1] = isLongitudeFirst ? [first, second, third, fourth] : [second, first, fourth, third];
  return { minX: Math.min(x0, x1), minY: Math.min(y0, y1), maxX: Math.max(x0, x1), maxY: Math.max(y0, y1) };
}
