import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drag, keepWithin, squareOf, WHOLE } from './crop-square.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
// Of doubles about 0 nearly all are next to nothing.
const place = fc.integer({ min: -2000, max: 3000 }).map((thousandths) => thousandths / 1000);
const crops = fc.record({
  across: place,
  down: place,
  zoom: fc.double({ min: 0.1, max: 9, noNaN: true }),
});
const distances = fc.record({
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
});

describe('the square of a picture', () => {
  test('is the largest one in the middle to begin with', () => {
    expect(squareOf({ width: 400, height: 200 }, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
  });

  test('is half as wide at twice the size', () => {
    expect(squareOf({ width: 400, height: 200 }, { ...WHOLE, zoom: 2 })).toEqual({
      left: 150,
      top: 50,
      side: 100,
    });
  });

  test('follows the finger: the picture is dragged to the right, the square goes to the left', () => {
    const size = { width: 400, height: 200 };
    const moved = drag(size, { ...WHOLE, zoom: 2 }, { x: 50, y: 0 }, 200);
    expect(squareOf(size, moved)).toEqual({ left: 125, top: 50, side: 100 });
  });

  test('lies within the picture, wherever it is dragged', () => {
    fc.assert(
      fc.property(sizes, crops, distances, (size, crop, by) => {
        const { left, top, side } = squareOf(size, drag(size, crop, by, 280));
        expect(left).toBeGreaterThanOrEqual(-1e-6);
        expect(top).toBeGreaterThanOrEqual(-1e-6);
        expect(left + side).toBeLessThanOrEqual(size.width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(size.height + 1e-6);
        expect(side).toBeGreaterThan(0);
      }),
    );
  });

  test('that lies within stays where it is', () => {
    fc.assert(
      fc.property(sizes, crops, (size, crop) => {
        const once = keepWithin(size, crop);
        const again = keepWithin(size, once);
        expect(again.across).toBeCloseTo(once.across, 9);
        expect(again.down).toBeCloseTo(once.down, 9);
      }),
    );
  });
});
