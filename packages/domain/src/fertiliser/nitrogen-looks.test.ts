import { expect, test } from 'vitest';
import { nitrogenCapRules } from '../rules/nitrogen-cap.ts';
import { nitrogenLook, nitrogenLooks } from './nitrogen-looks.ts';

test.each([
  [0, 'None'],
  [0.04, 'None'],
  [0.1, 'Up to 50'],
  [50, 'Up to 50'],
  [62.3, '50–100'],
  [150, '100–150'],
  [190, '150–190'],
  [190.1, 'Over 190'],
])('%d kg N/ha is shown as “%s”', (kgPerHectare, label) => {
  expect(nitrogenLook(kgPerHectare).label).toBe(label);
});

/** Relative luminance of a colour, as contrast is reckoned. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test('each step is clearly darker than the one before, so that it holds without colour', () => {
  const steps = nitrogenLooks.map(({ colour }) => luminance(colour) + 0.05);
  const contrasts = steps.slice(1).map((step, at) => (steps[at] ?? 0) / step);
  expect(Math.min(...contrasts)).toBeGreaterThan(1.2);
});

test('the last step begins at the cap of the rule in force', () => {
  expect(nitrogenCapRules.at(-1)?.limits.kgPerHectareYear).toBe(190);
});
