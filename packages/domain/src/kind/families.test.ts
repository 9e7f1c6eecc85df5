import { expect, test } from 'vitest';
import { contrast, distanceSeen, visions } from '../testing/colour-vision.ts';
import { families, type Family } from './families.ts';

const names = Object.keys(families) as readonly Family[]; // its own keys
const pairs = names.flatMap((one, place) => names.slice(place + 1).map((other) => [one, other] as const));
const grounds = ['light', 'dark'] as const;
/** Two hundredths of the way from black to white are just seen side by side; over a map it takes three times that. */
const TOLD_APART = 0.06;

test.each(grounds.flatMap((ground) => visions.map((vision) => [ground, vision] as const)))(
  'families of colour are told apart on %s ground with %s',
  (ground, vision) => {
    const alike = pairs.filter(
      ([one, other]) =>
        distanceSeen(families[one][ground].plain, families[other][ground].plain, vision) < TOLD_APART,
    );
    expect(alike).toEqual([]);
  },
);

test.each([
  ['light', '#F6F2E7'],
  ['dark', '#141813'],
] as const)('the lines of every family are seen on %s ground', (ground, paper) => {
  const faint = names.filter((name) => contrast(families[name][ground].plain, paper) < 3);
  expect(faint).toEqual([]);
});

test.each(names)('the shades of %s are told apart by lightness', (name) => {
  const near = grounds.flatMap((ground) => {
    const { deep, plain, pale } = families[name][ground];
    return [
      [deep, plain],
      [plain, pale],
    ].filter(([one = '', other = '']) => distanceSeen(one, other, 'usual vision') < TOLD_APART);
  });
  expect(near).toEqual([]);
});
