import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slopeFigures } from './slope-figures.ts';

const figuresOf = (degrees: readonly number[], hectares = 10) =>
  slopeFigures({ degrees, steepestRunDegrees: 31.26, cellMetres: 7.012 }, hectares);

test('the mean, its class and the hectares of each class, from the cells', () => {
  expect(figuresOf([2, 6.9, 12, 20.1])).toEqual({
    meanDegrees: 10.3,
    steepestDegrees: 31.3,
    slopeClass: 'rolling',
    hectaresByClass: [
      { slopeClass: 'flat', hectares: 5 },
      { slopeClass: 'rolling', hectares: 2.5 },
      { slopeClass: 'easyHill', hectares: 2.5 },
    ],
    cellMetres: 7,
  });
});

test('the class is that of the figure that is shown: 7.04 is said as 7.0 and is flat', () => {
  expect(figuresOf([7.04])).toMatchObject({ meanDegrees: 7, slopeClass: 'flat' });
  expect(figuresOf([7.06])).toMatchObject({ meanDegrees: 7.1, slopeClass: 'rolling' });
});

test('the hectares of the classes add up to those of the shape, to the hundredth', () => {
  fc.assert(
    fc.property(
      // Of doubles from 0 up nearly all are next to nothing, and flat.
      fc.array(
        fc.integer({ min: 0, max: 6000 }).map((hundredths) => hundredths / 100),
        { minLength: 1, maxLength: 60 },
      ),
      fc.integer({ min: 10, max: 100_000 }),
      (degrees, hundredths) => {
        const parts = figuresOf(degrees, hundredths / 100)?.hectaresByClass ?? [];
        expect(parts.reduce((sum, { hectares }) => sum + Math.round(hectares * 100), 0)).toBe(hundredths);
      },
    ),
  );
});

test('of ground that nobody knows there are no figures', () => {
  expect(figuresOf([])).toBeNull();
});
