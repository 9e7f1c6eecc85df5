import type { Position } from '../shape/geometry.ts';

/**
 * Fewer positions of a line: every one left out lies within the tolerance (degrees, or the unit of a plane) of the line that stays (Douglas and
 * Peucker 1973). Both ends stay. A closed line also keeps the position farthest from its start, or it would vanish.
 */
export function simplifyLine<Place extends Position>(
  line: readonly Place[],
  tolerance: number,
): readonly Place[] {
  const last = line.length - 1;
  if (last < 2) return line;
  const kept = new Set([0, last]);
  const stretches: [start: number, end: number][] = [[0, last]];
  const [start, end] = [line[0], line[last]];
  if (start !== undefined && end !== undefined && start[0] === end[0] && start[1] === end[1]) {
    const { place } = farthest(line, 0, last);
    kept.add(place);
    stretches.splice(0, 1, [0, place], [place, last]);
  }
  for (let next = stretches.pop(); next !== undefined; next = stretches.pop()) {
    const { place, distance } = farthest(line, ...next);
    if (distance <= tolerance) continue;
    kept.add(place);
    stretches.push([next[0], place], [place, next[1]]);
  }
  return line.filter((_, place) => kept.has(place));
}

/** The position between two others that lies farthest from the straight line between them, and how far. */
function farthest(
  line: readonly Position[],
  start: number,
  end: number,
): { readonly place: number; readonly distance: number } {
  const from = line[start] as Position; // both places lie in the line
  const to = line[end] as Position; // both places lie in the line
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  let [best, most] = [start, 0];
  // Squares are compared, for this is done for every corner of every map.
  for (let place = start + 1; place < end; place++) {
    const position = line[place] as Position; // place lies between start and end
    const px = position[0] - from[0];
    const py = position[1] - from[1];
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
    const [ax, ay] = [px - share * dx, py - share * dy];
    const squared = ax * ax + ay * ay;
    if (squared > most) [best, most] = [place, squared];
  }
  return { place: best, distance: Math.sqrt(most) };
}
