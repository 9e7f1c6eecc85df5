import type { AreaPattern } from '@tussock/domain';
import { paper } from '../look/paper.ts';
import type { Mark } from '../scene/scene.ts';
import { pathOf, type PlaneShape } from './plane-shape.ts';

/** Points between the lines of a pattern, their slant in radians and their look. */
const looks: {
  readonly [P in AreaPattern]: {
    readonly gap: number;
    readonly slant: number;
    readonly strokeWidth: number;
    readonly dash?: readonly number[];
  };
} = {
  rows: { gap: 3.6, slant: -Math.PI / 4, strokeWidth: 0.35 },
  bush: { gap: 3.4, slant: 0, strokeWidth: 0.7, dash: [0.8, 3.6] },
  wide: { gap: 5, slant: -Math.PI / 4, strokeWidth: 0.6 },
  close: { gap: 2.5, slant: -Math.PI / 4, strokeWidth: 0.6 },
};

/** Where a line across a shape, in its turned plane, goes in and out of it. */
function crossings({ lines }: PlaneShape, across: number): readonly number[] {
  return lines
    .flatMap((line) =>
      line.flatMap(([x, y], index) => {
        const [fromX, fromY] = line[index - 1] ?? [x, y];
        return fromY <= across === y <= across
          ? []
          : [fromX + ((across - fromY) * (x - fromX)) / (y - fromY)];
      }),
    )
    .toSorted((one, other) => one - other);
}

/** Marks of a quiet pattern within an area. Lines rather than a tile, so that paper and screen draw the same. */
export function patternMarks(shape: PlaneShape, pattern: AreaPattern): readonly Mark[] {
  const { gap, slant, ...look } = looks[pattern];
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)];
  const turned: PlaneShape = {
    ...shape,
    lines: shape.lines.map((line) => line.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin] as const)),
  };
  const heights = turned.lines.flatMap((line) => line.map(([, y]) => y));
  const lowest = heights.reduce((least, y) => Math.min(least, y), Infinity);
  const highest = heights.reduce((most, y) => Math.max(most, y), -Infinity);
  const strokes: (readonly (readonly [number, number])[])[] = [];
  for (let y = Math.ceil(lowest / gap) * gap; y < highest; y += gap) {
    const places = crossings(turned, y).map((x) => [x * cos - y * sin, x * sin + y * cos] as const);
    for (const [index, from] of places.entries()) {
      const to = places[index + 1];
      if (index % 2 === 0 && to) strokes.push([from, to]);
    }
  }
  if (strokes.length === 0) return [];
  const d = pathOf({ type: 'line', lines: strokes });
  return [{ shape: 'path', d, stroke: paper.ink, strokeOpacity: 0.4, ...look }];
}
