import type { Position } from '../shape/geometry.ts';

/**
 * Simplifies a line: every dropped position lies within the tolerance (degrees, or the unit of a plane) of the simplified line (Douglas and
 * Peucker 1973). Both ends stay. A closed line also keeps the position farthest from its start, because it would vanish otherwise.
 */
export function simplifyLine<Place extends Position>(
  line: readonly Place[],
  tolerance: number,
): readonly Place[] {
  const last = line.length - 1;
  if (last < 2) return line;
  const kept = new Set([0, last]);
  // Two places for a stretch, the later ones first: this is done for every line of every map, and pairs would be many.
  const stretches = [0, last];
  const [start, end] = [line[0], line[last]];
  if (start !== undefined && end !== undefined && start[0] === end[0] && start[1] === end[1]) {
    const place = farthest(line, { from: 0, to: last, beyond: 0 });
    kept.add(place);
    stretches.push(place, last);
    stretches[1] = place;
  }
  while (stretches.length > 0) {
    const to = stretches.pop() ?? 0;
    const from = stretches.pop() ?? 0;
    const place = farthest(line, { from, to, beyond: tolerance });
    if (place === from) continue;
    kept.add(place);
    stretches.push(from, place, place, to);
  }
  return kept.size === line.length ? line : line.filter((_, place) => kept.has(place));
}

/**
 * Index of the position between two others that lies farthest from the straight line between them; the first of the two when none lies
 * beyond a distance.
 */
function farthest(
  line: readonly Position[],
  { from: start, to: end, beyond }: { readonly from: number; readonly to: number; readonly beyond: number },
): number {
  const from = line[start] as Position; // both places lie in the line
  const to = line[end] as Position; // both places lie in the line
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = dx * dx + dy * dy;
  let best = start;
  // Squares are compared, for this is done for every corner of every map.
  let most = beyond * beyond;
  for (let place = start + 1; place < end; place++) {
    const position = line[place] as Position; // place lies between start and end
    const px = position[0] - from[0];
    const py = position[1] - from[1];
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
    const ax = px - share * dx;
    const ay = py - share * dy;
    const squared = ax * ax + ay * ay;
    if (squared > most) {
      best = place;
      most = squared;
    }
  }
  return best;
}
