import type { PlanePosition } from '../project/transverse-mercator.ts';

type Line = readonly PlanePosition[];

/**
 * Joins lines that were cut, as at the edges of tiles: two lines become one when their ends are within a distance of each other, and no
 * third line's end is. Works in any unit.
 */
export function joinLines(lines: readonly Line[], within: number): readonly Line[] {
  const open = lines.filter((line) => line.length > 1).map((line) => [...line]);
  const isNear = (one: PlanePosition | undefined, two: PlanePosition | undefined): boolean =>
    one !== undefined && two !== undefined && Math.hypot(one[0] - two[0], one[1] - two[1]) <= within;
  const meetingAt = (place: PlanePosition | undefined) =>
    open.flatMap((line) => [
      ...(isNear(line[0], place) ? [{ line, isStart: true }] : []),
      ...(isNear(line.at(-1), place) ? [{ line, isStart: false }] : []),
    ]);
  const joinOnce = (): boolean => {
    for (const line of open) {
      const meeting = meetingAt(line.at(-1));
      const other = meeting.find((one) => one.line !== line);
      if (meeting.length !== 2 || !other) continue;
      const further = other.isStart ? other.line : other.line.toReversed();
      open.splice(open.indexOf(other.line), 1);
      line.push(...further.slice(1));
      return true;
    }
    return false;
  };
  while (joinOnce());
  return open;
}
