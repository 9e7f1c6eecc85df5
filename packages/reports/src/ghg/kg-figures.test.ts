import { factorSetOf } from '@tussock/domain';
import { expect, test } from 'vitest';
import { showFactor, showKg, showStep } from './kg-figures.ts';
import { emissionLineName } from './line-names.ts';

test.each([
  [showKg(12_345), '1,234.5'],
  [showKg(0), '0.0'],
  [showStep(15), '+1.5'],
  [showStep(-15), '-1.5'],
  [showStep(0), '0.0'],
  [showFactor(3.77235), '3.77235'],
  [showFactor(504), '504'],
])('%s is shown as %s', (shown, wanted) => {
  expect(shown).toBe(wanted);
});

test.each([
  [{ enterprise: 'sheep', factor: 'sheep' }, 'Sheep'],
  [{ enterprise: 'beefDairyGrazing', factor: 'dairyCattle' }, 'Beef/Dairy Grazing: dairy cattle'],
  [{ type: 'ureaUncoated' }, 'Urea without urease inhibitor'],
] as const)('the line %j is called %s', (line, name) => {
  expect(emissionLineName(line, factorSetOf(2026))).toBe(name);
});
