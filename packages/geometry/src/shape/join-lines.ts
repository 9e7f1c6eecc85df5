import type { PlanePosition } from '../project/transverse-mercator.ts';

type Line = readonly PlanePosition[];

interface End {
  readonly line: number;
  readonly isStart: boolean;
  readonly at: PlanePosition;
}

/** Finds for each end the only other end within a distance of it; ends near none or several have no partner. Ends are sorted into square cells. */
function partnersOf(ends: readonly End[], within: number): ReadonlyMap<End, End> {
  const size = within > 0 ? within : 1;
  const cellOf = (value: number): number => Math.floor(value / size);
  const cells = new Map<string, End[]>();
  for (const end of ends) {
    const cell = `${cellOf(end.at[0])} ${cellOf(end.at[1])}`;
    cells.set(cell, [...(cells.get(cell) ?? []), end]);
  }
  const near = (end: End): readonly End[] => {
    const [x, y] = [cellOf(end.at[0]), cellOf(end.at[1])];
    const around = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((up) => cells.get(`${x + right} ${y + up}`) ?? []),
    );
    return around.filter(
      (one) => one !== end && Math.hypot(one.at[0] - end.at[0], one.at[1] - end.at[1]) <= within,
    );
  };
  const only = new Map(
    ends.flatMap((end) => {
      const [other, third] = near(end);
      return other && !third && other.line !== end.line ? [[end, other] as const] : [];
    }),
  );
  return new Map([...only].filter(([end, other]) => only.get(other) === end));
}

/**
 * Joins lines that were cut, as at the edges of tiles: two lines become one when their ends are within a distance of each other, and no
 * third line's end is. Works in any unit.
 */
export function joinLines(lines: readonly Line[], within: number): readonly Line[] {
  const open = lines.filter((line) => line.length > 1);
  const ends = open.flatMap((positions, line): readonly End[] => {
    const [start, end] = [positions[0], positions.at(-1)];
    return start && end
      ? [
          { line, isStart: true, at: start },
          { line, isStart: false, at: end },
        ]
      : [];
  });
  const partners = partnersOf(ends, within);
  const endOf = (line: number, isStart: boolean): End | undefined => ends[2 * line + (isStart ? 0 : 1)];
  const used = new Set<number>();

  /** Follows a chain from a line to its other end, or once around. */
  const follow = (first: number, fromStart: boolean): Line => {
    const joined: PlanePosition[] = [];
    let [line, isForwards] = [first, fromStart];
    for (;;) {
      used.add(line);
      const positions = open[line] ?? [];
      joined.push(...(isForwards ? positions : positions.toReversed()).slice(joined.length === 0 ? 0 : 1));
      const leaves = endOf(line, !isForwards);
      const next = leaves && partners.get(leaves);
      if (!next || used.has(next.line)) return joined;
      [line, isForwards] = [next.line, next.isStart];
    }
  };
  const isFree = (end: End | undefined): boolean => end !== undefined && !partners.has(end);
  // Chains from their own ends first, in the order and direction of their first lines; what is left is round.
  const chains = open.flatMap((_, line) => {
    if (used.has(line)) return [];
    if (isFree(endOf(line, true))) return [follow(line, true)];
    return isFree(endOf(line, false)) ? [follow(line, false)] : [];
  });
  const rings = open.flatMap((_, line) => (used.has(line) ? [] : [follow(line, true)]));
  return [...chains, ...rings];
}
