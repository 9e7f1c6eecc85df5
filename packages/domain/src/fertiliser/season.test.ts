import { expect, test } from 'vitest';
import { nitrogenCapRules } from '../rules/nitrogen-cap.ts';
import { ruleInForce } from '../rules/rule.ts';
import { seasonOf } from './season.ts';

test.each([
  ['2025-06-30', '2024/25'],
  ['2025-07-01', '2025/26'],
  ['2026-06-30', '2025/26'],
  ['2099-12-31', '2099/00'],
])('%s falls into the season %s', (day, name) => {
  expect(seasonOf(day).name).toBe(name);
});

test('a season runs from 1 July to 30 June', () => {
  expect(seasonOf('2026-02-25')).toMatchObject({ startYear: 2025, from: '2025-07-01', to: '2026-06-30' });
});

test('the nitrogen cap holds everywhere from July 2021 and says where it is written', () => {
  expect(ruleInForce(nitrogenCapRules, { on: '2021-06-30', region: null })).toBeNull();
  const rule = ruleInForce(nitrogenCapRules, { on: '2026-06-30', region: 'southland' });
  expect(rule?.limits).toMatchObject({ kgPerHectareYear: 190, warnAtPercent: 80 });
  expect(rule?.source.provision).toContain('nitrogen');
});
