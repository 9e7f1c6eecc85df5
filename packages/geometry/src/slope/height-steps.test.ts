import { expect, test } from 'vitest';
import { heightsOfSteps, stepsOfHeights } from './height-steps.ts';

const place = { worldCells: 256, west: 250, north: 155, columns: 3, rows: 2 };
const heights = Float32Array.from([100.5, 100.4, Number.NaN, 100.6, -0.2, 3724.1]);

test('heights are sent as steps of decimetres from the last known one', () => {
  expect(stepsOfHeights({ ...place, heights })).toEqual({
    ...place,
    steps: [1005, -1, null, 2, -1008, 37_243],
  });
});

test('they arrive as they were, to the bit', () => {
  expect(heightsOfSteps(stepsOfHeights({ ...place, heights }))).toEqual({ ...place, heights });
});
