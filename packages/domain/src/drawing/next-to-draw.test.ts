import { expect, test } from 'vitest';
import { nextToDraw } from './next-to-draw.ts';

test.each([
  ['nothing is drawn yet', [0, 60, 0], 'draw'],
  ['most of the farm is unmapped', [20, 40, 2], 'draw'],
  ['what is left is about one shape', [50, 10, 5], 'fillGap'],
  ['the whole farm is mapped', [60, 0, 6], null],
] as const)('where %s', (_, [drawnHectares, unallocatedHectares, count], next) => {
  expect(nextToDraw({ drawnHectares, unallocatedHectares }, count)).toBe(next);
});
