import type { Bounds, Position } from '../shape/geometry.ts';
import { simplifyLine } from '../simplify/simplify-line.ts';

/** Steps along each side of the box of a sketch: a fifth of a pixel where it fills a desk. */
const STEPS = 4096;
/** Corners that lie within so many steps of the line are left out: half a pixel there. */
const TOLERANCE = 3;

/** A box of some size, also around a single place: a thousandth of a degree is a hundred metres. */
const sidesOf = ([west, south, east, north]: Bounds): readonly [across: number, down: number] => [
  Math.max(east - west, 0.001),
  Math.max(north - south, 0.001),
];

/**
 * A line as a sketch has it: in whole steps of 1/4096 of the sides of its box, x to the east and y to the south from its north-western corner. The
 * first place is whole, each that follows is told from the one before; corners within three steps of the line are left out.
 *
 * Example: in the box from 172, −43.1 to 172.1, −43 the line from 172, −43 to 172.05, −43.1 is [0, 0, 2048, 4096].
 */
export function sketchedLine(line: readonly Position[], box: Bounds): readonly number[] {
  const [across, down] = sidesOf(box);
  const places = line.map(([longitude, latitude]): Position => [
    Math.round(((longitude - box[0]) / across) * STEPS),
    Math.round(((box[3] - latitude) / down) * STEPS),
  ]);
  return simplifyLine(places, TOLERANCE).flatMap(([x, y], index, kept) => {
    const [beforeX, beforeY] = kept[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
}

/** The places of a line of a sketch, within half a step of where its corners are. */
export function lineOfSketch(steps: readonly number[], box: Bounds): readonly Position[] {
  const [across, down] = sidesOf(box);
  const places: Position[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    places.push([box[0] + (x / STEPS) * across, box[3] - (y / STEPS) * down]);
  }
  return places;
}
