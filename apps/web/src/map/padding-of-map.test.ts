import { expect, test } from 'vitest';
import { fitPadding } from './padding-of-map.ts';

test('a map keeps free what its stylesheet asks for', () => {
  const asked = { top: 48, right: 48, bottom: 84, left: 48 };
  expect(fitPadding({ width: 1000, height: 800 }, asked)).toEqual(asked);
});

test('a map too small for that still shows the farm, on the clearer side of its middle', () => {
  const asked = { top: 100, right: 60, bottom: 200, left: 20 };
  expect(fitPadding({ width: 195, height: 300 }, asked)).toEqual({
    top: 70,
    right: 60,
    bottom: 140,
    left: 20,
  });
});

test('the farm of a phone at twice its size stands between the bar above it and the buttons below it', () => {
  const { top, bottom } = fitPadding(
    { width: 195, height: 282 },
    { top: 112, right: 8, bottom: 98, left: 56 },
  );
  // The bar ends at 100, and the buttons begin 90 above the foot.
  expect(top).toBeGreaterThan(100);
  expect(bottom).toBeGreaterThan(90);
});
