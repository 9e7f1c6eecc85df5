import { ruleInForce, rulesInForce, winterGrazingRules, winterGrazingStandards } from '@tussock/domain';
import { describe, expect, test } from 'vitest';
import { paddockFeature, squareAt } from '../testing/report-examples.ts';
import { methodIn, saidIn } from '../testing/read-blocks.ts';
import { paddockLines } from './paddock-line.ts';
import { assessWinterGrazing } from './winter-grazing.ts';
import { winterSection } from './winter-section.ts';

const lawOn = (on: string, ofRegion: string | null = null) => ({
  rule: ruleInForce(winterGrazingRules, { on, region: null }),
  standards: rulesInForce(winterGrazingStandards, { on, region: null }),
  ofRegion,
});
const then = lawOn('2024-10-24');
const { rule } = then;
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
    winterSection(assessWinterGrazing(grazed(4, { maxSlope }), { farmHectares: 100, rule }), then),
  );
  expect(sections.map((section) => saidIn(section, 'warning'))).toEqual([
    [],
    ['Steeper than 10° over 20 m: Kale.'],
  ]);
});

test('without a boundary the share of the farm is left open and the text says so', () => {
  const section = winterSection(assessWinterGrazing(grazed(4), { farmHectares: null, rule }), then);
  expect(saidIn(section, 'note').join(' ')).toContain('The boundary has not been chosen');
  expect(saidIn(section, 'note').join(' ')).not.toContain('NaN');
});

test('since 25 October 2024 nothing is judged: the standards are said, with the month they were last checked', () => {
  const law = lawOn('2024-10-25', 'Not checked against the rules of the council for Otago.');
  const steep = grazed(400, { maxSlope: 30 });
  const section = winterSection(assessWinterGrazing(steep, { farmHectares: 500, rule: law.rule }), law);
  const said = saidIn(section, 'note').join(' ');
  expect(saidIn(section, 'warning')).toEqual([]);
  expect(said).toContain(
    'No national limit on the area or slope of winter grazing has been in force since 25 October 2024.',
  );
  expect(said).toContain('at least 5 m from the bed of any river, lake, wetland or drain');
  expect(said).toContain('Critical source areas must be kept in vegetation, uncultivated and ungrazed.');
  expect(said).not.toMatch(/Permitted|over it|within it/);
  expect(methodIn(section).join(' ')).toContain('Standards last checked March 2025.');
  expect(methodIn(section).join(' ')).toContain('Not checked against the rules of the council for Otago.');
});

test('what is judged by a rule that has ended says so', () => {
  const section = winterSection(assessWinterGrazing(grazed(4), { farmHectares: 100, rule }), then);
  expect(methodIn(section).join(' ')).toContain('Judged by the rule of that time, which ended on 24');
});

test('a paddock that is only planned is not winter grazed', () => {
  const grazing = assessWinterGrazing(grazed(400, { status: 'planned' }), { farmHectares: 500, rule });
  expect(grazing).toMatchObject({ paddocks: [], areaHundredths: 0, isOverArea: false });
});

test('without a rule nothing is judged', () => {
  const law = lawOn('2019-06-01');
  const section = winterSection(assessWinterGrazing(grazed(400), { farmHectares: 100, rule: law.rule }), law);
  expect(saidIn(section, 'warning')).toEqual([]);
  expect(methodIn(section)).toEqual(['No rule on winter grazing is on file for the date of this report.']);
});

describe('winter crop outside the boundary', () => {
  // A quarter of 40 ha lies within a farm of 100 ha.
  const lines = paddockLines([
    paddockFeature({ ...crop, name: 'Over the fence' }, { hectares: 40, geometry: squareAt(0, 0, 2) }),
  ]);
  const boundary = [squareAt(1, 1, 10)];

  test('is named, and left out of the share of the farm', () => {
    const grazing = assessWinterGrazing(lines, { farmHectares: 100, boundary, rule: null });
    expect(grazing.shareOfFarm).toBe(10);
    expect(grazing.outsideHundredths).toBe(3000);
    expect(saidIn(winterSection(grazing, lawOn('2026-11-21')), 'note')[0]).toBe(
      '1 paddock is winter grazed: 40.00 ha. 10.00 ha of it is inside the boundary, 10.0 % of the farm; 30.00 ha is outside.',
    );
  });

  test('is left out of what is held against the limit', () => {
    const far = paddockLines([paddockFeature({ ...crop }, { hectares: 60, geometry: squareAt(0, 0) })]);
    const grazing = assessWinterGrazing(far, { farmHectares: 100, boundary, rule });
    expect(grazing).toMatchObject({ isOverArea: false, shareOfFarm: 0, outsideHundredths: 6000 });
  });
});
