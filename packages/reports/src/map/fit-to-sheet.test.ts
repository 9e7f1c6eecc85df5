import { expect, test } from 'vitest';
import { fitToSheet } from './fit-to-sheet.ts';

const frame = { width: 500, height: 700, padding: 20 };
/** Metres on the ground of a point on paper, of which 72 are an inch, at 1:1000. */
const METRES_AT_THOUSAND = (1000 * 0.0254) / 72;

test.each([
  ['as wide as there is room', 460, 100],
  ['as high as there is room', 100, 660],
])(
  'a farm %s at 1:1000 is drawn at 1:1000, and reaches to the margin that is left free',
  (_how, wide, high) => {
    const [width, height] = [wide * METRES_AT_THOUSAND, high * METRES_AT_THOUSAND];
    const fit = fitToSheet([0, 0, width, height], frame);
    expect(fit.ratio).toBe(1000);
    const [[left, bottom], [right, top]] = [fit.place([0, 0]), fit.place([width, height])];
    expect([left, frame.width - right]).toEqual(Array(2).fill(expect.closeTo((500 - wide) / 2, 2)));
    expect([top, frame.height - bottom]).toEqual(Array(2).fill(expect.closeTo((700 - high) / 2, 2)));
  },
);

test('a farm that is a metre too high is drawn at the next usual scale', () => {
  expect(fitToSheet([0, 0, 10, 660 * METRES_AT_THOUSAND + 1], frame).ratio).toBe(1250);
});

test('however small, nothing is drawn larger than 1:500', () => {
  expect(fitToSheet([0, 0, 1, 1], frame).ratio).toBe(500);
});
