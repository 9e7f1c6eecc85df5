import { expect, test } from 'vitest';
import { roomForBox } from './room-for-box.ts';

/** A rectangle around 0, 0, where degrees are as long in each direction: as wide and as high as given. */
const rectangle = (width: number, height: number) =>
  ({
    type: 'Polygon',
    coordinates: [
      [
        [-width / 2, -height / 2],
        [width / 2, -height / 2],
        [width / 2, height / 2],
        [-width / 2, height / 2],
        [-width / 2, -height / 2],
      ],
    ],
  }) as const;

test.each([
  // Its height is what limits it, then its width.
  [0.4, 0.1, 2, 0.1],
  [0.1, 0.4, 2, 0.05],
  [0.2, 0.2, 1, 0.2],
])('in an area of %d by %d a box %d times as wide as high is %d high', (width, height, proportions, room) => {
  expect(roomForBox(rectangle(width, height), [0, 0], proportions)).toBeCloseTo(room, 9);
});

test('a slanting side limits a box by its nearest corner', () => {
  const triangle = {
    type: 'Polygon',
    coordinates: [
      [
        [-0.3, -0.1],
        [0.3, -0.1],
        [0, 0.2],
        [-0.3, -0.1],
      ],
    ],
  } as const;
  // The right side is x + y = 0.2: a square around nought reaches it with its corner at 0.1, 0.1.
  expect(roomForBox(triangle, [0, 0], 1)).toBeCloseTo(0.2, 9);
});

test('a hole takes room away, and a line limits nothing', () => {
  const [outline] = rectangle(1, 1).coordinates;
  const hole = outline.map(([x, y]) => [0.2 + x / 10, y / 10] as const);
  expect(roomForBox({ type: 'Polygon', coordinates: [outline, hole] }, [0, 0], 1)).toBeCloseTo(0.3, 9);
  expect(roomForBox({ type: 'LineString', coordinates: [[0, 0], [1, 1]] }, [0, 0], 1)).toBe(Infinity); // prettier-ignore
});
