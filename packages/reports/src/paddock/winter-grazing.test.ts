import { ruleInForce, winterGrazingRules } from '@tussock/domain';
import { expect, test } from 'vitest';
import { paddockFeature } from '../testing/report-examples.ts';
import { paddockLines } from './paddock-line.ts';
import { assessWinterGrazing } from './winter-grazing.ts';
import { winterSection } from './winter-section.ts';

const rule = ruleInForce(winterGrazingRules, { on: '2026-11-21', region: null });
const crop = { use: 'crop', crop: 'kale', winterGrazing: true };
const grazed = (hectares: number, attributes: Readonly<Record<string, unknown>> = {}) =>
  paddockLines([
    paddockFeature({ ...crop, name: 'Kale', ...attributes }, { hectares }),
    paddockFeature({ name: 'Grass' }, { hectares: 10 }),
  ]);

test.each([
  { farmHectares: 200, hectares: 50, permitted: 5000, isOver: false },
  { farmHectares: 200, hectares: 50.01, permitted: 5000, isOver: true },
  { farmHectares: 600, hectares: 60, permitted: 6000, isOver: false },
  { farmHectares: 600, hectares: 60.01, permitted: 6000, isOver: true },
  { farmHectares: null, hectares: 55, permitted: 5000, isOver: true },
])('$hectares ha on a farm of $farmHectares ha: over $permitted hundredths is $isOver', (example) => {
  const grazing = assessWinterGrazing(grazed(example.hectares), { farmHectares: example.farmHectares, rule });
  expect(grazing.permittedHundredths).toBe(example.permitted);
  expect(grazing.isOverArea).toBe(example.isOver);
});

test('only crops marked as winter grazed are on the list', () => {
  const grazing = assessWinterGrazing(grazed(4), { farmHectares: 100, rule });
  expect(grazing.paddocks.map(({ name }) => name)).toEqual(['Kale']);
  expect(grazing).toMatchObject({ areaHundredths: 400, shareOfFarm: 4 });
});

test('10 degrees may be grazed, anything steeper is pointed out', () => {
  const sections = [10, 10.5].map((maxSlope) =>
    winterSection(assessWinterGrazing(grazed(4, { maxSlope }), { farmHectares: 100, rule }), rule),
  );
  expect(sections.map(({ warnings }) => warnings)).toEqual([[], ['Steeper than 10° over 20 m: Kale.']]);
});

test('without a boundary the share of the farm is left open and the text says so', () => {
  const section = winterSection(assessWinterGrazing(grazed(4), { farmHectares: null, rule }), rule);
  expect(section.statements.join(' ')).toContain('The boundary has not been chosen');
  expect(section.statements.join(' ')).not.toContain('NaN');
});

test('without a rule nothing is judged', () => {
  const section = winterSection(assessWinterGrazing(grazed(400), { farmHectares: 100, rule: null }), null);
  expect(section.warnings).toEqual([]);
  expect(section.method).toEqual(['No rule on winter grazing is on file for the date of this report.']);
});
