import type { PlanePosition } from '../project/transverse-mercator.ts';

/** Left, top, right, bottom. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Part of a segment inside the box, as two shares of the segment; null when there is none (Liang and Barsky). */
function shareWithin(from: PlanePosition, to: PlanePosition, [left, top, right, bottom]: Box) {
  let [enters, leaves] = [0, 1];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  for (const [step, room] of [
    [-dx, from[0] - left],
    [dx, right - from[0]],
    [-dy, from[1] - top],
    [dy, bottom - from[1]],
  ] as const) {
    if (step === 0 && room < 0) return null;
    if (step < 0) enters = Math.max(enters, room / step);
    if (step > 0) leaves = Math.min(leaves, room / step);
  }
  return enters <= leaves ? ([enters, leaves] as const) : null;
}

/** Clips a line to a box, in any unit, and returns the pieces inside. */
export function clipLine(line: readonly PlanePosition[], box: Box): readonly (readonly PlanePosition[])[] {
  const pieces: PlanePosition[][] = [];
  let isGoingOn = false;
  line.forEach((to, index) => {
    const from = line[index - 1];
    if (!from) return;
    const share = shareWithin(from, to, box);
    const at = (part: number): PlanePosition => [
      from[0] + part * (to[0] - from[0]),
      from[1] + part * (to[1] - from[1]),
    ];
    if (share) {
      const [enters, leaves] = share;
      if (!isGoingOn || enters > 0) pieces.push([at(enters)]);
      pieces.at(-1)?.push(at(leaves));
      isGoingOn = leaves === 1;
    } else isGoingOn = false;
  });
  return pieces;
}
