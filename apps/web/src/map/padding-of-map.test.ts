import { expect, test } from 'vitest';
import { fitPadding } from './padding-of-map.ts';

test('a map keeps free what its stylesheet asks for', () => {
  const asked = { top: 48, right: 48, bottom: 84, left: 48 };
  expect(fitPadding({ width: 1000, height: 800 }, asked)).toEqual(asked);
});

test('a map too small for that still shows the farm, on the clearer side of its middle', () => {
  const asked = { top: 100, right: 60, bottom: 200, left: 20 };
  expect(fitPadding({ width: 195, height: 300 }, asked)).toEqual({
    top: 60,
    right: 60,
    bottom: 120,
    left: 20,
  });
});
