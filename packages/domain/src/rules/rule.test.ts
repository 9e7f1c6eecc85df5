import { expect, test } from 'vitest';
import { ruleInForce, type Rule } from './rule.ts';
import { winterGrazingRules } from './winter-grazing.ts';

const source = { title: 'Example', provision: '1', address: 'https://example.org' };
const rule = (about: Partial<Rule<string>>): Rule<string> => ({
  source,
  region: null,
  validFrom: '2020-01-01',
  validTo: null,
  limits: 'national',
  ...about,
});

test("a region's own rule goes before the national one", () => {
  const rules = [rule({}), rule({ region: 'otago', limits: 'Otago' })];
  expect(ruleInForce(rules, { on: '2026-01-01', region: 'otago' })?.limits).toBe('Otago');
  expect(ruleInForce(rules, { on: '2026-01-01', region: 'southland' })?.limits).toBe('national');
  expect(ruleInForce(rules, { on: '2026-01-01', region: null })?.limits).toBe('national');
});

test('a rule holds from its first day to its last', () => {
  const rules = [
    rule({ validTo: '2024-06-30', limits: 'old' }),
    rule({ validFrom: '2024-07-01', limits: 'new' }),
  ];
  expect(ruleInForce(rules, { on: '2019-12-31', region: null })).toBeNull();
  expect(ruleInForce(rules, { on: '2024-06-30', region: null })?.limits).toBe('old');
  expect(ruleInForce(rules, { on: '2024-07-01', region: null })?.limits).toBe('new');
});

test('of two rules that hold at once the younger counts', () => {
  const rules = [rule({ limits: 'older' }), rule({ validFrom: '2022-01-01', limits: 'younger' })];
  expect(ruleInForce(rules, { on: '2023-01-01', region: null })?.limits).toBe('younger');
});

test('winter grazing has a national rule that says where it is written', () => {
  const found = ruleInForce(winterGrazingRules, { on: '2026-11-21', region: 'canterbury' });
  expect(found?.limits).toEqual({ areaHectares: 50, shareOfFarmPercent: 10, steepestDegrees: 10 });
  expect(found?.source.provision).toContain('26');
});
