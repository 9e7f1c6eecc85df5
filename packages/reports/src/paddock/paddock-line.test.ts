import { expect, test } from 'vitest';
import { paddockFeature } from '../testing/report-examples.ts';
import { paddockLines } from './paddock-line.ts';

test('paddocks are sorted as people count, macrons among their letters', () => {
  const names = ['Paddock 10', 'Tōtara', 'Paddock 2', 'Toetoe', 'paddock 1'];
  const lines = paddockLines(names.map((name) => paddockFeature({ name })));
  expect(lines.map(({ name }) => name)).toEqual(['paddock 1', 'Paddock 2', 'Paddock 10', 'Toetoe', 'Tōtara']);
});

test('the number of a paddock is the one the farm gave it, not its place in the list', () => {
  const lines = paddockLines([
    paddockFeature({ name: 'A', paddockNumber: '12a' }),
    paddockFeature({ name: 'B' }),
  ]);
  expect(lines.map(({ number }) => number)).toEqual(['12a', null]);
});

test('removed paddocks are left out, planned ones are marked', () => {
  const lines = paddockLines([
    paddockFeature({ name: 'Gone', status: 'removed' }),
    paddockFeature({ name: 'To come', status: 'planned' }),
  ]);
  expect(lines.map(({ name, isPlanned }) => ({ name, isPlanned }))).toEqual([
    { name: 'To come', isPlanned: true },
  ]);
});

test.each([
  [{ use: 'pasture' }, 50_000],
  [{ use: 'pasture', effectiveHa: 4.6 }, 46_000],
  [{ use: 'retired' }, 0],
  [{ use: 'retired', effectiveHa: 1.25 }, 12_500],
])('the effective area of %o is %i m²', (attributes, effectiveM2) => {
  const [line] = paddockLines([paddockFeature(attributes, { hectares: 5 })]);
  expect(line?.effectiveM2).toBe(effectiveM2);
});

test('a crop counts only while the paddock is cropped, also for winter grazing', () => {
  const [line] = paddockLines([paddockFeature({ use: 'pasture', crop: 'kale', winterGrazing: true })]);
  expect(line).toMatchObject({ crop: null, isWinterGrazed: false });
});

test('keys are read by the labels of the kind', () => {
  const [line] = paddockLines([
    paddockFeature({
      use: 'pastureThenCrop',
      pastureSpecies: 'tallFescue',
      crop: 'kale',
      slopeClass: 'rolling',
    }),
  ]);
  expect(line).toMatchObject({ species: 'Tall fescue', crop: 'Kale', slope: 'Rolling (8-15)' });
});

test.each([
  ['no irrigator', {}, false],
  ['an empty list of irrigators', { irrigatorIds: [] }, false],
  ['an irrigator', { irrigatorIds: ['01900000-0000-7000-8000-000000000001'] }, true],
])('a paddock with %s says so', (_what, attributes, hasIrrigator) => {
  const [line] = paddockLines([paddockFeature(attributes)]);
  expect(line?.hasIrrigator).toBe(hasIrrigator);
});
